import { type Card, CardSet, rankOf, strengthOfFive, suitOf } from '@baize/cards';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import type { BaseOdds, BestPlay, ExactWager, GameOdds } from '../game-odds.js';
import { exactWager } from '../simulate/exact-wager.js';
import { countStudGame } from './count.js';
import { countStudDeals } from './deals.js';
import { StudDecisions } from './decisions.js';
import { studEndings, studFigures } from './figures.js';
import { studGame } from './game.js';
import { simplifiedStudStrategies } from './simplified.js';
import { studSimulation, upCardPlace } from './simulation.js';

const studOdds = (rules: RulesInForce): BaseOdds => {
  const game = studGame(rules);
  const counted = countStudDeals(game);
  const { outcomes, ...figures } = studFigures(game, 'optimal', counted);
  return {
    id: 'optimal',
    figures,
    endings: studEndings(game, outcomes),
    simplified: simplifiedStudStrategies(game, counted),
  };
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

const studBase = (rules: RulesInForce): ExactWager => {
  const game = studGame(rules);
  return exactWager('base', studEndings(game, countStudGame(game)));
};

export const STUD_ODDS: GameOdds = {
  base: (rules) => [studOdds(rules)],
  elected: studOdds,
  contest: {
    bestPlay: studPlay,
    simulation: studSimulation,
    exactWagers: (rules) => [studBase(rules)],
  },
};
