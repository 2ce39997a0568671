import { DamagedRecord } from '../damaged-record.js';
import { causeOf, troubleOf } from '../trouble.js';

export type FindingCode =
  | 'database-damaged'
  | 'schema-differs'
  | 'damaged-record'
  | 'order-differs'
  | 'answers-differ'
  | 'position-gap'
  | 'version-gap'
  | 'hash-differs'
  | 'postings-unbalanced'
  | 'ledger-differs'
  | 'head-differs'
  | 'balance-differs'
  | 'bad-seal'
  | 'seal-differs'
  | 'events-missing';

/** The first entry that is not as it was written. */
export interface Finding {
  readonly code: FindingCode;
  /** Which entry, and what is wrong with it. */
  readonly message: string;
  readonly position: number | null;
  readonly stream: string | null;
  readonly version: number | null;
}

export const finding = (
  code: FindingCode,
  message: string,
  where: Partial<Pick<Finding, 'position' | 'stream' | 'version'>> = {},
): Finding => ({ code, message, position: null, stream: null, version: null, ...where });

/** What an error in the middle of reading says of the store; null for a bug of ours. */
export const findingOf = (error: unknown): Finding | null => {
  if (error instanceof DamagedRecord) {
    return finding('damaged-record', error.message, { position: error.position });
  }
  // Our own statements are right: the tables that they ask for are not there as a house has them.
  if (causeOf(error) === 'SQLITE_ERROR') {
    return finding('schema-differs', 'the tables of the database are not those of a house');
  }
  const trouble = troubleOf(error);
  return trouble?.code === 'store-damaged'
    ? finding('database-damaged', `the database cannot be read any further (${trouble.cause})`)
    : null;
};
