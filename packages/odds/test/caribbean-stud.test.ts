import {
  FULL_DECK,
  fiveCardValue,
  pokerCategoryOf,
  type Rank,
  rankMaskOf,
  rankOf,
  shortDeck,
} from '@baize/cards';
import { settleCaribbeanStud } from '@baize/games';
import { cents } from '@baize/money';
import { present } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { countStudGame } from '../src/caribbean-stud/count.js';
import { countStudDeals } from '../src/caribbean-stud/deals.js';
import { PUBLISHED_STUD_STRATEGIES } from '../src/caribbean-stud/published.js';
import { simplifiedStudStrategies } from '../src/caribbean-stud/simplified.js';
import { studFigures, studGame, studHandValue } from '../src/index.js';
import {
  type DealtHand,
  dealEverything,
  dealersOf,
  netOf,
  outcomesOf,
  paid,
  RULES,
} from './support/stud-twin.js';

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

describe.each([
  ['ten to ace, with royal flushes', [10, 11, 12, 13, 14]],
  ['two to five and ace, with the lowest straight', [2, 3, 4, 5, 14]],
  ['no straight', [3, 5, 9, 13, 14]],
] as const)('dealing everything from a short deck: %s', (_, ranks: readonly Rank[]) => {
  const game = studGame(RULES, rankMaskOf(ranks));
  const dealt = dealEverything(game, shortDeck({ ranks }));
  const counted = countStudDeals(game);
  const isBestBet = (hand: DealtHand): boolean => netOf(game, hand) > -dealersOf(hand);

  test('best play has the outcomes that were dealt', () => {
    expect(countStudGame(game, 'optimal')).toEqual(outcomesOf(dealt, isBestBet));
  });

  test.each(PUBLISHED_STUD_STRATEGIES)('so has a strategy: $id', ({ bets }) => {
    const twin = outcomesOf(dealt, ({ value, up }) =>
      bets({ value, category: pokerCategoryOf(value), up: rankOf(up) }),
    );
    expect(countStudGame(game, bets, counted)).toEqual(twin);
  });

  test('no hand to bet from is better than the one found', () => {
    const worth = (from: number): number =>
      dealt.reduce(
        (sum, hand) =>
          sum + hand.hands * (hand.value >= from ? netOf(game, hand) : -dealersOf(hand)),
        0,
      );
    const values = [...new Set(dealt.map(({ value }) => value))];
    const best = Math.max(...[...values, Number.POSITIVE_INFINITY].map(worth));
    const found = simplifiedStudStrategies(game, counted).find(({ id }) => id === 'threshold');
    expect(found?.figures.numerator).toBe(BigInt(best));
    for (const betFrom of values) {
      expect(studFigures(game, { betFrom }, counted).numerator).toBe(BigInt(worth(betFrom)));
    }
  });

  test('hands are worth what they brought', () => {
    for (const hand of dealt.filter((__, index) => index % 29 === 0)) {
      const { counts, choices, best } = studHandValue(game, hand.cards, hand.up);
      expect(counts).toEqual(hand.counts);
      expect(choices.map(({ numerator }) => numerator)).toEqual([
        -dealersOf(hand),
        netOf(game, hand),
      ]);
      expect(best.decision).toBe(isBestBet(hand) ? 'bet' : 'fold');
    }
  });
});
