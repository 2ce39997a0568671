import type { PokerCategory } from '@baize/cards';
import { type BaseEnding, type BaseFigures, baseFigures, folded } from '../figures/base-endings.js';
import { countStudGame, type StudOutcomes, type StudStrategy } from './count.js';
import { countStudDeals, type StudDeals } from './deals.js';
import type { StudGame } from './game.js';

export type StudDecision = 'fold' | 'bet';

export interface StudFigures extends BaseFigures {
  readonly outcomes: StudOutcomes;
}

/** What the base game is worth under a strategy. */
export const studFigures = (
  game: StudGame,
  strategy: StudStrategy,
  counted: StudDeals = countStudDeals(game),
): StudFigures => {
  const outcomes = countStudGame(game, strategy, counted);
  return { ...baseFigures(studEndings(game, outcomes), outcomes.deals), outcomes };
};

/** Every way the base game ends: a win by the hand that decides what the bet is paid. */
export const studEndings = (
  { betAntes, pays }: StudGame,
  outcomes: StudOutcomes,
): readonly BaseEnding[] => {
  const bet = { decision: 'bet', staked: 1 + betAntes } as const;
  return [
    folded(outcomes.folded),
    { ...bet, outcome: 'not-qualified', count: outcomes.notQualified, net: 1 },
    ...Object.entries(outcomes.win).map(([category, count]) => ({
      ...bet,
      outcome: 'win' as const,
      count,
      net: 1 + betAntes * pays(category as PokerCategory),
    })),
    { ...bet, outcome: 'push', count: outcomes.push, net: 0 },
    { ...bet, outcome: 'lose', count: outcomes.lose, net: -bet.staked },
  ];
};
