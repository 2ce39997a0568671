import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import type { BaseEnding } from '../figures/base-endings.js';
import { inOrderOfCost } from '../figures/simplified.js';
import type { BaseOdds, GameOdds } from '../game-odds.js';
import { countRicochetFor } from './count.js';
import { ricochetGame } from './game.js';
import { potEndings, ricochetFigures } from './outcomes.js';
import { RICOCHET_STRATEGIES } from './strategies.js';

const ricochetOdds = (rules: RulesInForce, id: string): BaseOdds => {
  const game = ricochetGame(rules);
  const [outcomes, ...simple] = countRicochetFor(game, [
    'optimal',
    ...RICOCHET_STRATEGIES.map(({ plays }) => plays),
  ]);
  const best = present(outcomes, 'the outcomes of best play');
  const figures = ricochetFigures(game, best);
  return {
    id,
    figures,
    endings: joined(potEndings(game, best)),
    simplified: inOrderOfCost(
      figures,
      RICOCHET_STRATEGIES.map((strategy, at) => ({
        id: strategy.id,
        sentence: strategy.sentence,
        figures: ricochetFigures(game, present(simple[at], `the outcomes of ${strategy.id}`)),
      })),
    ),
  };
};

/** Hands that bring the same are one ending. */
const joined = (ends: readonly BaseEnding[]): readonly BaseEnding[] => {
  const all = new Map<string, BaseEnding>();
  for (const end of ends) {
    const key = `${end.decision} ${end.outcome} ${end.net}`;
    all.set(key, { ...end, count: end.count + (all.get(key)?.count ?? 0) });
  }
  return [...all.values()].filter(({ count }) => count > 0);
};

export const RICOCHET_ODDS: GameOdds = {
  base: (rules) =>
    Object.values(rules.rulebook.beside.kickout?.paytables ?? {}).map((kickout) =>
      ricochetOdds({ ...rules, kickout }, kickout.id),
    ),
  elected: (rules) =>
    ricochetOdds(rules, present(rules.kickout, 'the kickout table that is elected').id),
  contest: null,
};
