import { HOUSE_ROLES, type HouseRole } from '../live/people.js';

/** Everybody who is signed in. */
export const ANYBODY: readonly HouseRole[] = HOUSE_ROLES;
/** Those who may order at all: surveillance and auditors look, and change nothing. */
export const ORDERING: readonly HouseRole[] = [
  'player',
  'dealer',
  'floorperson',
  'pit-manager',
  'operator',
];
export const PLAYERS: readonly HouseRole[] = ['player'];
export const OPERATORS: readonly HouseRole[] = ['operator'];
/** Two of these are needed for what moves a jackpot or the rules. */
export const PROPOSING: readonly HouseRole[] = ['floorperson', 'pit-manager', 'operator'];
export const LOOKING_INTO: readonly HouseRole[] = [
  'floorperson',
  'pit-manager',
  'surveillance',
  'auditor',
  'operator',
];
export const BOOKS: readonly HouseRole[] = ['pit-manager', 'auditor', 'operator'];
export const AUDITING: readonly HouseRole[] = ['auditor', 'operator'];
