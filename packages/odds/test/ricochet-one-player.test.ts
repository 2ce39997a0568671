import {
  type Card,
  deckWithout,
  fiveCardValue,
  POKER_CATEGORIES,
  type PokerValue,
  pokerCategoryOf,
  type Rank,
  rankMaskOf,
  rankOf,
  shortDeck,
  suitIndexOf,
  twoCardValue,
} from '@baize/cards';
import { present } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { countRicochet, ricochetFigures, ricochetGame } from '../src/index.js';
import type { RicochetStrategy } from '../src/ricochet-poker/count.js';
import type { RicochetGame } from '../src/ricochet-poker/game.js';
import { combinations } from './support/combinations.js';
import { KICKOUTS, settledNets, shuffled, washington, xorshift } from './support/ricochet.js';

type Choice = 'play' | 'fold';

/** Long enough for a busy machine. */
const PATIENCE_MS = 120_000;

/** What one deal brings beside the ante bonus, in antes, by the rules as they read. */
const netOf = (
  game: RicochetGame,
  two: PokerValue,
  dealer: PokerValue,
  five: PokerValue,
  choice: Choice,
): number => {
  if (dealer >= game.kickout || dealer < two) return 1;
  if (choice === 'fold') return -1;
  return five >= dealer ? 1 : -1 - game.playAntes;
};

describe.each(KICKOUTS)('one player, %s', (kickout) => {
  const game = ricochetGame(washington(kickout));

  test('what a deal brings is what the settlement pays (WA-RP-4, -5#2, -7a, -8b, -8c, -9, -9a)', () => {
    const nextBelow = xorshift(7);
    for (let deal = 0; deal < 600; deal += 1) {
      const cards = shuffled(nextBelow);
      const [two, dealer, draw] = [cards.slice(0, 2), cards.slice(2, 7), cards.slice(7, 10)];
      const decision: Choice = deal % 3 === 0 ? 'fold' : 'play';
      const [settled] = settledNets(
        washington(kickout),
        dealer,
        [{ cards: two, draw, decision }],
        100,
      );
      const five = fiveCardValue([...two, ...draw]);
      const net = netOf(game, twoCardValue(two), fiveCardValue(dealer), five, decision);
      const isOut = decision === 'fold' && net === -1;
      const bonus = isOut ? 0 : game.bonusAntes(pokerCategoryOf(five));
      expect(100 * (net + bonus)).toBe(settled);
    }
  });

  test(
    'every deal is counted, and every one has a figure',
    () => {
      const outcomes = countRicochet(game);
      expect(outcomes.deals).toBe(39_866_461_034_400);
      const { decisions, denominator } = ricochetFigures(game, outcomes);
      expect(denominator).toBe(39_866_461_034_400n);
      const { fold = Number.NaN, play = Number.NaN, 'not-asked': rest = Number.NaN } = decisions;
      expect(fold + play + rest).toBeCloseTo(1, 12);
    },
    PATIENCE_MS,
  );
});

// Two cards that differ in the names of suits only are dealt once for all.
describe('every deal of a deck of three ranks, through the settlement that pays', () => {
  const ANTE_CENTS = 100;

  // Five cards of three ranks are two pairs at least: other rows let more or fewer dealers stay.
  test.each([
    ['QQQ', [14, 13, 12]],
    ['AA22', [14, 13, 2]],
  ] as const)(
    'kickout with %s, ranks %s (WA-RP-4, -5#2, -7a, -8b, -8c, -9, -9a)',
    (atLeast, ranks) => {
      const printed = washington('PT-FLT-KH-01');
      const kickout = present(printed.kickout, 'a kickout table');
      const rules = {
        ...printed,
        kickout: { ...kickout, rows: [{ hands: 1, atLeast, label: atLeast }] },
      };
      const deck = shortDeck({ ranks: [...ranks] });
      const sums = { cents: 0, folded: 0, deals: 0 };
      for (const [cards, hands] of classesOfTwo(deck)) {
        const others = deckWithout(cards, deck);
        for (const dealer of combinations(others, 5)) {
          const draws = [...combinations(deckWithout(dealer, others), 3)];
          const net = (decision: Choice, draw: readonly Card[]): number =>
            settledNets(rules, dealer, [{ cards, draw, decision }], ANTE_CENTS)[0] ?? 0;
          const played = draws.reduce((sum, draw) => sum + net('play', draw), 0);
          const folded = draws.reduce((sum, draw) => sum + net('fold', draw), 0);
          sums.deals += hands * draws.length;
          // Who is not asked gets the same, whatever is said.
          sums.cents += hands * Math.max(played, folded);
          if (played < folded) sums.folded += hands * draws.length;
        }
      }
      const game = ricochetGame(rules, 1, rankMaskOf([...ranks]));
      const counted = countRicochet(game);
      expect(counted.deals).toBe(sums.deals);
      expect(counted.folded).toBe(sums.folded);
      expect(ricochetFigures(game, counted).numerator * BigInt(ANTE_CENTS)).toBe(
        BigInt(sums.cents),
      );
    },
    PATIENCE_MS,
  );
});

/** The plain twin: every deal is dealt, but two cards that differ in the names of suits only once. */
const dealEverything = (game: RicochetGame, deck: readonly Card[], strategy: RicochetStrategy) => {
  const bit = new Map(deck.map((card, place) => [card, 1 << place]));
  const keyOf = (cards: readonly Card[]) => cards.reduce((key, card) => key | bit.get(card)!, 0);
  const values = new Int32Array(1 << deck.length);
  const bonuses = new Int32Array(1 << deck.length);
  for (const cards of combinations(deck, 5)) {
    const value = fiveCardValue(cards);
    values[keyOf(cards)] = value;
    bonuses[keyOf(cards)] = game.bonusAntes(pokerCategoryOf(value));
  }
  const sums = { net: 0n, deals: 0n, folded: 0n, notAsked: 0n };
  for (const [two, hands] of classesOfTwo(deck)) {
    const twoKey = keyOf(two);
    const twoValue = twoCardValue(two);
    for (const five of combinations(deckWithout(two, deck), 5)) {
      const dealer = values[keyOf(five)] as PokerValue;
      const left = deckWithout([...two, ...five], deck).map((card) => bit.get(card)!);
      let draws = 0;
      let playing = 0;
      for (let a = 0; a < left.length; a += 1) {
        for (let b = a + 1; b < left.length; b += 1) {
          const key = twoKey | left[a]! | left[b]!;
          for (let c = b + 1; c < left.length; c += 1) {
            const made = key | left[c]!;
            playing += netOf(game, twoValue, dealer, values[made] as PokerValue, 'play');
            playing += bonuses[made]!;
            draws += 1;
          }
        }
      }
      const isAsked = dealer < game.kickout && dealer >= twoValue;
      const isSuited = suitIndexOf(two[0]!) === suitIndexOf(two[1]!);
      const plays =
        strategy === 'optimal' ? playing > -draws : strategy({ two: twoValue, isSuited, dealer });
      sums.deals += BigInt(hands * draws);
      sums.net += BigInt(hands) * BigInt(isAsked && !plays ? -draws : playing);
      if (!isAsked) sums.notAsked += BigInt(hands * draws);
      else if (!plays) sums.folded += BigInt(hands * draws);
    }
  }
  return sums;
};

const classesOfTwo = (deck: readonly Card[]): readonly [readonly Card[], number][] => {
  const classes = new Map<string, [readonly Card[], number]>();
  for (const two of combinations(deck, 2)) {
    const suited = suitIndexOf(two[0]!) === suitIndexOf(two[1]!);
    const name = `${two.map(rankOf).join(' ')} ${suited}`;
    const found = classes.get(name);
    if (found === undefined) classes.set(name, [two, 1]);
    else found[1] += 1;
  }
  return [...classes.values()];
};

describe('games that differ in one thing only', () => {
  const ranks = rankMaskOf([14, 13, 12, 11, 10]);
  const game = ricochetGame(washington('PT-FLT-KH-02'), 1, ranks);

  test.each<[string, Partial<RicochetGame>]>([
    ['the bonus', { bonusAntes: () => 1 }],
    ['the play wager', { playAntes: game.playAntes + 1 }],
    ['the kickout', { kickout: ricochetGame(washington('PT-FLT-KH-01'), 1, ranks).kickout }],
    ['the deck', { ranks: rankMaskOf([14, 13, 12, 11]) }],
  ])('are counted apart: %s', (_, change) => {
    const edgeOf = (one: RicochetGame) => ricochetFigures(one, countRicochet(one)).edge;
    expect(edgeOf({ ...game, ...change })).not.toBe(edgeOf(game));
    expect(edgeOf({ ...game })).toBe(edgeOf(game));
  });
});

/** A rule that looks at everything it is told. */
const odd: RicochetStrategy = ({ two, isSuited, dealer }) =>
  isSuited || (two >> 16) % 2 === (dealer >> 16) % 2;

describe('on a short deck the count is what dealing everything gives', () => {
  test.each([
    ['ten to ace, with royal flushes', [10, 11, 12, 13, 14], 'PT-FLT-KH-01', 1, 'optimal'],
    ['the lowest straight', [2, 3, 4, 5, 14], 'PT-FLT-KH-02', 7, 'optimal'],
    ['no straight, a dealer who stays with trips', [3, 5, 9, 13, 14], 'PT-FLT-KH-01', 7, 'optimal'],
    ['no straight, a pair of aces kicked out', [4, 6, 9, 13, 14], 'PT-FLT-KH-02', 1, 'optimal'],
    ['no straight, and a rule of thumb', [4, 6, 9, 12, 13], 'PT-FLT-KH-02', 3, odd],
  ] as const)(
    '%s',
    (_, ranks: readonly Rank[], kickout, hands, strategy) => {
      const game = ricochetGame(washington(kickout), hands, rankMaskOf(ranks));
      const counted = countRicochet(game, strategy);
      const { numerator, denominator } = ricochetFigures(game, counted);
      const notAsked = POKER_CATEGORIES.reduce((sum, hand) => sum + counted.notAsked[hand], 0);
      expect({
        net: numerator,
        deals: denominator,
        folded: BigInt(counted.folded),
        notAsked: BigInt(notAsked),
      }).toEqual(dealEverything(game, shortDeck({ ranks }), strategy));
    },
    PATIENCE_MS,
  );
});
