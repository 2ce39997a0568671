import { type Card, CardSet, rankOf, strengthOfFive, suitOf } from '@baize/cards';
import { assert, present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { studGame } from '../caribbean-stud/game.js';
import { flushGame } from '../high-card-flush/game.js';
import { FlushDecisions } from './flush-decisions.js';
import { StudDecisions } from './stud-decisions.js';
import { upCardPlace } from './stud-simulation.js';

/** The antes to stay in with, none to fold, with these cards against what the dealer shows. */
export type BestPlay = (player: readonly Card[], dealer: readonly Card[]) => number;

/** Best play of the base game of a document. */
export const bestPlay = (rules: RulesInForce): BestPlay => {
  const { game } = rules.rulebook.play;
  assert(game !== 'ricochet-poker', 'a game against the dealer');
  return game === 'high-card-flush' ? flushPlay(rules) : studPlay(rules);
};

const flushPlay = (rules: RulesInForce): BestPlay => {
  const decisions = new FlushDecisions(flushGame(rules));
  return (player) => decisions.raise(...CardSet.of(player).suits);
};

const studPlay = (rules: RulesInForce): BestPlay => {
  const bets = bestBet(rules);
  const place = upCardPlace(rules);
  return (player, dealer) => bets(player, present(dealer[place], 'the card face up'));
};

/** The antes to bet with five cards of Caribbean Stud against the card face up, none to fold. */
export const bestBet = (rules: RulesInForce): ((player: readonly Card[], up: Card) => number) => {
  const game = studGame(rules);
  const decisions = new StudDecisions(game);
  return (player, up) => {
    const [a, b, c, d, e] = player as readonly [Card, Card, Card, Card, Card];
    const held = CardSet.of(player).suit(suitOf(up));
    return decisions.betsWith(strengthOfFive(a, b, c, d, e), rankOf(up), held) ? game.betAntes : 0;
  };
};
