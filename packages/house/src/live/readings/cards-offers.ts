import { type CardsOffer, cardsOffers, isFloor } from '@baize/table';
import { roleAtTable } from '../../identity/roles.js';
import { isCommitted, worldOf } from '../desk.js';
import type { House } from '../house.js';
import type { Person } from '../people.js';

/**
 * What a person may do with the cards of a table now: a dealer what a dealer does, the floor everything. Null
 * where there is no such table.
 */
export const cardsOffersTo = (
  house: House,
  slug: string,
  { role, account }: Person,
): readonly CardsOffer[] | null => {
  const desk = house.desk(slug);
  if (desk === undefined) return null;
  const { table } = desk;
  const isOnFloor = isFloor(roleAtTable(role));
  if (!isOnFloor && (table.phase === 'closed' || table.dealer !== account)) return [];
  const world = worldOf(desk, (jackpot) => house.meter(jackpot), house.gamingDay());
  return cardsOffers(world, house.now()).filter(
    ({ who, gesture }) =>
      (who === 'dealer' || isOnFloor) &&
      !(isCommitted(desk) && ['OrderShuffle', 'OrderRecut'].includes(gesture.type)),
  );
};
