import { type Account, type Micros, micros, type Posting } from '@baize/money';
import { err, ok, type Result } from '@baize/result';
import type { Append, CommitError } from './commit.js';
import type { LedgerLine } from './store.js';

type Unbalanced = Extract<CommitError, { readonly code: 'unbalanced-postings' }>;

/** The postings of an event as lines of the ledger. */
export const ledgerLines = (
  position: number,
  postings: readonly Posting[],
): readonly LedgerLine[] =>
  postings.flatMap(({ entries }, posting) =>
    entries.map(({ account, micros: amount }) => ({ position, posting, account, micros: amount })),
  );

/** How much a posting is out of balance. */
export const offBalance = ({ entries }: Posting): Micros =>
  micros(entries.reduce((sum, entry) => sum + entry.micros, 0));

/** What each account receives in all from a commit, whose every posting must sum to zero. */
export const movementsOf = (
  appends: readonly Append[],
): Result<ReadonlyMap<Account, Micros>, Unbalanced> => {
  const moved = new Map<Account, Micros>();
  for (const { stream, events } of appends) {
    for (const posting of events.flatMap(({ postings }) => postings)) {
      const off = offBalance(posting);
      if (off !== 0) return err(unbalanced(stream, posting.reason, off));
      for (const { account, micros: amount } of posting.entries) {
        moved.set(account, micros((moved.get(account) ?? 0) + amount));
      }
    }
  }
  return ok(moved);
};

const unbalanced = (stream: string, reason: string, off: Micros): Unbalanced => ({
  code: 'unbalanced-postings',
  message: `a posting of ${stream}, "${reason}", is out of balance by ${off} micros`,
  stream,
  reason,
  micros: off,
});
