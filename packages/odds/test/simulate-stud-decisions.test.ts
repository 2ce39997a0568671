import {
  type Card,
  CardSet,
  deckWithout,
  fiveCardValue,
  pokerCategoryOf,
  rankMaskOf,
  rankOf,
  STRONGEST,
  shortDeck,
  strengthOfFive,
  strengthToReach,
  suitOf,
} from '@baize/cards';
import { describe, expect, test } from 'vitest';
import { StudDecisions, type StudGame, studGame, wordsOfBlock } from '../src/index.js';
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

/** The plain twin: every hand the dealer may have is dealt, and valued by the plain evaluator. */
const shouldBet = (
  game: StudGame,
  deck: readonly Card[],
  player: readonly Card[],
  up: Card,
): boolean => {
  const value = fiveCardValue(player);
  const pays = game.pays(pokerCategoryOf(value));
  let worth = 0;
  for (const others of combinations(deckWithout([...player, up], deck), 4)) {
    worth += over(game, pays, value, fiveCardValue([up, ...others]), game.qualifier);
  }
  return worth > 0;
};

describe('best play of Caribbean Stud', () => {
  test.each([
    ['ten to ace', [10, 11, 12, 13, 14]],
    ['two to five and ace', [2, 3, 4, 5, 14]],
    ['no straight', [3, 5, 9, 13, 14]],
    ['seven to ace without a ten', [7, 11, 12, 13, 14]],
  ] as const)('on a short deck is what dealing everything says: %s', (_, ranks) => {
    const game = studGame(RULES, rankMaskOf(ranks));
    const deck = shortDeck({ ranks });
    const decisions = new StudDecisions(game);
    const seen = new Set<string>();
    for (const cards of combinations(deck, 5)) {
      const key = CardSet.of(cards)
        .suits.toSorted((left, right) => left - right)
        .join(' ');
      if (seen.has(key)) continue;
      seen.add(key);
      for (const up of deckWithout(cards, deck)) {
        expect(bets(decisions, cards, up)).toBe(shouldBet(game, deck, cards, up));
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

  test('asks for the suits where ranks do not decide, and nowhere else', () => {
    const decisions = new StudDecisions(studGame(RULES));
    const answers = Array.from({ length: STRONGEST }, (_, at) => decisions.answer(at + 1, 12));
    const [last, pair] = [strengthToReach(studGame(RULES).qualifier), 1278];
    expect(answers.slice(0, last - 1).every((answer) => answer === false)).toBe(true);
    expect(answers.slice(last - 1, pair - 1)).toContain(null);
    expect(answers.slice(pair - 1, -20).every((answer) => answer === true)).toBe(true);
  });
});
