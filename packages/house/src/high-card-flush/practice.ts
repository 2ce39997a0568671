import { flushGame, flushHandValue } from '@baize/odds';
import type { RulesInForce } from '@baize/rulebook';
import { contestPlayer, ownCards } from '../practice/contest-player.js';

/** By exact counts against the dealer. */
export const flushPlayer = (rules: RulesInForce) => {
  const game = flushGame(rules);
  return contestPlayer((view, seat) => {
    const own = ownCards(view, seat);
    if (own.length !== game.cardsEach) return 0;
    const { decision } = flushHandValue(game, own).best;
    return decision === 'fold' ? 0 : Number(decision.replace('raise-', ''));
  });
};
