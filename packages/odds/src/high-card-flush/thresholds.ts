import { ALL_RANKS, type FlushValue, flushLength, lowestFlush, topRank } from '@baize/cards';
import { assert } from '@baize/result';
import type { FlushCell } from './deals.js';
import { netAntes } from './outcomes.js';

/** Above every hand there is: from it on nothing is raised. */
export const NO_HAND = Number.POSITIVE_INFINITY as FlushValue;

/** What a raise of so many antes brings more than folding, over all deals of a cell. */
export const gainOf = (cell: FlushCell, raise: number): number => {
  if (raise === 0) return 0;
  const gain =
    cell['not-qualified'] * (netAntes('not-qualified', raise) + 1) +
    cell.win * (netAntes('win', raise) + 1) +
    cell.push * (netAntes('push', raise) + 1) +
    cell.lose * (netAntes('lose', raise) + 1);
  assert(Number.isSafeInteger(gain), 'a gain that a double holds');
  return gain;
};

/** The lowest flush as long and as high as this one. */
export const topCardOf = (value: FlushValue): FlushValue =>
  lowestFlush(flushLength(value), topRank(value & ALL_RANKS));

/** The hand to start from, where everything from it up brings its gain: of all there are, the best. */
export const bestThreshold = (
  cells: readonly FlushCell[],
  gain: (cell: FlushCell) => number,
  roundDown: (value: FlushValue) => FlushValue = (value) => value,
): FlushValue => {
  const gains = new Map<FlushValue, bigint>();
  for (const cell of cells) {
    const from = roundDown(cell.value);
    gains.set(from, (gains.get(from) ?? 0n) + BigInt(gain(cell)));
  }
  let best = NO_HAND;
  let [sum, most] = [0n, 0n];
  for (const [value, more] of [...gains].toSorted(([left], [right]) => right - left)) {
    sum += more;
    if (sum > most) [best, most] = [value, sum];
  }
  return best;
};

/** From how many overcards on it is best to raise the most, by length and top card. */
export const oversNeeded = (cells: readonly FlushCell[]): ReadonlyMap<FlushValue, number> => {
  const groups = new Map<FlushValue, bigint[]>();
  for (const cell of cells) {
    const group = topCardOf(cell.value);
    const gains = groups.get(group) ?? [];
    gains[cell.overs] = (gains[cell.overs] ?? 0n) + BigInt(gainOf(cell, cell.most));
    groups.set(group, gains);
  }
  return new Map([...groups].map(([group, gains]) => [group, leastOf(gains)]));
};

/** The place from which the sum to the end is greatest; beyond them all where none is worth anything. */
const leastOf = (gains: readonly (bigint | undefined)[]): number => {
  let best = Number.POSITIVE_INFINITY;
  let [sum, most] = [0n, 0n];
  for (let overs = gains.length - 1; overs >= 0; overs -= 1) {
    sum += gains[overs] ?? 0n;
    if (sum > most) [best, most] = [overs, sum];
  }
  return best;
};
