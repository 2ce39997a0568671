import type { Place } from '@baize/games';
import type { GameRound } from './game.js';

/** How many cards lie before a seat, or before the dealer. */
export const cardsAt = (game: GameRound, place: Place): number => {
  if (game.phase === 'betting') return 0;
  if (place === 'dealer') {
    return ('cards' in game.dealer ? game.dealer.cards : game.dealer).length;
  }
  const hand = game.hands.find(({ seat }) => seat === place);
  return (hand?.cards.length ?? 0) + (hand !== undefined && 'draw' in hand ? hand.draw.length : 0);
};
