import { type Micros, micros } from '@baize/money';
import { assert } from '@baize/result';

/** The running totals of a progressive, in micros, since it opened. */
export interface Books {
  /** On display, held for the players. */
  readonly meterMicros: Micros;
  readonly reserveMicros: Micros;
  /** Keyed, whether paid yet or not. */
  readonly awardsMicros: Micros;
  readonly transfersOutMicros: Micros;
  /** Seeds that the house took back, documented. */
  readonly recoveredMicros: Micros;
  readonly seedsMicros: Micros;
  readonly contributionsMicros: Micros;
  readonly transfersInMicros: Micros;
  /** Corrections by two people, either way. */
  readonly adjustmentsMicros: Micros;
  /** What the house made up beyond the meter. */
  readonly injectionsMicros: Micros;
}

/** How an event changes the books; what it leaves alone is left out. */
export type Effect = Partial<Books>;

const ZERO = micros(0);

export const EMPTY_BOOKS: Books = {
  meterMicros: ZERO,
  reserveMicros: ZERO,
  awardsMicros: ZERO,
  transfersOutMicros: ZERO,
  recoveredMicros: ZERO,
  seedsMicros: ZERO,
  contributionsMicros: ZERO,
  transfersInMicros: ZERO,
  adjustmentsMicros: ZERO,
  injectionsMicros: ZERO,
};

const LINES = Object.keys(EMPTY_BOOKS) as readonly (keyof Books)[];

const lineByLine = (value: (line: keyof Books) => number): Books =>
  Object.fromEntries(LINES.map((line) => [line, micros(value(line))])) as unknown as Books;

/** The books after a change; they balance and hold no debt, or we have a bug. */
export const entered = (books: Books, effect: Effect): Books => {
  const after = lineByLine((line) => books[line] + (effect[line] ?? 0));
  assertBooks(after);
  return after;
};

/** What happened between two states of the books. */
export const effectBetween = (before: Books, after: Books): Effect =>
  Object.fromEntries(
    LINES.filter((line) => after[line] !== before[line]).map((line) => [
      line,
      micros(after[line] - before[line]),
    ]),
  );

export const sameEffect = (left: Effect, right: Effect): boolean =>
  LINES.every((line) => (left[line] ?? 0) === (right[line] ?? 0));

/** All that came in is on the meter, in the reserve, won, or went out again as it may. */
export const assertBooks = (books: Books): void => {
  const cameIn =
    books.seedsMicros +
    books.contributionsMicros +
    books.transfersInMicros +
    books.adjustmentsMicros +
    books.injectionsMicros;
  const accounted =
    books.meterMicros +
    books.reserveMicros +
    books.awardsMicros +
    books.transfersOutMicros +
    books.recoveredMicros;
  assert(cameIn === accounted, `a jackpot is out of balance by ${cameIn - accounted} micros`);
  assert(books.meterMicros >= 0, `a meter is never negative: ${books.meterMicros}`);
  assert(books.reserveMicros >= 0, `a reserve is never negative: ${books.reserveMicros}`);
};
