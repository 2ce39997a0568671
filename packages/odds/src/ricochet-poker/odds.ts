import { POKER_CATEGORIES } from '@baize/cards';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { inOrderOfCost } from '../figures/simplified.js';
import { type BaseEnding, type BaseOdds, folded, type GameOdds } from '../game-odds.js';
import { countRicochetFor } from './count.js';
import { type RicochetGame, ricochetGame } from './game.js';
import { type RicochetOutcomes, ricochetFigures } from './outcomes.js';
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
    endings: potEndings(game, best),
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

/** The pot is the house's ante; the ante bonus comes to it, win or lose, by the hand that was made. */
const potEndings = (
  { playAntes, bonusAntes }: RicochetGame,
  { folded: fold, win, lose, notAsked }: RicochetOutcomes,
): readonly BaseEnding[] => {
  const play = { decision: 'play', staked: 1 + playAntes } as const;
  const ends = POKER_CATEGORIES.flatMap((hand): readonly BaseEnding[] => {
    const bonus = bonusAntes(hand);
    return [
      { ...play, outcome: 'win', count: win[hand], net: 1 + bonus },
      { ...play, outcome: 'lose', count: lose[hand], net: bonus - play.staked },
      {
        decision: 'not-asked',
        outcome: 'not-asked',
        count: notAsked[hand],
        net: 1 + bonus,
        staked: 1,
      },
    ];
  });
  const joined = new Map<string, BaseEnding>();
  for (const end of ends) {
    const key = `${end.decision} ${end.outcome} ${end.net}`;
    const known = joined.get(key);
    joined.set(key, { ...end, count: end.count + (known?.count ?? 0) });
  }
  return [folded(fold), ...joined.values()].filter(({ count }) => count > 0);
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
