import type { Person } from '../../../src/live/people.js';

const person = (account: string, name: string, role: Person['role']): Person => ({
  account,
  name,
  role,
});

export const ANN = person('ann', 'Ann', 'player');
export const BEN = person('ben', 'Ben', 'player');
export const CLEO = person('cleo', 'Cleo', 'player');
export const DEALER = person('dealer-1', 'Dealer one', 'dealer');
export const SECOND_DEALER = person('dealer-2', 'Dealer two', 'dealer');
export const FLOOR = person('floor-1', 'Floor one', 'floorperson');
export const SECOND_FLOOR = person('floor-2', 'Floor two', 'floorperson');
export const PIT = person('pit-1', 'Pit one', 'pit-manager');
export const WATCH = person('watch-1', 'Watch one', 'surveillance');
export const AUDITOR = person('auditor-1', 'Auditor one', 'auditor');
export const OPERATOR = person('operator-1', 'Operator one', 'operator');
export const SECOND_OPERATOR = person('operator-2', 'Operator two', 'operator');
