import {
  type Card,
  deckWithout,
  FULL_DECK,
  fiveCardValue,
  type Rank,
  rankMaskOf,
  rapidFireOfValues,
  type Suit,
  shortDeck,
  twoCardValue,
} from '@baize/cards';
import { type RulebookId, rulebookById, type WagerId } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { HitCounter } from '../../src/index.js';
import { combinations } from '../support/combinations.js';
import {
  countedBy,
  ELECTED,
  rulesWith,
  settleFirst,
  settleOwn,
  suitClasses,
  Tally,
  tableOf,
} from '../support/settled.js';

const ROYAL: readonly Rank[] = [10, 11, 12, 13, 14];
const WHEEL: readonly Rank[] = [2, 3, 4, 5, 14];
const GAPS: readonly Rank[] = [4, 5, 9, 11, 14];
const DECKS = { 'ten to ace': ROYAL, 'ace to five': WHEEL, 'with gaps': GAPS };

const alike = new Map<string, ReturnType<typeof suitClasses>>();

/** Hands of so many cards, each kind that suits do not tell apart once; found once for all tests. */
const handsOf = (ranks: readonly Rank[], size: number, special?: Suit) => {
  const key = `${ranks.join()} ${size} ${special ?? ''}`;
  const known = alike.get(key) ?? suitClasses(combinations(shortDeck({ ranks }), size), special);
  alike.set(key, known);
  return known;
};

/** Every case on every deck. */
const onDecks = <T extends readonly (string | number)[]>(cases: readonly T[]) =>
  cases.flatMap((one) =>
    Object.entries(DECKS).map(([deck, ranks]): readonly [string, T, readonly Rank[]] => [
      `${one.join(' ')}, ${deck}`,
      one,
      ranks,
    ]),
  );

const hitsOf = (
  rulebook: RulebookId,
  wager: WagerId | 'ante-bonus',
  id: string,
  ranks: readonly Rank[],
  aceLow = true,
) => {
  const table = tableOf(rulebook, wager, id);
  const { game } = rulebookById(rulebook);
  const counter = new HitCounter(game, { aceLow, suit: ELECTED }, rankMaskOf(ranks));
  return { table, hits: counter.hitsOf(table) };
};

describe('a wager on the own cards: every hand of a short deck, counted and settled', () => {
  const cases: readonly [RulebookId, WagerId | 'ante-bonus', string, number][] = [
    ['md/high-card-flush', 'flush', 'A', 7],
    ['md/high-card-flush', 'straight-flush', 'G', 7],
    ['md/high-card-flush', 'progressive', 'E', 7],
    ['sd/high-card-flush', 'progressive', '3', 7],
    ['sd/caribbean-stud', 'progressive', '21-5000-dollars', 5],
    ['sd/caribbean-stud', 'progressive', 'PMG-01', 5],
    ['wa/ricochet-poker', 'ante-bonus', 'PT-FLT-AB-01', 5],
  ];
  test.each(onDecks(cases))('%s', (_, [rulebook, wager, id, size], ranks) => {
    const rules = rulesWith(rulebook, wager, id);
    const settled = new Tally();
    const dealer = deckWithout(shortDeck({ ranks })).slice(0, size);
    for (const { cards, hands } of handsOf(ranks, size)) {
      settled.add(settleOwn(rules, wager, cards, dealer), hands);
    }
    const { table, hits } = hitsOf(rulebook, wager, id, ranks);
    const isSideBet = wager === 'flush' || wager === 'straight-flush';
    expect(countedBy(table, hits, isSideBet)).toEqual(settled.counts);
  });

  test('[AMB-04] an ace that is not low breaks the runs below it', () => {
    const rules = rulesWith('md/high-card-flush', 'straight-flush', 'A', { aceLow: false });
    const settled = new Tally();
    const dealer = FULL_DECK.slice(20, 27);
    for (const { cards, hands } of handsOf(WHEEL, 7)) {
      settled.add(settleOwn(rules, 'straight-flush', cards, dealer), hands);
    }
    const { table, hits } = hitsOf('md/high-card-flush', 'straight-flush', 'A', WHEEL, false);
    expect(countedBy(table, hits, true)).toEqual(settled.counts);
  });
});

describe('a wager on first cards: every deal of a short deck, counted and settled', () => {
  /** The cards in play, and how many of them are the player's. */
  const cases: readonly [WagerId, string, number, number][] = [
    ['hedge', 'PT-FLT-HB-07', 5, 0],
    ['pocket', 'PT-FLT-PB-01', 2, 2],
    ['mini-royal', 'PT-BJS-TCPR-MR-E02', 3, 2],
    ['straight-flush', 'PT-BJS-HCF-SF-E05', 7, 2],
    ['five-card', 'PT-BJS-5CL-10', 5, 2],
    ['five-card', 'PT-BJS-5CL-E03', 5, 2],
    ['five-card', 'PT-BJS-5CL-06', 5, 2],
    ['seven-card', 'PT-BJS-7CL-01', 7, 2],
  ];
  const settleAll = (
    wager: WagerId,
    id: string,
    [size, own]: readonly [number, number],
    ranks: readonly Rank[],
    aceLow: boolean,
  ) => {
    const rules = rulesWith('wa/ricochet-poker', wager, id, { aceLow });
    const others = deckWithout(shortDeck({ ranks })).slice(0, 7);
    const settled = new Tally();
    for (const { cards, hands } of handsOf(ranks, size, size === 3 ? ELECTED : undefined)) {
      const two = own === 0 ? others.slice(0, 2) : cards.slice(0, own);
      const dealer = [...cards.slice(own), ...others.slice(2)].slice(0, 5);
      settled.add(settleFirst(rules, wager, two, dealer), hands);
    }
    return settled.counts;
  };
  const returnsStake = (wager: WagerId): boolean => wager === 'hedge' || wager === 'pocket';

  test.each(onDecks(cases))('%s', (_, [wager, id, size, own], ranks) => {
    const { table, hits } = hitsOf('wa/ricochet-poker', wager, id, ranks);
    const settled = settleAll(wager, id, [size, own], ranks, true);
    expect(countedBy(table, hits, returnsStake(wager))).toEqual(settled);
  });

  test.each(cases.filter(([wager]) => wager === 'mini-royal' || wager === 'five-card'))(
    '[AMB-04] with an ace that is high only: %s %s',
    (wager, id, size, own) => {
      const { table, hits } = hitsOf('wa/ricochet-poker', wager, id, WHEEL, false);
      const settled = settleAll(wager, id, [size, own], WHEEL, false);
      expect(countedBy(table, hits, false)).toEqual(settled);
    },
  );

  test('[WA-RP-AppF#1] Mini-Royal, all 22,100 hands of a full deck', () => {
    const rules = rulesWith('wa/ricochet-poker', 'mini-royal', 'PT-BJS-TCPR-MR-01');
    const settled = new Tally();
    for (const three of combinations(FULL_DECK, 3)) {
      const others = FULL_DECK.slice(0, 7).filter((card) => !three.includes(card));
      const dealer = [...three.slice(2), ...others.slice(0, 4)];
      settled.add(settleFirst(rules, 'mini-royal', three.slice(0, 2), dealer), 1);
    }
    const counter = new HitCounter('ricochet-poker', { aceLow: true, suit: ELECTED });
    const table = tableOf('wa/ricochet-poker', 'mini-royal', 'PT-BJS-TCPR-MR-01');
    expect(countedBy(table, counter.hitsOf(table), false)).toEqual(settled.counts);
  });
});

describe('[AMB-02] Rapid Fire, two cards against five', () => {
  test.each(['PT-FLT-RF-01', 'PT-FLT-RF-02'])('every deal of a short deck settled: %s', (id) => {
    const rules = rulesWith('wa/ricochet-poker', 'rapid-fire', id);
    const ranks: readonly Rank[] = [3, 4, 5, 14];
    const deck = shortDeck({ ranks });
    const settled = new Tally();
    for (const { cards: two, hands } of handsOf(ranks, 2)) {
      for (const dealer of combinations(deckWithout(two, deck), 5)) {
        settled.add(settleFirst(rules, 'rapid-fire', two, dealer), hands);
      }
    }
    const { table, hits } = hitsOf('wa/ricochet-poker', 'rapid-fire', id, ranks);
    expect(hits.space).toBe('C(16,2)·C(14,5)');
    expect(countedBy(table, hits, true)).toEqual(settled.counts);
  });

  test.each(Object.entries(DECKS))('every deal ranked: %s', (_, ranks) => {
    const deck = shortDeck({ ranks });
    const bits = new Map(deck.map((card, place) => [card, 1 << place]));
    const keyOf = (cards: readonly Card[]) =>
      cards.reduce((key, card) => key | (bits.get(card) as number), 0);
    const fives = [...combinations(deck, 5)].map((cards) => ({
      key: keyOf(cards),
      value: fiveCardValue(cards),
    }));
    const ranked = { win: 0, tie: 0, lose: 0 };
    for (const two of combinations(deck, 2)) {
      const [own, value] = [keyOf(two), twoCardValue(two)];
      for (const dealer of fives) {
        if ((dealer.key & own) === 0) ranked[rapidFireOfValues(value, dealer.value)] += 1;
      }
    }
    const { hits } = hitsOf('wa/ricochet-poker', 'rapid-fire', 'PT-FLT-RF-01', ranks);
    expect(hits.rows).toEqual([
      { hand: 'win', count: ranked.win },
      { hand: 'tie', count: ranked.tie },
    ]);
  });
});
