import { type FlushValue, flushOfSuit, rankMaskOf, shortDeck } from '@baize/cards';
import { describe, expect, test } from 'vitest';
import { countFlushGame } from '../src/high-card-flush/count.js';
import { countFlushDeals, type FlushView } from '../src/high-card-flush/deals.js';
import { type FlushOutcomes, netAntes, OUTCOMES } from '../src/high-card-flush/outcomes.js';
import { simplifiedFlushStrategies } from '../src/high-card-flush/simplified.js';
import { flushFigures, flushGame, flushHandValue } from '../src/index.js';
import {
  bestRaise,
  changedRules,
  type DealtHands,
  dealEverything,
  netOf,
  outcomesOf,
  RULES,
} from './support/flush-twin.js';

const net = ({ folded, raised }: FlushOutcomes): bigint =>
  raised
    .flatMap((counts, index) =>
      OUTCOMES.map((outcome) => BigInt(counts[outcome]) * BigInt(netAntes(outcome, index + 1))),
    )
    .reduce((sum, part) => sum + part, -BigInt(folded));

const TEN_EIGHT_SIX = flushOfSuit(rankMaskOf([10, 8, 6]));

describe('High Card Flush, every deal of a full deck', () => {
  const game = flushGame(RULES);
  const counted = countFlushDeals(game);
  const perfect = flushFigures(game, 'optimal', counted);

  test('the deals are as many as the closed form says', () => {
    expect(perfect.outcomes.deals).toBe(6_071_092_494_667_200);
    expect(perfect.denominator).toBe(6_071_092_494_667_200n);
  });

  test('the figures are those of the outcome table', () => {
    expect(perfect.numerator).toBe(net(perfect.outcomes));
    const { fold = Number.NaN, ...raises } = perfect.decisions;
    expect(Object.keys(raises)).toEqual(['raise-1', 'raise-2', 'raise-3']);
    const often = Object.values(raises);
    expect(often.reduce((sum, share) => sum + share, fold)).toBeCloseTo(1, 12);
    const antes = often.reduce((sum, share, index) => sum + share * (index + 1), 1);
    expect(perfect.averageWager).toBeCloseTo(antes, 12);
    expect(perfect.elementOfRisk).toBeCloseTo(perfect.edge / antes, 12);
  });

  // Wizard of Odds, "High Card Flush": 2.64 %, and 2.6855 % for a strategy close to perfect.
  test('the edge is where it is published, rounded to a tenth of a percent', () => {
    expect(perfect.edge).toBeGreaterThan(0.026);
    expect(perfect.edge).toBeLessThan(0.026855);
  });

  // The same: raising from T-8-6 costs less than 0.06 % more than perfect play.
  test('of all hands to raise from T-8-6 is the best, and costs as little as is published', () => {
    const strategies = simplifiedFlushStrategies(game, counted);
    const threshold = strategies.find(({ id }) => id === 'threshold');
    const tenEightSix = flushFigures(game, { raiseFrom: TEN_EIGHT_SIX }, counted);
    expect(threshold?.figures).toEqual(tenEightSix);
    expect(threshold?.cost).toBeGreaterThan(0);
    expect(threshold?.cost).toBeLessThan(0.0006);
    expect(threshold?.cost).toBeCloseTo(tenEightSix.edge - perfect.edge, 12);
  });

  test('strategies to remember stand in order of what they cost', () => {
    const strategies = simplifiedFlushStrategies(game, counted);
    expect(strategies.map(({ id, sentence }) => `${id}: ${sentence}`)).toEqual([
      'threshold-by-overcards: Raise a three-card flush of J-3-2 or better with no other card above its highest, T-9-3 with one, T-7-4 with two, T-5-3 with three, T-3-2 with four, always as much as it allows.',
      'overcards: Raise a three-card flush, jack high, or better, or a three-card flush, ten high, with two or more other cards above the ten, always as much as it allows.',
      'threshold: Raise a three-card flush of T-8-6 or better, always as much as it allows.',
      'top-card: Raise a three-card flush, jack high, or better, always as much as it allows.',
      'as-the-dealer: Raise what would qualify the dealer, always as much as it allows.',
      'smallest-raise: Raise a three-card flush of T-8-6 or better, always by one ante.',
      'everything: Raise every hand, always as much as it allows.',
    ]);
    const costs = strategies.map(({ cost }) => cost);
    expect(costs.every((cost, index) => cost > (costs[index - 1] ?? 0))).toBe(true);
  });

  test('raising everything never folds, and folding everything loses every ante', () => {
    expect(countFlushGame(game, 'everything', counted).folded).toBe(0);
    expect(net(countFlushGame(game, () => 0, counted))).toBe(-perfect.denominator);
  });

  test('a rule may not raise more than the hand allows', () => {
    expect(() => countFlushGame(game, ({ most }) => most + 1, counted)).toThrow('no raise of');
  });
});

/** Rules for anything a strategy can look at. */
const STRATEGIES: readonly (readonly [string, (view: FlushView) => number])[] = [
  ['the most with everything', ({ most }) => most],
  ['the least with an overcard', ({ overs, most }) => (overs > 0 ? Math.min(1, most) : 0)],
  ['one less than the most', ({ most }) => Math.max(0, most - 1)],
];

describe.each([
  ['seven to ten', [7, 8, 9, 10], 5, changedRules({ 2: 1, 3: 1, 4: 3 })],
  ['with wide raises', [7, 8, 9, 10], 5, changedRules({ 2: 1, 3: 2, 4: 3 })],
  ['two, three, nine and ace', [2, 3, 9, 14], 5, changedRules({ 2: 1, 3: 2, 4: 2 })],
  ['four cards each', [5, 8, 9, 12], 4, changedRules({ 1: 1, 2: 1, 3: 2, 4: 3 })],
  [
    'a low qualifier, and hands that may not be raised',
    [5, 8, 9, 12],
    4,
    changedRules({ 2: 3, 3: 2, 4: 3 }, { flushLength: 2, topRank: 9 }),
  ],
  [
    'a high qualifier',
    [7, 8, 9, 10],
    5,
    changedRules({ 2: 2, 3: 3, 4: 1 }, { flushLength: 4, topRank: 10 }),
  ],
] as const)('dealing everything through the settlement: %s', (_, ranks, each, rules) => {
  const game = flushGame(rules, rankMaskOf(ranks), each);
  const dealt = dealEverything(rules, shortDeck({ ranks }), game);
  const counted = countFlushDeals(game);
  const most = Math.max(...game.mostRaise);

  test('best play has the outcomes that were dealt', () => {
    expect(countFlushGame(game, 'optimal')).toEqual(outcomesOf(dealt, bestRaise, most));
  });

  test.each(STRATEGIES)('so has a rule: %s', (__, rule) => {
    const twin = outcomesOf(dealt, ({ view }) => rule(view), most);
    expect(countFlushGame(game, rule, counted)).toEqual(twin);
  });

  test('no hand to raise from is better than the one found', () => {
    const worth = (raiseFrom: number): number =>
      dealt.reduce(
        (sum, hand) =>
          sum + hand.hands * netOf(hand, hand.view.value >= raiseFrom ? hand.view.most : 0),
        0,
      );
    const values = [...new Set(dealt.map(({ view }) => view.value))];
    const best = Math.max(...[...values, Number.POSITIVE_INFINITY].map(worth));
    const found = simplifiedFlushStrategies(game, counted);
    const byId = (id: string) => found.find((one) => one.id === id)?.figures;
    expect(byId('threshold')?.numerator).toBe(BigInt(best));
    for (const raiseFrom of values as FlushValue[]) {
      expect(flushFigures(game, { raiseFrom }, counted).numerator).toBe(BigInt(worth(raiseFrom)));
    }
    // The size by the best hand to raise the most from, and the rest by one ante.
    const sized = (raiseFrom: number, mostFrom: number): number =>
      dealt.reduce((sum, hand) => {
        const { value, most: mostHere } = hand.view;
        const raise = value >= mostFrom ? mostHere : Math.min(1, mostHere);
        return sum + hand.hands * netOf(hand, value >= raiseFrom ? raise : 0);
      }, 0);
    const starts = [...values, Number.POSITIVE_INFINITY];
    const bestSized = Math.max(
      ...starts.flatMap((raiseFrom) => starts.map((mostFrom) => sized(raiseFrom, mostFrom))),
    );
    // By length and top card, from the number of overcards that is best for it.
    const groupOf = ({ view: { value } }: DealtHands): string =>
      `${value >> 13} ${Math.clz32(value & 0x1fff)}`;
    const groups = [...new Set(dealt.map(groupOf))].map((name) =>
      dealt.filter((hand) => groupOf(hand) === name),
    );
    const bestByOvers = groups.map((group) =>
      Math.max(
        ...Array.from({ length: each + 2 }, (__, least) =>
          group.reduce((sum, hand) => {
            const { overs, most: mostHere } = hand.view;
            return sum + hand.hands * netOf(hand, overs >= least ? mostHere : 0);
          }, 0),
        ),
      ),
    );
    expect(byId('overcards')?.numerator).toBe(
      BigInt(bestByOvers.reduce((sum, one) => sum + one, 0)),
    );
    // And for every number of overcards the hand to raise from that is best for it.
    const bestByEvery = Array.from({ length: each + 1 }, (__, overs) => {
      const group = dealt.filter(({ view }) => view.overs === overs);
      return Math.max(
        ...starts.map((raiseFrom) =>
          group.reduce((sum, hand) => {
            const { value, most: mostHere } = hand.view;
            return sum + hand.hands * netOf(hand, value >= raiseFrom ? mostHere : 0);
          }, 0),
        ),
      );
    });
    expect(byId('threshold-by-overcards')?.numerator).toBe(
      BigInt(bestByEvery.reduce((sum, one) => sum + one, 0)),
    );
    const two = byId('two-thresholds') ?? byId('threshold');
    expect(two?.numerator).toBe(BigInt(bestSized));
    expect(byId('everything')?.numerator).toBe(BigInt(worth(0)));
    expect(byId('as-the-dealer')?.numerator).toBe(BigInt(worth(game.qualifier)));
  });

  test('every hand is worth what it brought', () => {
    for (const hand of dealt) {
      const { choices, best, dealersHands } = flushHandValue(game, hand.cards);
      expect(choices.map(({ numerator }) => numerator)).toEqual(
        choices.map((__, raise) => netOf(hand, raise)),
      );
      expect(choices).toHaveLength(hand.view.most + 1);
      expect(best).toBe(choices[bestRaise(hand)]);
      expect(dealersHands).toBe(hand.dealers);
    }
  });
});
