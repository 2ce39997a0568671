import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { handOn, settle } from '../support/felt.js';
import { handsFrom, pick, randomDeck } from '../support/random-round.js';
import { FLUSH_BOOKS, rulesOf } from '../support/rules.js';

/** The same game written a second time, in the plainest way: suits counted, ranks laid side by side. */

const RANKS = '23456789TJQKA';

const bySuit = (cards: string): readonly (readonly number[])[] =>
  [...'cdhs'].map((suit) =>
    cards
      .split(' ')
      .filter((card) => card.charAt(1) === suit)
      .map((card) => RANKS.indexOf(card.charAt(0)) + 2)
      .sort((left, right) => right - left),
  );

/** More cards first, then card by card from the top. */
const compare = (left: readonly number[], right: readonly number[]): number => {
  if (left.length !== right.length) return left.length - right.length;
  const at = left.findIndex((rank, place) => rank !== right[place]);
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
};

const bestFlush = (cards: string): readonly number[] =>
  bySuit(cards).toSorted(compare).at(-1) ?? [];

const qualifies = (flush: readonly number[]): boolean =>
  flush.length > 3 || (flush.length === 3 && (flush[0] ?? 0) >= 9);

const longestRun = (cards: string): number => {
  const lengths = bySuit(cards).flatMap((ranks) => {
    const low = ranks.includes(14) ? [...ranks, 1] : ranks;
    return low.map((top) => {
      let length = 1;
      while (low.includes(top - length)) length += 1;
      return length;
    });
  });
  return Math.max(...lengths);
};

const expected = (dealer: string, player: string) => {
  const [theirs, mine] = [bestFlush(dealer), bestFlush(player)];
  const against = compare(mine, theirs);
  const stands = against === 0 ? 'push' : against > 0 ? 'win' : 'lose';
  return {
    ante: qualifies(theirs) ? stands : 'win',
    raise: qualifies(theirs) ? stands : 'push',
    flush: mine.length >= 4 ? 'win' : 'lose',
    'straight-flush': longestRun(player) >= 3 ? 'win' : 'lose',
  };
};

describe('the settlement and its slow twin', () => {
  test.prop([fc.gen()], { numRuns: 500, endOnFailure: true })(
    'say the same of every deal',
    (random) => {
      const rules = rulesOf(pick(random, FLUSH_BOOKS));
      const hands = handsFrom(rules, randomDeck(random), [1, 2, 3, 4, 5, 6]);
      const stakes = { ante: 1000, raise: 1000, flush: 100, 'straight-flush': 100 };
      const { entitlements } = settle(
        rules,
        hands.dealer,
        [1, 2, 3, 4, 5, 6].map((seat) => handOn(seat, hands[seat] ?? '', stakes)),
      );
      for (const seat of [1, 2, 3, 4, 5, 6]) {
        const lines = entitlements.filter((line) => line.seat === seat);
        expect(Object.fromEntries(lines.map(({ line, outcome }) => [line, outcome]))).toEqual(
          expected(hands.dealer, hands[seat] ?? ''),
        );
      }
    },
    30_000,
  );
});
