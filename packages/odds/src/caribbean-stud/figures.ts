import type { PokerCategory } from '@baize/cards';
import { type Ending, type Figures, figuresOf, quotient } from '../figures/figures.js';
import { countStudGame, type StudStrategy } from './count.js';
import { countStudDeals, type StudDeals } from './deals.js';
import type { StudGame } from './game.js';
import type { StudOutcomes } from './outcomes.js';

export type StudDecision = 'fold' | 'bet';

export interface StudFigures extends Figures {
  /** How often each decision is made. */
  readonly decisions: Readonly<Record<StudDecision, number>>;
  readonly outcomes: StudOutcomes;
}

/** What the base game is worth under a strategy. */
export const studFigures = (
  game: StudGame,
  strategy: StudStrategy,
  counted: StudDeals = countStudDeals(game),
): StudFigures => {
  const outcomes = countStudGame(game, strategy, counted);
  const share = (count: number): number => quotient(BigInt(count), BigInt(outcomes.deals));
  return {
    ...figuresOf(studEndings(game, outcomes), outcomes.deals),
    decisions: { fold: share(outcomes.folded), bet: share(outcomes.deals - outcomes.folded) },
    outcomes,
  };
};

/** Every way the base game ends: a win by the hand that decides what the bet is paid. */
const studEndings = (
  { betAntes, pays }: StudGame,
  { folded, notQualified, push, lose, win }: StudOutcomes,
): readonly Ending[] => {
  const staked = 1 + betAntes;
  return [
    { count: folded, net: -1, staked: 1 },
    { count: notQualified, net: 1, staked },
    { count: push, net: 0, staked },
    { count: lose, net: -staked, staked },
    ...Object.entries(win).map(([category, count]) => ({
      count,
      net: 1 + betAntes * pays(category as PokerCategory),
      staked,
    })),
  ];
};
