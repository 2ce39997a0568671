import { type Callable, irregularitiesNow } from '@baize/table';
import { worldOf } from '../desk.js';
import type { House } from '../house.js';

/** What may be called at a table now, with what the book says would happen; null where there is none. */
export const irregularitiesAt = (house: House, slug: string): readonly Callable[] | null => {
  const desk = house.desk(slug);
  if (desk === undefined) return null;
  const world = worldOf(desk, (jackpot) => house.meter(jackpot), house.gamingDay());
  const now = irregularitiesNow(world, house.now());
  if (desk.settings.cards === 'typed') return now;
  // Where the house shuffles it knows the card itself, and no card is taken out of a deck that is fixed.
  return now
    .filter(({ outcome }) => outcome.card !== 'dead-to-rack')
    .map((one) => ({ ...one, fill: one.fill.filter((field) => field !== 'card') }));
};
