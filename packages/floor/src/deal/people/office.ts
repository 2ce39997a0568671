import type { LiveView, Person } from '@baize/house/client';

/** The office of a person at this table. */
export interface Office {
  /** Deals here now. */
  readonly deals: boolean;
  /** A dealer, at a table without one: the table can be taken. */
  readonly mayTake: boolean;
  readonly isFloor: boolean;
}

const FLOOR: readonly Person['role'][] = ['floorperson', 'pit-manager', 'operator'];

export const officeAt = (view: LiveView, person: Person): Office => ({
  deals: person.role === 'dealer' && view.dealer === person.account,
  mayTake: person.role === 'dealer' && view.dealing === 'attended' && isUnattended(view),
  isFloor: FLOOR.includes(person.role),
});

/** Open, without a dealer. */
export const isUnattended = ({ phase, dealer, people }: LiveView): boolean =>
  phase === 'open' && (dealer === null || people[dealer]?.practice === true);

export const dealerName = ({ dealer, people }: LiveView): string =>
  (dealer === null ? undefined : people[dealer]?.name) ?? 'none';
