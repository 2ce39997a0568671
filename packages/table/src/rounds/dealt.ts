import type { RulesInForce } from '@baize/rulebook';
import { type GameRound, isRicochet } from './game.js';

/** Everybody has all the cards of the deal; in a game with a draw, nobody draws any more. */
export const isDealt = (rules: RulesInForce, game: GameRound): boolean =>
  isRicochet(game, rules)
    ? game.phase === 'over' || game.phase === 'settled'
    : game.phase !== 'betting' && game.phase !== 'dealing';

export const cardsDealt = (game: GameRound): number => {
  if (game.phase === 'betting') return 0;
  const dealers = 'cards' in game.dealer ? game.dealer.cards : game.dealer;
  return game.hands.reduce(
    (sum, hand) => sum + hand.cards.length + ('draw' in hand ? hand.draw.length : 0),
    dealers.length,
  );
};
