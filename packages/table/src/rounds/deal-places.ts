import { type ContestRound, dealOrder, type Place } from '@baize/games';
import { assert } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { cardsDealt } from './dealt.js';

/** Where the next cards of a deal against the dealer go, in order. */
export const contestDealPlaces = (rules: RulesInForce, game: ContestRound): readonly Place[] => {
  const { play } = rules.rulebook;
  assert(play.game !== 'ricochet-poker', 'a game against the dealer');
  if (game.phase !== 'dealing') return [];
  const each = play.cardsEach.value;
  const seats = game.hands.map(({ seat }) => seat);
  const order = dealOrder({ seats, toSeat: each, toDealer: each, packets: game.packets });
  return order.slice(cardsDealt(game));
};
