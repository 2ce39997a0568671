import type { Person } from '@baize/house/client';

export const ROLE_WORDS: Readonly<Record<Person['role'], string>> = {
  player: 'Player',
  dealer: 'Dealer',
  floorperson: 'Floorperson',
  'pit-manager': 'Pit manager',
  surveillance: 'Surveillance',
  auditor: 'Auditor',
  operator: 'Operator',
};
