import type { Person } from '../live/people.js';
import type { HousePort } from './ports.js';

/** Staff and seated players, for whom connections and streams are kept when the house is full. */
export const hasPriority = (house: Pick<HousePort, 'isSeated'>, person: Person | null): boolean =>
  person !== null && (person.role !== 'player' || house.isSeated(person.account));
