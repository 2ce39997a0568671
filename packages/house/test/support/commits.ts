import { type Account, micros, type Posting, posting, transfer } from '@baize/money';
import type { Append, Commit } from '../../src/store/commit.js';
import type { NewEvent } from '../../src/store/events.js';

export const AT = '2026-03-01T20:00:00.000Z';

/** An event of a made-up type, with a text of its own. */
export const noted = (note: string, ...postings: readonly Posting[]): NewEvent => ({
  type: 'Noted',
  schema: 1,
  data: { type: 'Noted', note },
  postings,
});

export const pay = (from: Account, to: Account, amount: number): Posting =>
  posting(`${from} pays ${to}`, transfer(from, to, micros(amount)));

/** Events for one stream, at the version it is expected to have. */
export const append = (
  stream: string,
  expected: number | null,
  ...events: readonly NewEvent[]
): Append => ({ stream, expected, events });

/** A commit without a key or an obligation, in which only the house may be overdrawn. */
export const commitOf = (
  appends: readonly Append[],
  more: Partial<Omit<Commit, 'appends'>> = {},
): Commit => ({
  at: AT,
  appends,
  answered: null,
  obligations: [],
  secrets: [],
  snapshots: [],
  mayOverdraw: (account) => account.startsWith('house/'),
  ...more,
});
