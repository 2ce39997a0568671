import { type Err, err } from '@baize/result';
import type { Citation } from '@baize/rulebook';
import type { TableRefusalCode } from '@baize/table';

/** Why the house refuses an order of its own accord, by its code. */
export const HOUSE_REFUSALS = [
  'about-you',
  'age-not-confirmed',
  'already-proposed',
  'bad-commitment',
  'bad-seed',
  'bad-slug',
  'betting-is-closed',
  'cards-from-shuffler',
  'cards-missing',
  'confirmer-gone',
  'counts-as-silent',
  'cut-by-seed',
  'deck-is-committed',
  'depth-missing',
  'done-before',
  'has-enough',
  'house-busy',
  'house-rules',
  'key-used-before',
  'last-operator',
  'list-is-open',
  'needs-no-second',
  'no-card-is-out',
  'no-card-to-take',
  'no-cards-due',
  'no-hand',
  'no-reason',
  'no-such-account',
  'no-such-dealer',
  'no-such-jackpot',
  'no-such-proposal',
  'no-such-round',
  'no-such-table',
  'no-such-time-zone',
  'nobody-types',
  'not-a-count',
  'not-allowed',
  'not-an-amount',
  'not-an-hour',
  'not-attended',
  'not-automatic',
  'not-enough-chips',
  'not-in-list',
  'not-independent',
  'not-seated',
  'not-the-dealer',
  'not-you',
  'not-your-money',
  'not-your-round',
  'not-your-seat',
  'not-yours',
  'opened-before',
  'other-jackpots',
  'other-rulebook',
  'other-seed',
  'player-is-here',
  'practice-player-plays',
  'proposal-expired',
  'proposal-over',
  'proposer-gone',
  'round-is-ended',
  'same-person',
  'seeds-not-open',
  'table-exists',
  'table-is-closed',
  'table-is-taken',
  'transfer-differs',
  'transfer-not-sent',
  'two-people',
  'wallet-too-small',
] as const;

export type RefusalCode = (typeof HOUSE_REFUSALS)[number] | TableRefusalCode;

/** Why an order was refused: a code for programs, a sentence a person understands, and the clause. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly cite: Citation;
}

export const refuse = (code: RefusalCode, message: string, cite: Citation): Err<Refusal> =>
  err({ code, message, cite });
