import type { Finding } from '../store/audit/finding.js';
import type { StoredEvent } from '../store/events.js';

export type HouseFindingCode =
  | 'not-readable'
  | 'rules-differ'
  | 'rules-missing'
  | 'table-missing'
  | 'does-not-replay'
  | 'postings-differ'
  | 'settlement-differs'
  | 'award-differs'
  | 'meter-differs'
  | 'round-gap'
  | 'filing-differs'
  | 'round-not-filed'
  | 'commitment-open'
  | 'proof-fails'
  | 'time-differs'
  | 'receipt-differs'
  | 'snapshot-differs'
  | 'obligation-differs'
  | 'answer-differs'
  | 'seed-differs'
  | 'seed-order'
  | 'staff-differs';

/** The first entry of a house that cannot be as it stands. */
export interface HouseFinding extends Omit<Finding, 'code'> {
  readonly code: Finding['code'] | HouseFindingCode;
  /** What should stand there; null where nothing else would be right. */
  readonly expected: string | null;
}

/** Which entry: everything that a finding says of its place. */
export type Place = Pick<StoredEvent, 'position' | 'stream' | 'version'>;

export const wrong = (
  code: HouseFindingCode,
  { position, stream, version }: Place,
  message: string,
  expected: string | null = null,
): HouseFinding => ({
  code,
  message: `event ${position} (${stream} version ${version}): ${message}`,
  position,
  stream,
  version,
  expected,
});

/** Something beside the events that no event tells of. */
export const notOnRecord = (
  code: HouseFindingCode,
  message: string,
  { stream = null, version = null }: Partial<Pick<HouseFinding, 'stream' | 'version'>> = {},
): HouseFinding => ({ code, message, position: null, stream, version, expected: null });
