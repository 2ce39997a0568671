import type { Role } from '@baize/table';

/** What somebody is in this house. Surveillance and an auditor read, and change nothing. */
export const PERSON_ROLES = [
  'player',
  'dealer',
  'floorperson',
  'pit-manager',
  'surveillance',
  'auditor',
  'operator',
] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

/** Whoever is not a player came in by a code of the house. */
export type StaffRole = Exclude<PersonRole, 'player'>;

export const isStaffRole = (role: PersonRole): role is StaffRole => role !== 'player';

/** In which office somebody stands at a table; who only watches is a spectator there. */
export const officeAtTable = (role: PersonRole): Role =>
  role === 'surveillance' ? 'spectator' : role;
