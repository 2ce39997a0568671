import { POKER_CATEGORIES } from '@baize/cards';
import type { RicochetGame } from './game.js';
import type { RicochetOutcomes } from './outcomes.js';

type Rule = (situation: never) => boolean;

/** What was counted for one game, by strategy. */
class Counts {
  private best: RicochetOutcomes | undefined;
  /** A rule that is no longer used is forgotten with its counts. */
  private readonly byRule = new WeakMap<Rule, RicochetOutcomes>();

  get(strategy: 'optimal' | Rule): RicochetOutcomes | undefined {
    return strategy === 'optimal' ? this.best : this.byRule.get(strategy);
  }

  set(strategy: 'optimal' | Rule, outcomes: RicochetOutcomes): void {
    if (strategy === 'optimal') this.best = outcomes;
    else this.byRule.set(strategy, outcomes);
  }
}

/** A count takes seconds and is the same for ever: one process counts a game once. */
const games = new Map<string, Counts>();

export const countsOf = (game: RicochetGame): Counts => {
  const key = keyOf(game);
  const known = games.get(key) ?? new Counts();
  games.set(key, known);
  return known;
};

/** Everything that a count depends on. */
const keyOf = ({ ranks, kickout, playAntes, bonusAntes }: RicochetGame): string =>
  [ranks, kickout, playAntes, ...POKER_CATEGORIES.map(bonusAntes)].join(' ');
