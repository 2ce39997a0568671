import {
  type Card,
  CardSet,
  cardOf,
  describeStraightFlush,
  formatCards,
  isSixCardAceHigh,
  longestRun,
  longestStraightFlush,
  type Rank,
  type RunValue,
  rankOf,
  runLength,
  runRanks,
  runTop,
  type StraightFlushValue,
  shortDeck,
  suitOf,
} from '@baize/cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestStraightFlushCards } from '../src/longest-straight-flush.js';
import { countBestSuits, regroup } from './support/by-suit.js';
import {
  choose,
  eachHand,
  hand,
  recoloured,
  shuffled,
  someCards,
  suitOrders,
  sum,
} from './support/hands.js';

const ACE_LOW = { aceLow: true };
const ACE_HIGH_ONLY = { aceLow: false };

const run = (text: string, rule = ACE_LOW): StraightFlushValue =>
  longestStraightFlush(hand(text), rule);

const shown = (text: string, rule = ACE_LOW): string =>
  formatCards(longestStraightFlushCards(hand(text), rule));

/** From every card of the hand, walk down while the next lower card of the suit is there. */
const plainRun = (cards: readonly Card[], { aceLow }: { aceLow: boolean }): [number, Rank] => {
  const held = new Set(cards);
  let best: [number, Rank] = [0, 2];
  for (const card of cards) {
    const top = rankOf(card);
    let length = 1;
    for (let rank = top - 1; rank >= 1; rank--) {
      if (rank === 1 && (!aceLow || top === 14)) break;
      if (!held.has(cardOf((rank === 1 ? 14 : rank) as Rank, suitOf(card)))) break;
      length++;
    }
    if (length > best[0] || (length === best[0] && top > best[1])) best = [length, top];
  }
  return best;
};

describe('the five hands', () => {
  test.each([
    ['MD-HCF-6E, MD-HCF-6E(1)', '8h 5h 7h 9h 6h Jh Th', 7, 'seven-card straight flush, jack high'],
    ['MD-HCF-6E(2)', '8h 5h 7h 9h 6h Th Qh', 6, 'six-card straight flush, ten high'],
    ['MD-HCF-6E(3)', '8h 5h 7h 9h 6h Kh Ts', 5, 'five-card straight flush, nine high'],
    ['MD-HCF-6E(4)', '8h 5h 7h 6h 9s Ts Kd', 4, 'four-card straight flush, eight high'],
    ['MD-HCF-6E(5)', '5h 7h 6h 8s 9s Ks Kd', 3, 'three-card straight flush, seven high'],
    ['SD-HCF-12#1', '5h 7h 9h 8s Ts Ks Kd', 1, 'no straight flush'],
    ['SD-HCF-12#1', '6h 7h 9h 8s Ts Ks Kd', 2, 'no straight flush'],
  ])('[%s] %s is of length %i', (_, text, length, words) => {
    expect(runLength(run(text))).toBe(length);
    expect(describeStraightFlush(run(text))).toBe(words);
  });

  test('[MD-HCF-6E] a longer run beats a shorter one, whatever the ranks', () => {
    expect(run('3h 4h 5h 6h 9c Td Qs')).toBeGreaterThan(run('Ah Kh Qh 2c 4d 6s 8s'));
  });
});

describe('the ace', () => {
  test.each([
    ['SD-HCF-1#2, AMB-04', 'low with two to five', 'Ah 2h 3h 4h 5h 9c Kd', 5, '5h 4h 3h 2h Ah'],
    ['SD-HCF-11b, OH-HCF-sf-ace', 'low with two and three', 'Ah 2h 3h 9s 9c Jd Kd', 3, '3h 2h Ah'],
    ['WA-RP-AppG-n3', 'low in seven cards', 'Ah 2h 3h 4h 5h 6h 7h', 7, '7h 6h 5h 4h 3h 2h Ah'],
    [
      'SD-HCF-11b, WA-RP-AppG-n3',
      'high with king and queen',
      'Ah Kh Qh 9s 9c 2d 4d',
      3,
      'Ah Kh Qh',
    ],
    ['SD-HCF-11b, AMB-04', 'never between king and two', 'Kh Ah 2h 9s 9c Jd 4d', 2, 'Ah Kh'],
    ['SD-HCF-11b, AMB-04', 'not one run through both ends', 'Qh Kh Ah 2h 3h 9c 9s', 3, 'Ah Kh Qh'],
  ])('[%s] %s', (_, __, text, length, cards) => {
    expect(runLength(run(text))).toBe(length);
    expect(shown(text)).toBe(cards);
  });

  test.each([
    ['A-2-3 is a run of two', 'Ah 2h 3h 9s 9c Jd Kd', '3h 2h'],
    ['A-2-3-4-5 is a run of four', 'Ah 2h 3h 4h 5h 9c Kd', '5h 4h 3h 2h'],
    ['Q-K-A is a run as ever', 'Ah Kh Qh 9s 9c 2d 4d', 'Ah Kh Qh'],
  ])('[MD-HCF-6E, AMB-04] where the ace is not low, %s', (_, text, cards) => {
    expect(shown(text, ACE_HIGH_ONLY)).toBe(cards);
  });
});

describe('more than one run', () => {
  test.each([
    ['SD-HCF-11c, AMB-07', 'four before three', '5c 4c 3c 2c Ah Kh Qh', '5c 4c 3c 2c'],
    [
      'WA-RP-AppG-n2, AMB-07',
      'three and three in two suits: the higher',
      '4c 3c 2c 9h 8h 7h Ks',
      '9h 8h 7h',
    ],
    [
      'SD-HCF-11c, AMB-07',
      'three and three in one suit: the higher',
      '4c 3c 2c 9c 8c 7c Ks',
      '9c 8c 7c',
    ],
    [
      'SD-HCF-11c, AMB-07',
      'an ace in two runs is shown in the higher',
      'Ah 2h 3h 4h Jh Qh Kh',
      'Ah Kh Qh Jh',
    ],
    ['WA-RP-AppG-n2', 'the very same ranks: the first suit', '9c 8c 7c 9h 8h 7h Ks', '9c 8c 7c'],
  ])('[%s] %s', (_, __, text, cards) => {
    expect(shown(text)).toBe(cards);
  });
});

describe('six cards, ace high', () => {
  test.each([
    ['nine to ace', 'Ah Kh Qh Jh Th 9h 2c', true],
    ['eight to king', 'Kh Qh Jh Th 9h 8h 2c', false],
    ['eight to king and another ace', 'Kh Qh Jh Th 9h 8h Ac', false],
    ['ace to six', 'Ah 2h 3h 4h 5h 6h Kc', false],
    ['eight to ace is seven cards', 'Ah Kh Qh Jh Th 9h 8h', false],
    ['ten to ace is five cards', 'Ah Kh Qh Jh Th 8h 9c', false],
  ])('[SD-HCF-12#1, AMB-14] %s', (_, text, marked) => {
    expect(isSixCardAceHigh(run(text))).toBe(marked);
  });

  test('[AMB-07, AMB-14] it stands above every other six and below every seven', () => {
    const marked = run('Ah Kh Qh Jh Th 9h 2c');
    expect(marked).toBeGreaterThan(run('Kh Qh Jh Th 9h 8h 2c'));
    expect(marked).toBeLessThan(run('Ah 2h 3h 4h 5h 6h 7h'));
  });
});

describe('over every hand', () => {
  const byLength = (rule: { aceLow: boolean }) =>
    Object.fromEntries(
      regroup(
        countBestSuits(7, (ranks) => longestRun(ranks, rule)),
        (value) => runLength(value as RunValue),
      ),
    );

  /**
   * Runs with one card that would lengthen them, and runs with two; then any other cards but
   * those.
   */
  const closed = (atTheEnds: number, between: number, length: number) => {
    const others = 7 - length;
    return 4 * (atTheEnds * choose(51 - length, others) + between * choose(50 - length, others));
  };

  test('[MD-HCF-6E, SD-HCF-11b, AMB-04] 133,784,560 hands by their longest run, ace low or high', () => {
    const counts = byLength(ACE_LOW);
    expect(counts).toEqual({
      1: 52_438_672,
      2: 71_985_176,
      3: 8_642_932,
      4: 676_196,
      5: 39_960,
      6: 1_592,
      7: 32,
    });
    expect(sum(Object.values(counts))).toBe(133_784_560);
    // A-2-3-4 and J-Q-K-A share an ace: four hands hold two runs of four.
    expect(counts).toMatchObject({
      4: closed(2, 9, 4) - 4,
      5: closed(2, 8, 5),
      6: closed(2, 7, 6),
      7: 4 * 8,
    });
  });

  test('[MD-HCF-6E, AMB-04] 133,784,560 hands by their longest run, ace high only', () => {
    const counts = byLength(ACE_HIGH_ONLY);
    expect(counts).toEqual({
      1: 56_851_984,
      2: 68_338_904,
      3: 7_940_748,
      4: 615_480,
      5: 36_000,
      6: 1_416,
      7: 28,
    });
    expect(sum(Object.values(counts))).toBe(133_784_560);
    expect(counts).toMatchObject({
      4: closed(2, 8, 4),
      5: closed(2, 7, 5),
      6: closed(2, 6, 6),
      7: 4 * 7,
    });
  });

  test('[SD-HCF-12#1, AMB-14] 180 hands are six cards, ace high', () => {
    const all = countBestSuits(7, (ranks) => longestRun(ranks, ACE_LOW));
    const marked = [...all].filter(([value]) => isSixCardAceHigh(value as StraightFlushValue));
    expect(sum(marked.map(([, count]) => count))).toBe(4 * 45);
  });

  test.each([
    ['ace low or high', ACE_LOW],
    ['ace high only', ACE_HIGH_ONLY],
  ])(
    '[SD-HCF-11c, AMB-04] all 77,520 hands of a 20-card deck are what the plain rule says, %s',
    (_, rule) => {
      let hands = 0;
      eachHand(shortDeck({ ranks: [2, 3, 12, 13, 14] }), 7, (cards) => {
        hands++;
        const [length, top] = plainRun(cards, rule);
        const value = longestStraightFlush(cards, rule);
        if (runLength(value) !== length || runTop(value) !== top) expect.fail(formatCards(cards));
      });
      expect(hands).toBe(choose(20, 7));
    },
  );

  test('any cards of one suit, up to all thirteen, are what the plain rule says', () => {
    for (const rule of [ACE_LOW, ACE_HIGH_ONLY]) {
      for (let ranks = 1; ranks < 1 << 13; ranks++) {
        const cards = [
          ...CardSet.of(shortDeck({ suits: ['s'] }).filter((_, at) => ranks & (1 << at))),
        ];
        const value = longestStraightFlush(cards, rule);
        const [length, top] = plainRun(cards, rule);
        if (runLength(value) !== length || runTop(value) !== top) expect.fail(formatCards(cards));
      }
    }
  });

  test('neither the order of the cards nor the names of the suits matter', () => {
    const cases = someCards(1, 16).chain((cards) =>
      fc.tuple(fc.constant(cards), shuffled(cards), suitOrders, fc.boolean()),
    );
    fc.assert(
      fc.property(cases, ([cards, again, suits, aceLow]) => {
        const value = longestStraightFlush(cards, { aceLow });
        expect(longestStraightFlush(again, { aceLow })).toBe(value);
        expect(longestStraightFlush(recoloured(cards, suits), { aceLow })).toBe(value);
        const part = longestStraightFlushCards(cards, { aceLow });
        expect(part.map(rankOf)).toEqual(runRanks(value));
        expect(new Set(part.map(suitOf)).size).toBe(1);
        expect(part.every((card) => cards.includes(card))).toBe(true);
        expect(longestStraightFlush(part, { aceLow })).toBe(value);
      }),
    );
  });

  test('no cards are no hand', () => {
    expect(() => longestStraightFlush([], ACE_LOW)).toThrow('no straight flush without cards');
  });
});
