import { type GameRound, gameOf, type Place } from '@baize/games';
import type { RoundAtTable } from '../table/state.js';

export const cardsDealtTo = (game: GameRound, place: Place): number =>
  gameOf(game).cardsAt(game, place).length;

export const cardsDealt = (game: GameRound): number =>
  game.hands.reduce(
    (sum, { seat }) => sum + cardsDealtTo(game, seat),
    cardsDealtTo(game, 'dealer'),
  );

/** How many cards have left the deck in this round, dead ones among them. */
export const cardsOut = ({ game, deadCards }: RoundAtTable): number => cardsDealt(game) + deadCards;
