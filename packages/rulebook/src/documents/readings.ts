import type { AmbiguityId, ClauseId } from '../schema/cited.js';
import type { Reading } from '../schema/rulebook.js';

type Readings = Readonly<Partial<Record<AmbiguityId, Omit<Reading, 'id'>>>>;

/** Readings by their ids: each document explains an ambiguity once. */
export const readingsOf = (readings: Readings): readonly Reading[] =>
  // The keys are all there is to iterate over.
  Object.entries(readings).map(([id, reading]) => ({ id: id as AmbiguityId, ...reading }));

/** No document says when approvals and dates are looked at; each has clauses that rest on them. */
export const readingOfApprovals = (...about: readonly ClauseId[]): Reading => ({
  id: 'AMB-79',
  about,
  question: 'When do approvals and dates count?',
  reading:
    'What an approval covers, and its first and last day, are checked when house rules come into force, when a table opens and at the start of each gaming day. A round in progress is finished.',
  why: 'An election is lawful as it was approved, and for as long as it is.',
});

/** The same permission is known wherever a progressive may not simply be ended. */
export const readingOfCriteria = (...about: readonly ClauseId[]): Reading => ({
  id: 'AMB-80',
  about,
  question: 'What do reduced winning criteria pay?',
  reading:
    'From their date on they are the rows of that meter: a hand that reaches them is paid its share of the meter, in place of the printed award of that hand.',
  why: 'Criteria that nobody is paid by would not be criteria.',
});
