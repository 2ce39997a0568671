import { type CardsOffer, cardsOffers, isFloor, type World } from '@baize/table';
import { officeAtTable } from '../../identity/roles.js';
import { type Desk, roundInProgress } from '../desk.js';
import type { Person } from '../people.js';

/** The deck of an open round is the one that the house has committed to: it is not mixed again. */
export const isCommitted = (desk: Desk): boolean =>
  desk.settings.cards === 'shuffler' && roundInProgress(desk) !== null;

/** What somebody may do with the cards of a table now: a dealer what a dealer does, the floor everything. */
export const cardsOffersTo = (
  { role, account }: Person,
  desk: Desk,
  world: World,
  at: string,
): readonly CardsOffer[] => {
  const { table } = desk;
  const isOnFloor = isFloor(officeAtTable(role));
  if (!isOnFloor && (table.phase === 'closed' || table.dealer !== account)) return [];
  return cardsOffers(world, at).filter(
    ({ who, gesture }) =>
      (who === 'dealer' || isOnFloor) &&
      !(isCommitted(desk) && ['OrderShuffle', 'OrderRecut'].includes(gesture.type)),
  );
};
