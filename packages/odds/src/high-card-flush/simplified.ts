import {
  ALL_RANKS,
  type FlushValue,
  flushLength,
  flushRanks,
  formatRank,
  numberWord,
  rankWord,
  topRank,
} from '@baize/cards';
import { inOrderOfCost, type Simplified } from '../figures/simplified.js';
import type { FlushStrategy } from './count.js';
import { countFlushDeals, type FlushDeals } from './deals.js';
import { type FlushFigures, flushFigures } from './figures.js';
import type { FlushGame } from './game.js';
import { bestThreshold, gainOf, NO_HAND, oversNeeded, topCardOf } from './thresholds.js';

interface Named {
  readonly id: string;
  readonly sentence: string;
  readonly strategy: FlushStrategy;
}

const BY_MOST = 'always as much as it allows';

/**
 * Strategies a person can remember, searched for in the game as its rules are: nothing is known of them
 * beforehand, so that changed rules have theirs.
 */
export const simplifiedFlushStrategies = (
  game: FlushGame,
  counted: FlushDeals = countFlushDeals(game),
): readonly Simplified<FlushFigures>[] => {
  const strategies = [
    {
      id: 'everything',
      sentence: `Raise every hand, ${BY_MOST}.`,
      strategy: 'everything' as const,
    },
    {
      id: 'as-the-dealer',
      sentence: `Raise what would qualify the dealer, ${BY_MOST}.`,
      strategy: { raiseFrom: game.qualifier },
    },
    ...thresholdsIn(counted),
    byOvercards(counted),
    byEveryOvercard(counted),
  ];
  return inOrderOfCost(
    flushFigures(game, 'optimal', counted),
    strategies.map(({ id, sentence, strategy }) => ({
      id,
      sentence,
      figures: flushFigures(game, strategy, counted),
    })),
  );
};

/** One hand to remember, with the size of the raise fixed; or two, one for the size. */
const thresholdsIn = ({ cells }: FlushDeals): readonly Named[] => {
  const from = bestThreshold(cells, (cell) => gainOf(cell, cell.most));
  const fromTop = bestThreshold(cells, (cell) => gainOf(cell, cell.most), topCardOf);
  const least = (most: number): number => Math.min(1, most);
  const mostFrom = bestThreshold(
    cells,
    (cell) => gainOf(cell, cell.most) - gainOf(cell, least(cell.most)),
  );
  const sized = ({ value, most }: { readonly value: FlushValue; readonly most: number }): number =>
    value >= mostFrom ? most : least(most);
  const fromSized = bestThreshold(cells, (cell) => gainOf(cell, sized(cell)));
  const sizeMatters = cells.some((cell) => cell.value >= fromSized && sized(cell) < cell.most);
  const two: Named = {
    id: 'two-thresholds',
    sentence: `Raise ${named(fromSized)} or better by one ante, and from ${named(mostFrom)} up as much as it allows.`,
    strategy: (view) => (view.value >= fromSized ? sized(view) : 0),
  };
  return [
    {
      id: 'threshold',
      sentence: `Raise ${named(from)} or better, ${BY_MOST}.`,
      strategy: { raiseFrom: from },
    },
    {
      id: 'top-card',
      sentence: `Raise ${namedByTop(fromTop)} or better, ${BY_MOST}.`,
      strategy: { raiseFrom: fromTop },
    },
    ...(sizeMatters ? [two] : []),
    {
      id: 'smallest-raise',
      sentence: `Raise ${named(from)} or better, always by one ante.`,
      strategy: ({ value, most }) => (value >= from ? least(most) : 0),
    },
  ];
};

/** Raise from a top card up, and lower only with enough cards beside the flush that outrank it. */
const byOvercards = ({ cells }: FlushDeals): Named => {
  const needed = oversNeeded(cells);
  const down = [...needed].toSorted(([left], [right]) => right - left);
  const ends = down.findIndex(([, overs]) => overs > 0);
  const always = ends === -1 ? down : down.slice(0, ends);
  const start = always.at(-1)?.[0] ?? NO_HAND;
  const parts = down
    .slice(always.length)
    .filter(([, overs]) => overs < Number.POSITIVE_INFINITY)
    .map(([group, overs]) => `${namedByTop(group)}${withOvers(overs, topWord(group))}`);
  return {
    id: 'overcards',
    sentence: `${[`Raise ${namedByTop(start)} or better`, ...parts].join(', or ')}, ${BY_MOST}.`,
    strategy: ({ value, overs, most }) =>
      overs >= (needed.get(topCardOf(value)) ?? Number.POSITIVE_INFINITY) ? most : 0,
  };
};

/** A hand to raise from for each number of cards beside the flush that outrank it. */
const byEveryOvercard = ({ cells }: FlushDeals): Named => {
  const from = Array.from(
    { length: 1 + Math.max(...cells.map(({ overs }) => overs)) },
    (_, overs) =>
      bestThreshold(
        cells.filter((cell) => cell.overs === overs),
        (cell) => gainOf(cell, cell.most),
      ),
  );
  const [none = NO_HAND, ...some] = from;
  const parts = some.flatMap((value, index) =>
    isHand(value) ? [`${namedBeside(value, none)} with ${numberWord(index + 1)}`] : [],
  );
  return {
    id: 'threshold-by-overcards',
    sentence: `${[`Raise ${named(none)} or better with no other card above its highest`, ...parts].join(', ')}, ${BY_MOST}.`,
    strategy: ({ value, overs, most }) => (value >= (from[overs] ?? NO_HAND) ? most : 0),
  };
};

const withOvers = (overs: number, top: string): string =>
  overs === 0 ? '' : ` with ${numberWord(overs)} or more other cards above the ${top}`;

/** A game can be so poor that all of it is best folded. */
const isHand = (value: FlushValue): boolean => value < NO_HAND;

const lengthOf = (value: FlushValue): string => `a ${numberWord(flushLength(value))}-card flush`;

const topWord = (value: FlushValue): string => rankWord(topRank(value & ALL_RANKS));

const ranksOf = (value: FlushValue): string => flushRanks(value).map(formatRank).join('-');

const named = (value: FlushValue): string =>
  isHand(value) ? `${lengthOf(value)} of ${ranksOf(value)}` : 'no hand';

/** Beside a flush as long the ranks are enough. */
const namedBeside = (value: FlushValue, other: FlushValue): string =>
  isHand(other) && flushLength(value) === flushLength(other) ? ranksOf(value) : named(value);

const namedByTop = (value: FlushValue): string =>
  isHand(value) ? `${lengthOf(value)}, ${topWord(value)} high,` : 'no hand';
