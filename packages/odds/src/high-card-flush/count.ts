import type { FlushValue } from '@baize/cards';
import { assert } from '@baize/result';
import { countFlushDeals, type FlushDeals, type FlushView } from './deals.js';
import type { FlushGame } from './game.js';
import { type FlushOutcome, type FlushOutcomes, OUTCOMES } from './outcomes.js';

/** How many antes to raise with a hand; none to fold. */
type FlushRule = (view: FlushView) => number;

/** Best play; or to raise everything, or from a hand up, always by as much as it allows; or a rule. */
export type FlushStrategy =
  | 'optimal'
  | 'everything'
  | { readonly raiseFrom: FlushValue }
  | FlushRule;

/** Every deal of the base game under a strategy. Deals once counted serve any number of strategies. */
export const countFlushGame = (
  game: FlushGame,
  strategy: FlushStrategy,
  counted: FlushDeals = countFlushDeals(game),
): FlushOutcomes => {
  const { deals, mostRaise, cells } = counted;
  const raises = Array.from({ length: mostRaise + 1 }, () => noDeals());
  const decide = ruleOf(strategy);
  for (const cell of cells) {
    const raise = decide === 'optimal' ? cell.best : decide(cell);
    assert(
      Number.isInteger(raise) && raise >= 0 && raise <= cell.most,
      () => `no raise of ${raise} where ${cell.most} is the most`,
    );
    const sums = raises[raise] as Record<FlushOutcome, number>;
    sums['not-qualified'] += cell['not-qualified'];
    sums.win += cell.win;
    sums.push += cell.push;
    sums.lose += cell.lose;
  }
  const [folds = noDeals(), ...raised] = raises;
  return { deals, folded: OUTCOMES.reduce((sum, outcome) => sum + folds[outcome], 0), raised };
};

const noDeals = (): Record<FlushOutcome, number> => ({
  'not-qualified': 0,
  win: 0,
  push: 0,
  lose: 0,
});

const ruleOf = (strategy: FlushStrategy): 'optimal' | FlushRule => {
  if (strategy === 'optimal' || typeof strategy === 'function') return strategy;
  if (strategy === 'everything') return ({ most }) => most;
  return ({ value, most }) => (value >= strategy.raiseFrom ? most : 0);
};
