import type { Place } from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';
import type { RoundAtTable } from '../table/state.js';
import { type GameRound, isRicochet } from './game.js';

/** Everybody has all the cards of the deal; in a game with a draw, nobody draws any more. */
export const isDealt = (rules: RulesInForce, game: GameRound): boolean =>
  isRicochet(game, rules)
    ? game.phase === 'over' || game.phase === 'settled'
    : game.phase !== 'betting' && game.phase !== 'dealing';

export const cardsDealtTo = (game: GameRound, place: Place): number => {
  if (game.phase === 'betting') return 0;
  if (place === 'dealer') {
    return ('cards' in game.dealer ? game.dealer.cards : game.dealer).length;
  }
  const hand = game.hands.find(({ seat }) => seat === place);
  return (hand?.cards.length ?? 0) + (hand !== undefined && 'draw' in hand ? hand.draw.length : 0);
};

export const cardsDealt = (game: GameRound): number =>
  game.hands.reduce(
    (sum, { seat }) => sum + cardsDealtTo(game, seat),
    cardsDealtTo(game, 'dealer'),
  );

/** How many cards have left the deck in this round, dead ones among them. */
export const cardsOut = ({ game, deadCards }: RoundAtTable): number => cardsDealt(game) + deadCards;
