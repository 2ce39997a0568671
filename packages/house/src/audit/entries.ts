import type { RoundTerms } from '../fairness/round-terms.js';
import type { FloorEvent } from '../live/streams/floor-stream.js';
import type { RoundsEvent } from '../live/streams/rounds-stream.js';
import type { Place } from './finding.js';

/** An event of the store on its way through the audit: its place, its data in today's shape, its postings. */
export interface Entry extends Place {
  readonly type: string;
  /** In which shape it was stored. */
  readonly schema: number;
  /** When it was stored. */
  readonly at: string;
  readonly data: unknown;
  /** As canonical text. */
  readonly postings: string;
}

type OfRounds<T extends RoundsEvent['type']> = Extract<RoundsEvent, { readonly type: T }>;

export type TableCreated = Extract<FloorEvent, { readonly type: 'TableCreated' }>;
export type RoundCommitted = OfRounds<'RoundCommitted'>;
export type CommitmentVoided = OfRounds<'CommitmentVoided'>;
export type RoundFiled = OfRounds<'RoundFiled'>;
export type CommitmentLost = OfRounds<'CommitmentLost'>;

/** What a commitment was made for. */
export const termsIn = ({ fairness, round, rulebook, cutAtLeast }: RoundCommitted): RoundTerms => ({
  version: fairness,
  round,
  rulebook,
  cutAtLeast,
});
