import {
  type AceRule,
  ALL_RANKS,
  type Card,
  lowestFlush,
  type RankMask,
  rankCount,
  SUITS,
} from '@baize/cards';
import {
  type FirstCards,
  gameOf,
  type JudgedBy,
  judgeFirstCards,
  judgeFlush,
  judgeStraightFlush,
  type Reading,
} from '@baize/games';
import { assert, assertNever } from '@baize/result';
import type { GameId, HandKey, PayRow, PayTable } from '@baize/rulebook';
import { choose } from '../counting/binomials.js';
import type { Counted } from '../counting/hand-classes.js';
import { ranksIn } from '../counting/patterns.js';
import { type FiveCards, fiveCardClasses, fiveCardPatterns } from './five-card-classes.js';
import { handsByFlush, handsByRun, runClasses } from './flush-readings.js';
import { holdEmClasses } from './hold-em-classes.js';
import { byBestFive, sevenCardClasses, unsuitedSevens } from './seven-card-classes.js';
import { pocketClasses, suitedFiveClasses, threeCardClasses } from './small-hand-classes.js';
import { twoAgainstFiveClasses } from './two-against-five-classes.js';

/** How many hands reach each row of a pay table, in its printed order; a hand takes one row or none. */
export interface TableHits {
  /** What is counted, as a product of choices: `C(52,2)·C(50,5)`. */
  readonly space: string;
  readonly combinations: number;
  readonly rows: readonly { readonly hand: HandKey; readonly count: number }[];
}

/** Classes of hands and what the code that pays makes of one of each. */
interface Judging {
  /** How many cards are dealt together, group by group. */
  readonly groups: readonly number[];
  readonly rows: readonly Counted<PayRow | undefined>[];
}

const SEVEN = 7;
/** As the judge of that game reads them, whatever the house reads elsewhere (WA-RP-AppG-n3). */
const RUNS_OF_SEVEN: AceRule = { aceLow: true };

/**
 * Counts hands by table, for one game and one set of elections. Whatever several tables share is counted
 * once: the classes of hands, and the hits of tables with the same rows.
 */
export class HitCounter {
  readonly #known = new Map<string, unknown>();

  constructor(
    readonly game: GameId,
    readonly by: JudgedBy,
    readonly ranks: RankMask = ALL_RANKS,
  ) {}

  /** A judge asks a table for the hands of its rows and for nothing else: equal rows have equal hits. */
  hitsOf(table: PayTable): TableHits {
    const key = `${table.judged}: ${table.rows.map(({ hand }) => hand).join(' ')}`;
    return this.#once(key, () =>
      hitsOfRows(table, this.#judge(table), SUITS.length * rankCount(this.ranks)),
    );
  }

  #judge(table: PayTable): Judging {
    const { ranks, by } = this;
    const first = (groups: readonly number[], classes: readonly Counted<FirstCards>[]): Judging =>
      judging(groups, classes, (cards) => judgeFirstCards(table, cards, by).row);
    switch (table.judged) {
      case 'flush-of-seven':
        return judging(
          [SEVEN],
          handsByFlush(ranks, SEVEN),
          (flush) => judgeFlush(table, readingWith({ flush })).row,
        );
      case 'straight-flush-of-seven':
        return judging(
          [SEVEN],
          this.#once('readings', () => handsByRun(ranks, SEVEN, by)),
          (of) => judgeStraightFlush(table, readingWith(of)).row,
        );
      case 'five-card-poker':
        return judging([5], this.#five(), (cards) => this.#fiveCardRow(table, cards));
      case 'two-against-dealer':
        return first([2, 5], twoAgainstFiveClasses(ranks, this.#fives()));
      case 'dealer-five-card-poker':
        return first([5], this.#five().map(laid(0)));
      case 'pocket-two':
        return first([2], pocketClasses(ranks).map(laid(2)));
      case 'two-and-dealers-first':
        return first([3], this.#once('three', () => threeCardClasses(ranks, by)).map(laid(2)));
      case 'two-and-dealers-five-straight-flush':
        return first(
          [SEVEN],
          this.#once('runs', () => runClasses(ranks, SEVEN, RUNS_OF_SEVEN)).map(laid(2)),
        );
      case 'two-and-dealers-three-poker':
        return first([5], this.#five().map(laid(2)));
      case 'two-and-dealers-three-suited':
        return first([5], suitedFiveClasses(ranks, by).map(laid(2)));
      case 'two-and-dealers-five-poker':
        return first([SEVEN], sevenCardClasses(ranks, this.#sevens()).map(laid(2)));
      case 'two-and-dealers-five-holdem':
        return first(
          [2, 3, 2],
          this.#once('hold-em', () => holdEmClasses(ranks, this.#sevens())),
        );
      default:
        return assertNever(table.judged);
    }
  }

  #five(): readonly Counted<readonly Card[]>[] {
    return this.#once('five', () => fiveCardClasses(this.ranks, this.#fives()));
  }

  #fives(): readonly FiveCards[] {
    return this.#once('fives', () => fiveCardPatterns(ranksIn(this.ranks)));
  }

  #sevens(): readonly Counted<readonly Card[]>[] {
    return this.#once('sevens', () => byBestFive(unsuitedSevens(this.ranks)));
  }

  /** A player's five cards are judged by the game they are played in. */
  #fiveCardRow(table: PayTable, five: readonly Card[]): PayRow | undefined {
    return gameOf(this).fiveCardRow(table, five);
  }

  #once<T>(key: string, make: () => T): T {
    if (!this.#known.has(key)) this.#known.set(key, make());
    return this.#known.get(key) as T;
  }
}

/** Where the split of the cards does not matter, the first of them are the player's. */
const laid =
  (own: number) =>
  ({ of, hands }: Counted<readonly Card[]>): Counted<FirstCards> => ({
    of: { two: of.slice(0, own), dealer: of.slice(own) },
    hands,
  });

const judging = <T>(
  groups: readonly number[],
  classes: readonly Counted<T>[],
  rowOf: (of: T) => PayRow | undefined,
): Judging => ({ groups, rows: classes.map(({ of, hands }) => ({ of: rowOf(of), hands })) });

const NO_FLUSH = lowestFlush(2, 14);

const readingWith = (part: Partial<Reading>): Reading => ({
  flush: NO_FLUSH,
  run: 0 as Reading['run'],
  quads: undefined,
  ...part,
});

/** Every hand is counted once: the classes add up to the closed form. */
const hitsOfRows = (
  { rows }: PayTable,
  { groups, rows: judged }: Judging,
  deck: number,
): TableHits => {
  let left = deck;
  const choices = groups.map((cards) => {
    const choice: readonly [number, number] = [left, cards];
    left -= cards;
    return choice;
  });
  const combinations = choices.reduce((product, [of, cards]) => product * choose(of, cards), 1);
  assert(Number.isSafeInteger(combinations), 'a number of hands that a double holds');
  const counted = judged.reduce((sum, { hands }) => sum + hands, 0);
  assert(counted === combinations, () => `${counted} hands were counted, of ${combinations}`);
  return {
    space: choices.map(([of, cards]) => `C(${of},${cards})`).join('·'),
    combinations,
    rows: rows.map(({ hand }) => ({
      hand,
      count: judged.reduce((sum, { of, hands }) => sum + (of?.hand === hand ? hands : 0), 0),
    })),
  };
};
