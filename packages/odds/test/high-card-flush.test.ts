import {
  type Card,
  CardSet,
  deckWithout,
  longestFlush,
  lowestFlush,
  rankMaskOf,
  shortDeck,
} from '@baize/cards';
import { settleHighCardFlush } from '@baize/games';
import { cents } from '@baize/money';
import { putInForce, type RulesInForce, rulebookById } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import {
  countFlushGame,
  type FlushOutcomes,
  type FlushStrategy,
  flushGame,
  netAntes,
  OUTCOMES,
} from '../src/index.js';
import { combinations } from './support/combinations.js';

const inForce = (): RulesInForce => {
  const rules = putInForce(rulebookById('md/high-card-flush'), {});
  if (!rules.ok) throw new Error('the rules of Maryland');
  return rules.value;
};

const RULES = inForce();

/** The rules with other raises: the count reads them, and the settlement pays whatever was raised. */
const withRaises = (raises: Readonly<Record<number, number>>): RulesInForce => {
  const { play } = RULES.rulebook;
  if (play.game !== 'high-card-flush') throw new Error('High Card Flush');
  const raise = Object.entries(raises).map(([length, atMost]) => ({
    cite: 'test',
    value: { lengths: [Number(length)], atMost },
  }));
  return { ...RULES, rulebook: { ...RULES.rulebook, play: { ...play, raise } } };
};

const net = ({ folded, raised }: FlushOutcomes): bigint =>
  raised
    .flatMap((counts, index) =>
      OUTCOMES.map((outcome) => BigInt(counts[outcome]) * BigInt(netAntes(outcome, index + 1))),
    )
    .reduce((sum, part) => sum + part, -BigInt(folded));

describe('High Card Flush, every deal of a full deck', () => {
  const perfect = countFlushGame(flushGame(RULES), 'optimal');

  test('the deals are as many as the closed form says', () => {
    expect(perfect.deals).toBe(6_071_092_494_667_200);
  });

  test('best play is better than raising from T-8-6, and that better than raising everything', () => {
    const from = (raiseFrom: FlushStrategy) => net(countFlushGame(flushGame(RULES), raiseFrom));
    const tenEightSix = (lowestFlush(3, 10) & ~0x1fff) | rankMaskOf([10, 8, 6]);
    const simple = from({ raiseFrom: tenEightSix as ReturnType<typeof lowestFlush> });
    const everything = from({ raiseFrom: 0 as ReturnType<typeof lowestFlush> });
    expect(net(perfect) > simple).toBe(true);
    expect(simple > everything).toBe(true);
    expect(net(perfect) < 0n).toBe(true);
  });

  test('raising everything never folds, and folding everything loses every ante', () => {
    const game = flushGame(RULES);
    expect(countFlushGame(game, { raiseFrom: 0 as ReturnType<typeof lowestFlush> }).folded).toBe(0);
    const never = { raiseFrom: Number.MAX_SAFE_INTEGER as ReturnType<typeof lowestFlush> };
    expect(net(countFlushGame(game, never))).toBe(-BigInt(perfect.deals));
  });
});

/** The plain twin: every deal is dealt, and every outcome is what the settlement pays. */
const dealEverything = (
  rules: RulesInForce,
  deck: readonly Card[],
  each: number,
  mostRaise: readonly number[],
): { readonly deals: bigint; readonly net: bigint; readonly folded: bigint } => {
  const seen = new Map<string, { net: bigint; folds: boolean; hands: bigint }>();
  let total = { deals: 0n, net: 0n, folded: 0n };
  for (const cards of combinations(deck, each)) {
    const key = CardSet.of(cards)
      .suits.toSorted((left, right) => left - right)
      .join(' ');
    const found = seen.get(key) ?? { ...bestPlay(rules, deck, cards, mostRaise), hands: 0n };
    seen.set(key, { ...found, hands: found.hands + 1n });
  }
  const dealers = BigInt([...combinations(deck.slice(each), each)].length);
  for (const { net: worth, folds, hands } of seen.values()) {
    total = {
      deals: total.deals + hands * dealers,
      net: total.net + hands * worth,
      folded: total.folded + (folds ? hands * dealers : 0n),
    };
  }
  return total;
};

const bestPlay = (
  rules: RulesInForce,
  deck: readonly Card[],
  cards: readonly Card[],
  mostRaise: readonly number[],
): { readonly net: bigint; readonly folds: boolean } => {
  const most = mostRaise[longestFlush(cards) >> 13] ?? 1;
  const dealers = [...combinations(deckWithout(cards, deck), cards.length)];
  const worths = Array.from({ length: most }, (_, index) =>
    dealers.reduce((sum, dealer) => sum + paid(rules, cards, dealer, index + 1), 0),
  );
  const best = Math.max(...worths);
  return best > -dealers.length
    ? { net: BigInt(best), folds: false }
    : { net: -BigInt(dealers.length), folds: true };
};

const paid = (
  rules: RulesInForce,
  cards: readonly Card[],
  dealer: readonly Card[],
  raise: number,
): number => {
  const hand = {
    seat: 1,
    cards,
    stakes: { ante: cents(1), raise: cents(raise) },
    claims: [],
    voided: [],
    folded: false,
  };
  return settleHighCardFlush(rules, { dealer, hands: [hand] }).entitlements.reduce(
    (sum, { due, returnedCents, stakeCents }) =>
      sum + (due.from === 'tray' ? due.cents : 0) + returnedCents - stakeCents,
    0,
  );
};

describe('on a short deck the count is what dealing everything through the settlement gives', () => {
  test.each([
    ['seven to ten', [7, 8, 9, 10], 5, { 2: 1, 3: 1, 4: 3 }],
    ['with wide raises', [7, 8, 9, 10], 5, { 2: 1, 3: 2, 4: 3 }],
    ['two, three, nine and ace', [2, 3, 9, 14], 5, { 2: 1, 3: 2, 4: 2 }],
    ['four cards each', [5, 8, 9, 12], 4, { 1: 1, 2: 1, 3: 2, 4: 3 }],
  ] as const)('%s', (_, ranks, each, raises) => {
    const rules = withRaises(raises);
    const game = flushGame(rules, rankMaskOf(ranks), each);
    const counted = countFlushGame(game, 'optimal');
    const dealt = dealEverything(rules, shortDeck({ ranks }), each, game.mostRaise);
    expect({
      deals: BigInt(counted.deals),
      net: net(counted),
      folded: BigInt(counted.folded),
    }).toEqual(dealt);
  });
});
