import {
  type Card,
  CardSet,
  deckWithout,
  FULL_DECK,
  fiveCardValue,
  type PokerValue,
  pokerCategoryOf,
  type Rank,
  rankMaskOf,
  shortDeck,
} from '@baize/cards';
import { settleCaribbeanStud } from '@baize/games';
import { cents } from '@baize/money';
import { present } from '@baize/result';
import { putInForce, rulebookById } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { countStudGame, type StudGame, type StudOutcomes, studGame } from '../src/index.js';
import { combinations } from './support/combinations.js';

const inForce = putInForce(rulebookById('sd/caribbean-stud'), {});
if (!inForce.ok) throw new Error('the rules of South Dakota');
const RULES = inForce.value;

const net = (game: StudGame, outcomes: StudOutcomes): bigint =>
  Object.entries(outcomes.win).reduce(
    (sum, [category, count]) =>
      sum +
      BigInt(count) *
        BigInt(1 + game.betAntes * game.pays(category as Parameters<StudGame['pays']>[0])),
    BigInt(outcomes.notQualified) -
      BigInt(outcomes.folded) -
      BigInt(1 + game.betAntes) * BigInt(outcomes.lose),
  );

/** What a bet on these cards brings, in antes. */
const paid = (game: StudGame, player: PokerValue, dealer: PokerValue): number => {
  if (dealer < game.qualifier) return 1;
  if (dealer === player) return 0;
  if (dealer > player) return -(1 + game.betAntes);
  return 1 + game.betAntes * game.pays(pokerCategoryOf(player));
};

describe('Caribbean Stud, every deal of a full deck', () => {
  const game = studGame(RULES);
  const counted = countStudGame(game);

  test('the deals are as many as the closed form says', () => {
    expect(counted.deals).toBe(19_933_230_517_200);
  });

  test('a full cycle of perfect play loses the published number of antes, to the last', () => {
    expect(net(game, counted)).toBe(-1_041_372_912_372n);
  });
});

describe('what a bet brings', () => {
  test('is what the settlement pays', () => {
    const game = studGame(RULES);
    for (let step = 1; step <= 400; step += 1) {
      const cards = Array.from({ length: 10 }, (_, at) =>
        present(FULL_DECK[(at * 5 + step * (at + 1) * 3) % 52], 'a card'),
      );
      if (new Set(cards).size < 10) continue;
      const [player, dealer] = [cards.slice(0, 5), cards.slice(5)];
      const hand = {
        seat: 1,
        cards: player,
        stakes: { ante: cents(1), bet: cents(game.betAntes) },
        claims: [],
        voided: [],
        folded: false,
      };
      const { entitlements } = settleCaribbeanStud(RULES, { dealer, hands: [hand] });
      const settled = entitlements.reduce(
        (sum, { due, returnedCents, stakeCents }) =>
          sum + (due.from === 'tray' ? due.cents : 0) + returnedCents - stakeCents,
        0,
      );
      expect(paid(game, fiveCardValue(player), fiveCardValue(dealer))).toBe(settled);
    }
  });
});

/** The plain twin: every deal is dealt. Hands that differ in the names of suits are dealt once. */
const dealEverything = (game: StudGame, deck: readonly Card[]) => {
  const bits = new Map(deck.map((card, place) => [card, 1 << place]));
  const keyOf = (cards: readonly Card[]) =>
    cards.reduce((key, card) => key | (bits.get(card) as number), 0);
  const values = new Map<number, PokerValue>();
  const classes = new Map<string, { readonly cards: readonly Card[]; hands: number }>();
  for (const cards of combinations(deck, 5)) {
    values.set(keyOf(cards), fiveCardValue(cards));
    const name = CardSet.of(cards)
      .suits.toSorted((left, right) => left - right)
      .join(' ');
    const found = classes.get(name);
    if (found === undefined) classes.set(name, { cards, hands: 1 });
    else found.hands += 1;
  }
  let [total, deals, folded] = [0n, 0n, 0n];
  for (const { cards, hands } of classes.values()) {
    const player = values.get(keyOf(cards)) as PokerValue;
    const left = deckWithout(cards, deck).map((card) => bits.get(card) as number);
    for (const up of left) {
      let worth = 0;
      let dealers = 0;
      for (const others of combinations(
        left.filter((bit) => bit !== up),
        4,
      )) {
        const key = others.reduce((sum, bit) => sum | bit, up);
        worth += paid(game, player, values.get(key) as PokerValue);
        dealers += 1;
      }
      const best = Math.max(worth, -dealers);
      total += BigInt(hands) * BigInt(best);
      deals += BigInt(hands) * BigInt(dealers);
      if (worth <= -dealers) folded += BigInt(hands) * BigInt(dealers);
    }
  }
  return { net: total, deals, folded };
};

describe('on a short deck the count is what dealing everything gives', () => {
  test.each([
    ['ten to ace, with royal flushes', [10, 11, 12, 13, 14]],
    ['two to five and ace, with the lowest straight', [2, 3, 4, 5, 14]],
    ['no straight', [3, 5, 9, 13, 14]],
  ] as const)('%s', (_, ranks: readonly Rank[]) => {
    const game = studGame(RULES, rankMaskOf(ranks));
    const counted = countStudGame(game);
    expect({
      net: net(game, counted),
      deals: BigInt(counted.deals),
      folded: BigInt(counted.folded),
    }).toEqual(dealEverything(game, shortDeck({ ranks })));
  });
});
