export type FindingCode =
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
