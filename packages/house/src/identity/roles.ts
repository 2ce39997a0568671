import type { Role } from '@baize/table';

/** The role of an account in this house. Surveillance and an auditor read, and change nothing. */
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

/** Everyone but players came in by a code of the house. */
export type StaffRole = Exclude<PersonRole, 'player'>;

export const isStaffRole = (role: PersonRole): role is StaffRole => role !== 'player';

/** The role of an account at a table; an account that only watches is a spectator there. */
export const roleAtTable = (role: PersonRole): Role =>
  role === 'surveillance' ? 'spectator' : role;

/** What a floorperson may do, those above may do. */
export const FLOOR: readonly PersonRole[] = ['floorperson', 'pit-manager', 'operator'];

/** Whether this role can confirm anything as the second person. */
export const canConfirm = (role: PersonRole): boolean => FLOOR.includes(role);
