import {
  type Card,
  CardSet,
  deckWithout,
  FULL_DECK,
  fiveCardValue,
  pokerCategoryOf,
  type Rank,
  rankMaskOf,
  rankOf,
  STRONGEST,
  shortDeck,
  strengthOfFive,
  strengthToReach,
  suitOf,
} from '@baize/cards';
import { describe, expect, test } from 'vitest';
import { countStudGame } from '../src/caribbean-stud/count.js';
import { StudDecisions } from '../src/caribbean-stud/decisions.js';
import type { StudGame } from '../src/caribbean-stud/game.js';
import { studGame } from '../src/index.js';
import { wordsOfBlock } from '../src/simulate/random-words.js';
import { combinations } from './support/combinations.js';
import { houseOf } from './support/house.js';

type Four = readonly [Card, Card, Card, Card];
type Five = readonly [Card, ...Four];

const RULES = houseOf('sd/caribbean-stud');

const strengthOf = (cards: readonly Card[]) => strengthOfFive(...(cards as Five));

const bets = (decisions: StudDecisions, player: readonly Card[], up: Card): boolean =>
  decisions.betsWith(strengthOf(player), rankOf(up), CardSet.of(player).suit(suitOf(up)));

/** What a bet brings on top of the ante that a fold loses, against one hand of the dealer. */
const over = (game: StudGame, pays: number, player: number, dealer: number, qualifier: number) => {
  if (dealer < qualifier) return 2;
  if (dealer === player) return 1;
  return dealer < player ? 2 + game.betAntes * pays : -game.betAntes;
};

/** Every hand of a short deck by its cards, a bit each, valued by the plain evaluator. */
const valuesIn = (deck: readonly Card[]): Int32Array => {
  const values = new Int32Array(1 << deck.length);
  for (const cards of combinations(deck, 5)) values[bitsOf(deck, cards)] = fiveCardValue(cards);
  return values;
};

const bitsOf = (deck: readonly Card[], cards: readonly Card[]): number =>
  cards.reduce((bits, card) => bits | (1 << deck.indexOf(card)), 0);

describe('best play of Caribbean Stud', () => {
  test.each([
    ['ten to ace', [10, 11, 12, 13, 14]],
    ['two to five and ace', [2, 3, 4, 5, 14]],
    ['no straight', [3, 5, 9, 13, 14]],
  ] as const)('on a short deck is what dealing everything says: %s', (_, ranks) => {
    const game = studGame(RULES, rankMaskOf(ranks));
    const deck = shortDeck({ ranks });
    const decisions = new StudDecisions(game);
    const values = valuesIn(deck);
    const bits = deck.map((_, place) => 1 << place);
    const seen = new Set<string>();
    for (const cards of combinations(deck, 5)) {
      const key = CardSet.of(cards)
        .suits.toSorted((left, right) => left - right)
        .join(' ');
      if (seen.has(key)) continue;
      seen.add(key);
      const value = fiveCardValue(cards);
      const pays = game.pays(pokerCategoryOf(value));
      for (const up of deckWithout(cards, deck)) {
        const shown = bitsOf(deck, [up]);
        const taken = bitsOf(deck, cards) | shown;
        let worth = 0;
        for (const others of combinations(
          bits.filter((bit) => (bit & taken) === 0),
          4,
        )) {
          const dealer = values[others.reduce((sum, bit) => sum | bit, shown)] as number;
          worth += over(game, pays, value, dealer, game.qualifier);
        }
        expect(bets(decisions, cards, up)).toBe(worth > 0);
      }
    }
  });

  /** 163,185 hands of the dealer for each, valued by the fast evaluator. */
  test('in a full deck is what the dealer’s every hand says, where it is close', () => {
    const game = studGame(RULES);
    const decisions = new StudDecisions(game);
    const words = wordsOfBlock('close', 0);
    const qualifier = strengthToReach(game.qualifier);
    const answers = new Set<boolean>();
    for (let hands = 0; hands < 60; ) {
      const ranks = [14, 13, 2 + words.below(11), 2 + words.below(11), 2 + words.below(11)];
      if (new Set(ranks).size < 5) continue;
      const player = ranks.map((rank) => (4 * (rank - 2) + words.below(4)) as Card);
      const up = words.below(52) as Card;
      if (player.includes(up)) continue;
      hands += 1;
      const value = strengthOf(player);
      const pays = game.pays(pokerCategoryOf(fiveCardValue(player)));
      const left = deckWithout([...player, up]);
      let worth = 0;
      for (let a = 0; a < left.length; a += 1) {
        for (let b = 0; b < a; b += 1) {
          for (let c = 0; c < b; c += 1) {
            for (let d = 0; d < c; d += 1) {
              const dealer = strengthOfFive(up, ...([left[a], left[b], left[c], left[d]] as Four));
              worth += over(game, pays, value, dealer, qualifier);
            }
          }
        }
      }
      const answer = bets(decisions, player, up);
      answers.add(answer);
      expect(answer).toBe(worth > 0);
    }
    expect(answers.size).toBe(2);
  });

  /** The up card is a club: the other suits are as many again. */
  test('over every hand and up card folds as often as the count', () => {
    const game = studGame(RULES);
    const decisions = new StudDecisions(game);
    const cards = FULL_DECK;
    const clubs = (card: Card) => ((card & 3) === 0 ? 1 << (card >> 2) : 0);
    let folded = 0;
    for (const [i, a] of cards.entries()) {
      for (const [j, b] of cards.slice(0, i).entries()) {
        for (const [k, c] of cards.slice(0, j).entries()) {
          for (const [l, d] of cards.slice(0, k).entries()) {
            const four = clubs(a) | clubs(b) | clubs(c) | clubs(d);
            for (let m = 0; m < l; m += 1) {
              const e = cards[m] as Card;
              const strength = strengthOfFive(a, b, c, d, e);
              const held = four | clubs(e);
              for (let up = 0; up < 13; up += 1) {
                if ((held & (1 << up)) !== 0) continue;
                if (!decisions.betsWith(strength, (up + 2) as Rank, held)) folded += 1;
              }
            }
          }
        }
      }
    }
    const counted = countStudGame(game);
    expect(4 * folded * 163_185).toBe(counted.folded);
  });

  test('asks for the suits where ranks do not decide, and nowhere else', () => {
    const decisions = new StudDecisions(studGame(RULES));
    const answers = Array.from({ length: STRONGEST }, (_, at) => decisions.answer(at + 1, 12));
    const unsure = answers.filter((answer) => answer === null).length;
    expect(unsure).toBeGreaterThan(0);
    expect(unsure).toBeLessThan(200);
    // Strengths from the lowest pair on, but for hands with all four queens.
    expect(answers.slice(1277 + 100, 5000).every((answer) => answer === true)).toBe(true);
    expect(answers.slice(0, 1000)).not.toContain(true);
  });
});
