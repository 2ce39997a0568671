import {
  type Card,
  CardSet,
  type PokerCategory,
  rankOf,
  strengthOfFive,
  suitOf,
} from '@baize/cards';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import {
  type BaseOdds,
  type BestPlay,
  type ExactWager,
  folded,
  type GameOdds,
} from '../game-odds.js';
import { exactWager } from '../simulate/exact-wager.js';
import { countStudGame } from './count.js';
import { countStudDeals } from './deals.js';
import { StudDecisions } from './decisions.js';
import { studFigures } from './figures.js';
import { studGame } from './game.js';
import { simplifiedStudStrategies } from './simplified.js';
import { studSimulation, upCardPlace } from './simulation.js';

const studOdds = (rules: RulesInForce): BaseOdds => {
  const game = studGame(rules);
  const counted = countStudDeals(game);
  const { outcomes, ...figures } = studFigures(game, 'optimal', counted);
  const staked = 1 + game.betAntes;
  const bet = { decision: 'bet', staked } as const;
  return {
    id: 'optimal',
    figures,
    endings: [
      folded(outcomes.folded),
      { ...bet, outcome: 'not-qualified', count: outcomes.notQualified, net: 1 },
      ...Object.entries(outcomes.win).map(([category, count]) => ({
        ...bet,
        outcome: 'win' as const,
        count,
        net: 1 + game.betAntes * game.pays(category as PokerCategory),
      })),
      { ...bet, outcome: 'push', count: outcomes.push, net: 0 },
      { ...bet, outcome: 'lose', count: outcomes.lose, net: -staked },
    ],
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
  const { folded, notQualified, push, lose, win } = countStudGame(game);
  const staked = 1 + game.betAntes;
  return exactWager('base', [
    { decision: 'fold', outcome: 'folded', net: -1, staked: 1, count: folded },
    { decision: 'bet', outcome: 'not-qualified', net: 1, staked, count: notQualified },
    { decision: 'bet', outcome: 'push', net: 0, staked, count: push },
    { decision: 'bet', outcome: 'lose', net: -staked, staked, count: lose },
    ...Object.entries(win).map(([category, count]) => ({
      decision: 'bet',
      outcome: 'win',
      net: 1 + game.betAntes * game.pays(category as PokerCategory),
      staked,
      count,
    })),
  ]);
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
