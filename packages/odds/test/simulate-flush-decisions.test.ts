import { type Card, CardSet, deckWithout, longestFlush, rankMaskOf, shortDeck } from '@baize/cards';
import { settleHighCardFlush } from '@baize/games';
import { cents } from '@baize/money';
import type { RulesInForce } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { countFlushGame } from '../src/high-card-flush/count.js';
import { FlushDecisions } from '../src/high-card-flush/decisions.js';
import type { FlushGame } from '../src/high-card-flush/game.js';
import { flushGame } from '../src/index.js';
import { combinations } from './support/combinations.js';
import { houseOf } from './support/house.js';

const RULES = houseOf('md/high-card-flush');

const sizeOf = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** Calls back with every class of hands that differ only in the names of their suits. */
const forHandClasses = (
  { ranks, cardsEach }: FlushGame,
  call: (a: number, b: number, c: number, d: number) => void,
): void => {
  const sets = Array.from({ length: cardsEach + 1 }, () => [] as number[]);
  for (let mask = 0; mask < 1 << 13; mask += 1) {
    if ((mask & ~ranks) === 0) sets[sizeOf(mask)]?.push(mask);
  }
  // Suits in falling order of size and then of ranks: each class once.
  const take = (suits: readonly number[], left: number, most: number, highest: number): void => {
    if (suits.length === 3) {
      for (const last of left <= most ? (sets[left] as number[]) : []) {
        if (left === most && last > highest) break;
        call(...(suits as [number, number, number]), last);
      }
      return;
    }
    for (let size = Math.min(left, most); size >= 0; size -= 1) {
      for (const mask of sets[size] as number[]) {
        if (size === most && mask > highest) break;
        take([...suits, mask], left - size, size, mask);
      }
    }
  };
  take([], cardsEach, cardsEach, 1 << 13);
};

/** How many hands a class has: 24 orders of its suits, less those that look alike. */
const handsOf = (a: number, b: number, c: number, d: number): number => {
  const [ab, bc, cd] = [a === b, b === c, c === d];
  if (ab && bc && cd) return 1;
  if ((ab && bc) || (bc && cd)) return 4;
  if (ab && cd) return 6;
  return ab || bc || cd ? 12 : 24;
};

describe('best play by look-up', () => {
  const game = flushGame(RULES);

  test.each<[name: string, game: FlushGame]>([
    ['as the document has it', game],
    ['with other raises', { ...game, mostRaise: [0, 1, 2, 3, 3, 2, 1, 4] }],
    [
      'with a lower qualifier',
      { ...game, qualifier: ((2 << 13) | 0x1800) as typeof game.qualifier },
    ],
  ])('over every hand folds and raises as often as the count: %s', (_, changed) => {
    const decisions = new FlushDecisions(changed);
    const raised = [0, 0, 0, 0, 0];
    forHandClasses(changed, (a, b, c, d) => {
      const raise = decisions.raise(c, a, d, b);
      raised[raise] = (raised[raise] ?? Number.NaN) + handsOf(a, b, c, d);
    });
    const counted = countFlushGame(changed, 'optimal');
    const dealers = counted.deals / 133_784_560;
    expect(raised[0]).toBe(counted.folded / dealers);
    for (const [index, ends] of counted.raised.entries()) {
      const deals = Object.values(ends).reduce((sum, count) => sum + count, 0);
      expect(raised[index + 1]).toBe(deals / dealers);
    }
  });

  test('asks for the other cards for few flushes only, and for some', () => {
    const decisions = new FlushDecisions(game);
    const threes = Array.from({ length: 1 << 13 }, (_, mask) => mask).filter(
      (mask) => sizeOf(mask) === 3,
    );
    const depending = threes.filter((mask) => decisions.depends(mask));
    expect(depending.length).toBeGreaterThan(0);
    expect(depending.length).toBeLessThan(threes.length / 4);
    expect(decisions.depends(rankMaskOf([10, 8, 6]))).toBe(true);
  });
});

/** The rules with other raises: the decisions read them, and the settlement pays whatever was raised. */
const withRaises = (raises: Readonly<Record<number, number>>): RulesInForce => {
  const { play } = RULES.rulebook;
  if (play.game !== 'high-card-flush') throw new Error('High Card Flush');
  const raise = Object.entries(raises).map(([length, atMost]) => ({
    cite: 'AMB-09' as const,
    value: { lengths: [Number(length)], atMost },
  }));
  return { ...RULES, rulebook: { ...RULES.rulebook, play: { ...play, raise } } };
};

/** What each raise brings against every dealer's hand, through the settlement; a fold loses every ante. */
const worths = (
  rules: RulesInForce,
  deck: readonly Card[],
  cards: readonly Card[],
  most: number,
): readonly number[] => {
  const dealers = [...combinations(deckWithout(cards, deck), cards.length)];
  const raises = Array.from({ length: most }, (_, index) =>
    dealers.reduce((sum, dealer) => {
      const hand = {
        seat: 1,
        cards,
        stakes: { ante: cents(1), raise: cents(index + 1) },
        claims: [],
        voided: [],
        folded: false,
      };
      const { entitlements } = settleHighCardFlush(rules, { dealer, hands: [hand] });
      return entitlements.reduce(
        (net, { due, returnedCents, stakeCents }) =>
          net + (due.from === 'tray' ? due.cents : 0) + returnedCents - stakeCents,
        sum,
      );
    }, 0),
  );
  return [-dealers.length, ...raises];
};

describe('on a short deck best play is what dealing everything through the settlement says', () => {
  test.each([
    ['seven to ten', [7, 8, 9, 10], 5, { 2: 1, 3: 1, 4: 3 }],
    ['with wide raises', [7, 8, 9, 10], 5, { 2: 1, 3: 2, 4: 3 }],
    ['four cards each', [5, 8, 9, 12], 4, { 1: 1, 2: 1, 3: 2, 4: 3 }],
  ] as const)('%s', (_, ranks, each, raises) => {
    const rules = withRaises(raises);
    const game = flushGame(rules, rankMaskOf(ranks), each);
    const decisions = new FlushDecisions(game);
    const deck = shortDeck({ ranks });
    const seen = new Set<string>();
    for (const cards of combinations(deck, each)) {
      const suits = CardSet.of(cards).suits;
      const key = suits.toSorted((left, right) => left - right).join(' ');
      if (seen.has(key)) continue;
      seen.add(key);
      const all = worths(rules, deck, cards, game.mostRaise[longestFlush(cards) >> 13] ?? 1);
      const raise = decisions.raise(...suits);
      expect(all[raise]).toBe(Math.max(...all));
      if (raise > 0) expect(all[raise]).toBeGreaterThan(all[0] as number);
    }
    expect(seen.size).toBeGreaterThan(20);
  });
});
