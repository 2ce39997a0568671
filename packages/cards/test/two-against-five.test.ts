import {
  type Card,
  describePoker,
  FULL_DECK,
  fiveCardValue,
  pokerCategoryOf,
  RANKS,
  type Rank,
  rankOf,
  rapidFire,
  rapidFireOfValues,
  shortDeck,
  suitOf,
  twoCardValue,
} from '@baize/cards';
import { describe, expect, test } from 'vitest';
import type { RapidFire } from '../src/two-against-five.js';
import { choose, eachHand, hand, sum } from './support/hands.js';
import { inMixedSuits, rankPatterns } from './support/rank-patterns.js';

type Counts = Record<RapidFire, number>;

const rankTimes = (cards: readonly Card[]): Map<Rank, number> => {
  const times = new Map<Rank, number>();
  for (const card of cards) times.set(rankOf(card), (times.get(rankOf(card)) ?? 0) + 1);
  return times;
};

const down = (ranks: Iterable<Rank>): readonly Rank[] => [...ranks].sort((a, b) => b - a);

/** The rule in its own words, without the poker values. */
const plainRapidFire = (player: readonly Card[], dealer: readonly Card[]): RapidFire => {
  const times = rankTimes(dealer);
  const ranks = down(times.keys());
  const flush = new Set(dealer.map(suitOf)).size === 1;
  const straight =
    ranks.length === 5 &&
    ((ranks[0] as number) - (ranks[4] as number) === 4 || ranks.join() === '14,5,4,3,2');
  if (ranks.length < 4 || flush || straight) return 'lose';

  const [high, low] = down(player.map(rankOf)) as [Rank, Rank];
  const dealersPair = [...times].find(([, count]) => count === 2)?.[0];
  const playersPair = high === low ? high : undefined;
  if (playersPair !== undefined || dealersPair !== undefined) {
    return verdict((playersPair ?? 0) - (dealersPair ?? 0));
  }
  return verdict(high - (ranks[0] as number) || low - (ranks[1] as number));
};

const verdict = (difference: number): RapidFire =>
  difference > 0 ? 'win' : difference < 0 ? 'lose' : 'tie';

/** Every deal of two cards against five, one dealer's hand after another. */
const dealEverything = (deck: readonly Card[]): Counts => {
  const counts: Counts = { win: 0, tie: 0, lose: 0 };
  const twos: { cards: readonly Card[]; value: ReturnType<typeof twoCardValue> }[] = [];
  eachHand(deck, 2, (cards) => twos.push({ cards: [...cards], value: twoCardValue(cards) }));
  eachHand(deck, 5, (dealer) => {
    const value = fiveCardValue(dealer);
    for (const player of twos) {
      if (!player.cards.some((card) => dealer.includes(card))) {
        counts[rapidFireOfValues(player.value, value)]++;
      }
    }
  });
  return counts;
};

/**
 * The same counts without dealing: what the dealer's ranks are worth, times the ways to hold them
 * with the cards the player left. A dealer who has neither a high card nor one pair wins.
 */
const countEverything = (ranks: readonly Rank[]): Counts => {
  const deck = shortDeck({ ranks });
  const dealers = rankPatterns(ranks, 5)
    .map((pattern) => ({ pattern, value: fiveCardValue(inMixedSuits(pattern)) }))
    .filter(({ value }) => ['high-card', 'one-pair'].includes(pokerCategoryOf(value)));
  const counts: Counts = { win: 0, tie: 0, lose: 0 };
  eachHand(deck, 2, (player) => {
    const [first, second] = player as [Card, Card];
    const value = twoCardValue(player);
    // One player's hand stands for all with these ranks, suited or not.
    if (suitOf(first) !== 'c' || (suitOf(second) !== 'c' && suitOf(second) !== 'd')) return;
    const paired = rankOf(first) === rankOf(second);
    const alike = paired ? 6 : suitOf(first) === suitOf(second) ? 4 : 12;
    const left = (rank: Rank) => 4 - player.filter((card) => rankOf(card) === rank).length;
    let below = 0;
    for (const dealer of dealers) {
      const ways = waysToHold(dealer.pattern, left) - flushes(dealer.pattern, player);
      counts[rapidFireOfValues(value, dealer.value)] += alike * ways;
      below += ways;
    }
    counts.lose += alike * (choose(deck.length - 2, 5) - below);
  });
  return counts;
};

const waysToHold = (pattern: readonly Rank[], left: (rank: Rank) => number): number =>
  [...new Set(pattern)].reduce(
    (ways, rank) => ways * choose(left(rank), pattern.filter((other) => other === rank).length),
    1,
  );

/** In how many suits all these ranks are still there. */
const flushes = (pattern: readonly Rank[], gone: readonly Card[]): number =>
  new Set(pattern).size < 5
    ? 0
    : 4 - new Set(gone.filter((card) => pattern.includes(rankOf(card))).map(suitOf)).size;

describe('Rapid Fire', () => {
  test.each([
    [
      'WA-RP-RF#1, WA-RP-AppC-n2',
      'suited and in a row is still a high card',
      'Ks Qs',
      '2d 2c 5h 7s 9c',
      'lose',
    ],
    ['WA-RP-RF#2', 'aces lose to two pairs', 'As Ah', '3d 3c 2h 2s 9c', 'lose'],
    ['WA-RP-RF#2', 'aces lose to three of a kind', 'As Ah', '2d 2c 2h 7s 9c', 'lose'],
    ['WA-RP-RF#2', 'aces lose to a straight', 'As Ah', 'Ad 2c 3h 4s 5c', 'lose'],
    ['WA-RP-RF#2', 'aces lose to a flush', 'As Ah', '2d 3d 4d 5d 7d', 'lose'],
    ['WA-RP-RF#3', 'a pair beats a high card', '2s 2h', 'Ad Kc Qh Js 9c', 'win'],
    ['WA-RP-RF#3', 'a high card loses to a pair', 'As Kh', '2d 2c 3h 4s 6c', 'lose'],
    ['WA-RP-RF#3', 'the higher pair wins', '9s 9h', '8d 8c Ah Ks Qc', 'win'],
    ['WA-RP-RF#3', 'the lower pair loses', '7s 7h', '8d 8c 2h 3s 4c', 'lose'],
    ['WA-RP-RF#3, WA-RP-AppC-n3', 'the higher card wins', 'As 2h', 'Kd Qc Jh Ts 8c', 'win'],
    [
      'WA-RP-AppC-n3, AMB-02',
      'one high card, a higher second card',
      'As Th',
      'Ad 9c 8h 7s 5c',
      'win',
    ],
    [
      'WA-RP-AppC-n3, AMB-02',
      'one high card, a lower second card',
      'As 8h',
      'Ad 9c 7h 6s 5c',
      'lose',
    ],
    [
      'WA-RP-RF#4, AMB-02',
      'two high cards alike tie, whatever else',
      'As Kh',
      'Ad Kc Qh Js 9c',
      'tie',
    ],
    ['WA-RP-RF#4, AMB-02', 'a pair alike ties, whatever else', '8s 8h', '8d 8c Ah Ks Qc', 'tie'],
    ['WA-RP-AppC-n3', 'no kicker in pair against pair', '2s 2h', '2d 2c Ah Ks Qc', 'tie'],
  ] as const)('[%s] %s', (_, __, player, dealer, outcome) => {
    expect(rapidFire(hand(player), hand(dealer))).toBe(outcome);
  });

  test('[WA-RP-RF#3, WA-RP-RF#4, AMB-02] where it ties, the five cards are the better poker hand', () => {
    expect(fiveCardValue(hand('Ad Kc 4h 3s 2c'))).toBeGreaterThan(twoCardValue(hand('As Kh')));
    expect(rapidFire(hand('As Kh'), hand('Ad Kc 4h 3s 2c'))).toBe('tie');
  });

  test('[WA-RP-RF#2, WA-RP-RF#3] every two cards against every kind of five, as the rule says in words', () => {
    const fives = [
      ...rankPatterns(RANKS, 5).map(inMixedSuits),
      ...rankPatterns(RANKS, 5)
        .filter((ranks) => new Set(ranks).size === 5)
        .map((ranks) => shortDeck({ ranks, suits: ['s'] })),
    ];
    expect(fives).toHaveLength(7_462);
    const twos = rankPatterns(RANKS, 2)
      .map(inMixedSuits)
      .map((cards) => ({ cards, value: twoCardValue(cards) }));
    expect(twos).toHaveLength(91);
    for (const five of fives) {
      const value = fiveCardValue(five);
      for (const two of twos) {
        if (rapidFireOfValues(two.value, value) !== plainRapidFire(two.cards, five)) {
          expect.fail(`${describePoker(two.value)} against ${describePoker(value)}`);
        }
      }
    }
  });

  test('[WA-RP-RF#3] counting gives what dealing gives: all 7,268,184 deals of a 24-card deck', () => {
    const ranks: readonly Rank[] = [2, 3, 4, 5, 6, 14];
    const dealt = dealEverything(shortDeck({ ranks }));
    expect(sum(Object.values(dealt))).toBe(choose(24, 2) * choose(22, 5));
    expect(countEverything(ranks)).toEqual(dealt);
  });

  test('[WA-RP-RF#3, WA-RP-RF#4, AMB-02] all 2,809,475,760 deals: 14.439 % win, 0.456 % tie', () => {
    const counts = countEverything(RANKS);
    const deals = choose(52, 2) * choose(50, 5);
    expect(deals).toBe(2_809_475_760);
    expect(sum(Object.values(counts))).toBe(deals);
    expect((100 * counts.win) / deals).toBeCloseTo(14.439, 3);
    expect((100 * counts.tie) / deals).toBeCloseTo(0.456, 3);
    // 5 to 1 on a win; a tie pays 5, pushes or loses.
    expect((counts.lose - 5 * counts.win - 5 * counts.tie) / deals).toBeCloseTo(0.1063, 4);
    expect((counts.lose - 5 * counts.win) / deals).toBeCloseTo(0.1291, 4);
    expect((counts.lose + counts.tie - 5 * counts.win) / deals).toBeCloseTo(0.1336, 4);
    expect(counts).toEqual({ win: 405_665_460, tie: 12_821_100, lose: 2_390_989_200 });
  });

  test('a hand of the wrong size is stopped', () => {
    expect(() => rapidFire(hand('As'), FULL_DECK.slice(0, 5))).toThrow();
    expect(() => rapidFire(hand('As Kd'), FULL_DECK.slice(0, 4))).toThrow();
  });
});
