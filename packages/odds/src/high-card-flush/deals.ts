import {
  ALL_RANKS,
  type FlushValue,
  flushLength,
  flushOfSuit,
  rankBit,
  rankCount,
  topRank,
} from '@baize/cards';
import { assert } from '@baize/result';
import { choose } from '../counting/binomials.js';
import { setsBelow, setsBySize } from '../counting/rank-sets.js';
import { dealerCoefficients, fixTwo } from './dealer-polynomial.js';
import { dealersHandsOf, type FlushGame } from './game.js';
import { type FlushOutcome, OUTCOMES } from './outcomes.js';
import { ordersOf, ordersOfLast, shapesOf } from './suit-classes.js';

/** What a simple strategy can look at. */
export interface FlushView {
  readonly value: FlushValue;
  /** The cards outside the flush that outrank its highest. */
  readonly overs: number;
  /** The most antes that may be raised. */
  readonly most: number;
}

/** Deals with one view and one best decision, by how they end when the hand is raised. */
export interface FlushCell extends FlushView, Readonly<Record<FlushOutcome, number>> {
  /** The antes of the best raise; none to fold. */
  readonly best: number;
}

export interface FlushDeals {
  /** All deals: of the player's cards and of the dealer's. */
  readonly deals: number;
  readonly mostRaise: number;
  readonly cells: readonly FlushCell[];
}

const LEAST = 1;
const FOLDS = 0;
const RAISES_LEAST = 1;
const RAISES_MOST = 2;
const DECISIONS = 3;

/**
 * Every deal of the base game, counted by suit classes: hands that differ only in the names of their
 * suits are one class, and a dealer's hand below a player's is counted, not dealt.
 */
export const countFlushDeals = (game: FlushGame): FlushDeals => {
  const { ranks, cardsEach, qualifier, mostRaise } = game;
  const suitSize = rankCount(ranks);
  const sets = setsBySize(ranks, cardsEach);
  const [qualifierLength, qualifierRanks] = [flushLength(qualifier), qualifier & ALL_RANKS];
  const qualifierX = new Float64Array(ranks + 1);
  for (const mask of sets.flatMap((of) => [...of]))
    qualifierX[mask] = setsBelow(ranks & ~mask, qualifierRanks, qualifierLength);
  const x = new Float64Array(ranks + 1);
  const sizeOf = Uint8Array.from({ length: ranks + 1 }, (_, mask) => rankCount(mask));
  const sums = new Float64Array((cardsEach + 1) * DECISIONS * OUTCOMES.length);
  const [lower, equal, weak] = [new Float64Array(4), new Float64Array(4), new Float64Array(4)];
  const cells: FlushCell[] = [];
  for (const shape of shapesOf(cardsEach, suitSize)) {
    const length = shape[0];
    const sizes = shape.map((cards) => suitSize - cards);
    const below = dealerCoefficients(sizes, length, cardsEach);
    const notQualified = dealerCoefficients(sizes, qualifierLength, cardsEach);
    const [firsts, seconds, thirds, fourths] = shape.map(
      (cards) => sets[cards],
    ) as readonly unknown[] as FourSets;
    const most = mostRaise[length] ?? 0;
    const of: OfShape = {
      seconds,
      thirds,
      fourths,
      ...{ x, qualifierX, sizeOf, lower, equal, weak },
      dealersHands: dealersHandsOf(game),
      most,
    };
    const others = new Set([seconds, thirds, fourths]);
    for (const high of firsts) {
      const value = flushOfSuit(high);
      const over = ranks & ~(2 * rankBit(topRank(high)) - 1);
      for (const masks of others) {
        for (const mask of masks) x[mask] = setsBelow(ranks & ~mask, high, length);
      }
      const ownX = setsBelow(ranks & ~high, high, length);
      for (const second of seconds) {
        if (seconds === firsts && second > high) break;
        const secondX = x[second] as number;
        fixTwo(below, ownX, secondX, lower);
        fixTwo(below, ownX, secondX + ((second & high) === 0 ? 1 : 0), equal);
        fixTwo(notQualified, qualifierX[high] as number, qualifierX[second] as number, weak);
        addLastTwo(of, high, second, over, value >= qualifier, sums);
      }
      emptyInto(cells, sums, value, most);
    }
  }
  return { deals: dealsOf(game, cells), mostRaise: Math.max(...mostRaise), cells };
};

type FourSets = readonly [Int32Array, Int32Array, Int32Array, Int32Array];

/** What stays while the ranks of the last two suits run. */
interface OfShape {
  readonly seconds: Int32Array;
  readonly thirds: Int32Array;
  readonly fourths: Int32Array;
  readonly x: Float64Array;
  readonly qualifierX: Float64Array;
  readonly sizeOf: Uint8Array;
  readonly lower: Float64Array;
  readonly equal: Float64Array;
  readonly weak: Float64Array;
  readonly dealersHands: number;
  readonly most: number;
}

/** The hot loops, in a function of their own: it is compiled once and not while it runs. */
const addLastTwo = (
  {
    seconds,
    thirds,
    fourths,
    x,
    qualifierX,
    sizeOf,
    lower,
    equal,
    weak,
    dealersHands,
    most,
  }: OfShape,
  high: number,
  second: number,
  over: number,
  qualifies: boolean,
  sums: Float64Array,
): void => {
  const secondOvers = sizeOf[second & over] as number;
  for (let thirdAt = 0; thirdAt < thirds.length; thirdAt += 1) {
    const third = thirds[thirdAt] as number;
    if (third > second && thirds === seconds) break;
    const thirdX = x[third] as number;
    const thirdE = thirdX + ((third & high) === 0 ? 1 : 0);
    const thirdQ = qualifierX[third] as number;
    const lowerAt = (lower[0] as number) + (lower[1] as number) * thirdX;
    const lowerBy = (lower[2] as number) + (lower[3] as number) * thirdX;
    const equalAt = (equal[0] as number) + (equal[1] as number) * thirdE;
    const equalBy = (equal[2] as number) + (equal[3] as number) * thirdE;
    const weakAt = (weak[0] as number) + (weak[1] as number) * thirdQ;
    const weakBy = (weak[2] as number) + (weak[3] as number) * thirdQ;
    const thirdOvers = secondOvers + (sizeOf[third & over] as number);
    const orders = ordersOf(second === high, third === second);
    for (let fourthAt = 0; fourthAt < fourths.length; fourthAt += 1) {
      const fourth = fourths[fourthAt] as number;
      if (fourth > third && fourths === thirds) break;
      const hands = fourth === third ? ordersOfLast(second === high, third === second) : orders;
      const nq = weakAt + weakBy * (qualifierX[fourth] as number);
      let win = 0;
      let push = 0;
      let lose = dealersHands - nq;
      if (qualifies) {
        const fourthX = x[fourth] as number;
        const less = lowerAt + lowerBy * fourthX;
        const upTo = equalAt + equalBy * (fourthX + ((fourth & high) === 0 ? 1 : 0));
        win = less - nq;
        push = upTo - less;
        lose = dealersHands - upTo;
      }
      const overs = thirdOvers + (sizeOf[fourth & over] as number);
      const decision = decisionOf(nq, win - lose, dealersHands, most);
      const at = (overs * DECISIONS + decision) * 4;
      sums[at] = (sums[at] as number) + hands * nq;
      sums[at + 1] = (sums[at + 1] as number) + hands * win;
      sums[at + 2] = (sums[at + 2] as number) + hands * push;
      sums[at + 3] = (sums[at + 3] as number) + hands * lose;
    }
  }
};

/** A raise of r antes brings nq + (1 + r) of what the hand is ahead: more is better while it is. */
const decisionOf = (nq: number, ahead: number, dealersHands: number, most: number): number => {
  if (most === 0) return FOLDS;
  if (ahead > 0) return RAISES_MOST;
  return nq + (1 + LEAST) * ahead > -dealersHands ? RAISES_LEAST : FOLDS;
};

/** What was summed for one flush becomes its cells, and the sums start again. */
const emptyInto = (
  cells: FlushCell[],
  sums: Float64Array,
  value: FlushValue,
  most: number,
): void => {
  for (let at = 0; at < sums.length; at += OUTCOMES.length) {
    const nq = sums[at] as number;
    const win = sums[at + 1] as number;
    const push = sums[at + 2] as number;
    const lose = sums[at + 3] as number;
    if (nq + win + push + lose === 0) continue;
    const place = at / OUTCOMES.length;
    const decision = place % DECISIONS;
    const best = decision === RAISES_MOST ? most : decision === RAISES_LEAST ? LEAST : 0;
    const overs = (place - decision) / DECISIONS;
    cells.push({ value, overs, most, best, 'not-qualified': nq, win, push, lose });
  }
  sums.fill(0);
};

/** Every deal is counted once, and no count left the whole numbers that a double holds exactly. */
const dealsOf = (game: FlushGame, cells: readonly FlushCell[]): number => {
  const deck = 4 * rankCount(game.ranks);
  const deals = choose(deck, game.cardsEach) * dealersHandsOf(game);
  assert(Number.isSafeInteger(deals), 'a number of deals that a double holds');
  let counted = 0;
  for (const cell of cells) for (const outcome of OUTCOMES) counted += cell[outcome];
  assert(counted === deals, () => `${counted} deals were counted, of ${deals}`);
  return deals;
};
