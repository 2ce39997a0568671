import type { RulebookId, ShuffleWay, WagerId } from '@baize/rulebook';
import type { Commitment } from '../fairness/recipe.js';
import type { Place } from './finding.js';

/** An event of the store on its way through the audit: its place, its data in today's shape, its postings. */
export interface Entry extends Place {
  readonly type: string;
  readonly data: unknown;
  /** As canonical text. */
  readonly postings: string;
}

// What the audit reads of the house's own streams; the rest of each event is not its business.

/** `rules/<digest>` */
export interface RulesPinned {
  readonly rules: string;
  readonly elections: string;
  readonly house: unknown;
}

/** `house/floor` */
export interface TableCreated {
  readonly slug: string;
  readonly rules: string;
  /** Which of the table's wagers plays for which jackpot of the house. */
  readonly jackpots: Readonly<Partial<Record<WagerId, string>>>;
}

/** `rounds/<slug>` */
export interface RoundCommitted {
  readonly round: string;
  readonly rulebook: RulebookId;
  readonly shuffledBy: ShuffleWay;
  readonly cutAtLeast: number | null;
  readonly commitment: Commitment;
}

export interface SeedsClosed {
  readonly round: string;
  readonly seeds: readonly { readonly seat: number; readonly seed: string }[];
}

export interface CommitmentVoided {
  readonly round: string;
  readonly commitment: Commitment;
  readonly reason: string;
  readonly houseSeed: string;
}

export interface RoundFiled {
  readonly round: string;
  readonly number: number;
  readonly rules: string;
  readonly from: number;
  readonly to: number;
  readonly outcome: 'complete' | 'void';
  readonly proof: unknown;
}
