import type { ClauseId } from '../schema/cited.js';
import type { TableKey, WagerId } from '../schema/names.js';

/** What must stand on the layout and the signs of one table, and nothing that is not in use. */
export interface Sign {
  readonly operator: string;
  readonly title: string;
  readonly document: string;
  readonly areas: readonly SignLine[];
  readonly limits: readonly SignLimit[];
  readonly inscriptions: readonly SignLine[];
  readonly tables: readonly SignTable[];
  readonly jackpots: readonly SignJackpot[];
  readonly payoutLimit: SignLine | null;
  readonly notices: readonly SignLine[];
  readonly minimumAge: number | null;
}

export interface SignLine {
  readonly text: string;
  readonly cite: ClauseId;
}

export interface SignLimit {
  readonly name: string;
  readonly minCents: number;
  readonly maxCents: number;
  readonly cite: ClauseId;
}

export interface SignTable {
  readonly key: TableKey;
  readonly name: string;
  /** The printed id, for people who check the sign against the document. */
  readonly id: string;
  readonly cite: ClauseId;
  readonly rows: readonly SignRow[];
}

export interface SignRow {
  readonly hand: string;
  readonly pays: string;
  readonly envy: string | null;
}

export interface SignJackpot {
  readonly id: WagerId;
  readonly name: string;
  readonly type: 'progressive' | 'house';
  readonly wager: string;
  /** What is shown before the first wager; a progressive grows from it. */
  readonly amount: string;
  readonly suit: 'clubs' | 'diamonds' | 'hearts' | 'spades' | null;
  readonly cite: ClauseId;
}
