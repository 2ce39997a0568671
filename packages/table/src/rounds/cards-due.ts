import type { RulesInForce } from '@baize/rulebook';
import { type GameRound, isRicochet } from './game.js';

/**
 * How many cards of the first deal a hand still lacks. In a game that is played on the dealer's cards
 * too, a hand is complete when they are.
 */
export const cardsDue = (rules: RulesInForce, game: GameRound, seat: number): number => {
  const { play } = rules.rulebook;
  const hand = game.hands.find((one) => one.seat === seat);
  if (hand === undefined || game.phase === 'betting') return 0;
  if (play.game !== 'ricochet-poker') return play.cardsEach.value - hand.cards.length;
  const dealers = isRicochet(game, rules) ? game.dealer.length : 0;
  return play.cardsToPlayer.value - hand.cards.length + (play.cardsToDealer.value - dealers);
};
