/**
 * In which office somebody acts, stamped by the house with the command. `house` is the table itself, for
 * the gestures that its automation does.
 */
export const ROLES = [
  'player',
  'dealer',
  'floorperson',
  'pit-manager',
  'operator',
  'auditor',
  'spectator',
  'house',
] as const;
export type Role = (typeof ROLES)[number];

/** What a floorperson may do, those above may do. */
export const FLOOR: readonly Role[] = ['floorperson', 'pit-manager', 'operator'];

export const isFloor = (role: Role): boolean => FLOOR.includes(role);

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  player: 'a player',
  dealer: 'the dealer',
  floorperson: 'a floorperson',
  'pit-manager': 'a pit manager',
  operator: 'the operator',
  auditor: 'an auditor',
  spectator: 'a spectator',
  house: 'the table itself',
};
