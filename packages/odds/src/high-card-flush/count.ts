import { type FlushValue, flushOfSuit, rankCount } from '@baize/cards';
import { assert } from '@baize/result';
import { choose } from '../counting/binomials.js';
import { setsBelow, setsBySize } from '../counting/rank-sets.js';
import { dealerCoefficients, fixTwo } from './dealer-polynomial.js';
import type { FlushGame } from './game.js';
import { type FlushOutcomes, OUTCOMES } from './outcomes.js';

/** Best play, or to raise everything from a hand up, always by as much as it allows. */
export type FlushStrategy = 'optimal' | { readonly raiseFrom: FlushValue };

const SUIT_ORDERS = 24;

/**
 * Every deal of the base game, counted by suit classes: hands that differ only in the names of their
 * suits are one class, and a dealer's hand below a player's is counted, not dealt.
 */
export const countFlushGame = (game: FlushGame, strategy: FlushStrategy): FlushOutcomes => {
  const { ranks, cardsEach, qualifier, mostRaise } = game;
  const suitSize = rankCount(ranks);
  const sets = setsBySize(ranks, cardsEach);
  const dealersHands = choose(4 * suitSize - cardsEach, cardsEach);
  const [qualifierLength, qualifierRanks] = [qualifier >> 13, qualifier & 0x1fff];
  const qualifierX = new Float64Array(ranks + 1);
  for (const of of sets) {
    for (const mask of of)
      qualifierX[mask] = setsBelow(ranks & ~mask, qualifierRanks, qualifierLength);
  }
  const raises = Math.max(...mostRaise);
  const counts = new Float64Array(4 * (raises + 1));
  let folded = 0;
  const x = new Float64Array(ranks + 1);
  const [lower, equal, unqualified] = [
    new Float64Array(4),
    new Float64Array(4),
    new Float64Array(4),
  ];

  for (const [a, b, c, d] of shapesOf(cardsEach, suitSize)) {
    const sizes = [suitSize - a, suitSize - b, suitSize - c, suitSize - d];
    const below = dealerCoefficients(sizes, a, cardsEach);
    const notQualified = dealerCoefficients(sizes, qualifierLength, cardsEach);
    const most = mostRaise[a] ?? 0;
    const [firsts, seconds, thirds, fourths] = [sets[a], sets[b], sets[c], sets[d]] as [
      Int32Array,
      Int32Array,
      Int32Array,
      Int32Array,
    ];
    for (const high of firsts) {
      const value = flushOfSuit(high);
      const qualifies = value >= qualifier;
      const raisesHere = strategy === 'optimal' || value >= strategy.raiseFrom;
      for (const of of new Set([seconds, thirds, fourths])) {
        for (const mask of of) x[mask] = setsBelow(ranks & ~mask, high, a);
      }
      const ownX = setsBelow(ranks & ~high, high, a);
      const ownQ = qualifierX[high] as number;
      for (const second of seconds) {
        if (b === a && second > high) break;
        const secondX = x[second] as number;
        fixTwo(below, ownX, secondX, lower);
        fixTwo(below, ownX, secondX + ((second & high) === 0 ? 1 : 0), equal);
        fixTwo(notQualified, ownQ, qualifierX[second] as number, unqualified);
        const firstsAlike = second === high;
        for (const third of thirds) {
          if (c === b && third > second) break;
          const thirdX = x[third] as number;
          const thirdE = thirdX + ((third & high) === 0 ? 1 : 0);
          const thirdQ = qualifierX[third] as number;
          const lowerAt = (lower[0] as number) + (lower[1] as number) * thirdX;
          const lowerBy = (lower[2] as number) + (lower[3] as number) * thirdX;
          const equalAt = (equal[0] as number) + (equal[1] as number) * thirdE;
          const equalBy = (equal[2] as number) + (equal[3] as number) * thirdE;
          const unqualifiedAt = (unqualified[0] as number) + (unqualified[1] as number) * thirdQ;
          const unqualifiedBy = (unqualified[2] as number) + (unqualified[3] as number) * thirdQ;
          const orders = ordersOf(firstsAlike, third === second);
          for (const fourth of fourths) {
            if (d === c && fourth > third) break;
            const hands = fourth === third ? ordersOfLast(firstsAlike, third === second) : orders;
            const nq = unqualifiedAt + unqualifiedBy * (qualifierX[fourth] as number);
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
            // A raise of r antes brings nq + (1 + r)(win − lose): more is better while the hand is ahead.
            const raise = win > lose ? most : 1;
            const worth = nq + (1 + raise) * (win - lose);
            const stays = strategy === 'optimal' ? worth > -dealersHands : raisesHere;
            if (!stays) {
              folded += hands * dealersHands;
              continue;
            }
            const at = 4 * (strategy === 'optimal' ? raise : most);
            counts[at] = (counts[at] as number) + hands * nq;
            counts[at + 1] = (counts[at + 1] as number) + hands * win;
            counts[at + 2] = (counts[at + 2] as number) + hands * push;
            counts[at + 3] = (counts[at + 3] as number) + hands * lose;
          }
        }
      }
    }
  }
  return outcomesOf(game, folded, counts, raises);
};

/** Suits of equal ranks make fewer hands of a class: 24 orders, or as many as tell them apart. */
const ordersOf = (firstsAlike: boolean, middleAlike: boolean): number => {
  if (firstsAlike && middleAlike) return SUIT_ORDERS / 6;
  return firstsAlike || middleAlike ? SUIT_ORDERS / 2 : SUIT_ORDERS;
};

/** The same, where the last two are alike as well. */
const ordersOfLast = (firstsAlike: boolean, middleAlike: boolean): number => {
  if (middleAlike) return firstsAlike ? 1 : SUIT_ORDERS / 6;
  return firstsAlike ? SUIT_ORDERS / 4 : SUIT_ORDERS / 2;
};

type Shape = readonly [number, number, number, number];

/** How many cards of each suit a hand can have, the longest first. */
const shapesOf = (cards: number, suitSize: number): readonly Shape[] => {
  const shapes: Shape[] = [];
  for (let a = Math.min(cards, suitSize); a >= 1; a -= 1) {
    for (let b = Math.min(a, cards - a); b >= 0; b -= 1) {
      for (let c = Math.min(b, cards - a - b); c >= 0; c -= 1) {
        const d = cards - a - b - c;
        if (d <= c) shapes.push([a, b, c, d]);
      }
    }
  }
  return shapes;
};

/** Every deal is counted once, and no count left the whole numbers that a double holds exactly. */
const outcomesOf = (
  { ranks, cardsEach }: FlushGame,
  folded: number,
  counts: Float64Array,
  raises: number,
): FlushOutcomes => {
  const deck = 4 * rankCount(ranks);
  const deals = choose(deck, cardsEach) * choose(deck - cardsEach, cardsEach);
  assert(Number.isSafeInteger(deals), 'a number of deals that a double holds');
  const counted = counts.reduce((sum, count) => sum + count, folded);
  assert(counted === deals, () => `${counted} deals were counted, of ${deals}`);
  const raised = Array.from({ length: raises }, (_, index) => {
    const at = 4 * (index + 1);
    const [nq, win, push, lose] = counts.slice(at, at + OUTCOMES.length);
    return { 'not-qualified': nq ?? 0, win: win ?? 0, push: push ?? 0, lose: lose ?? 0 };
  });
  return { deals, folded, raised };
};
