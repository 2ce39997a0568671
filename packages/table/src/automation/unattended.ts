import type { TableCommand } from '../table/commands.js';
import type { World } from '../table/world.js';
import { automaticStep } from './automatic.js';
import { nextStep } from './next-step.js';
import type { NextStep, TableGesture } from './step.js';

/** Under whose names a table acts for the people who would attend it. */
export interface StandIns {
  readonly dealer: string;
  readonly floorperson: string;
}

/**
 * What is due at a table that nobody attends; null where it waits for its players. Beside what its policy has,
 * the stated policy of the house inspects decks, validates awards and lets an abandoned hand play on: play money
 * is all there is to lose.
 */
export const unattendedStep = (
  world: World,
  at: string,
  cards: readonly string[],
  standIns: StandIns,
): TableCommand | null => automaticStep(world, at, cards) ?? forPeople(world, at, standIns);

const forPeople = (
  world: World,
  at: string,
  { dealer, floorperson }: StandIns,
): TableCommand | null => {
  const next = nextStep(world, at);
  if (next === null) return null;
  const as = (who: 'dealer' | 'floorperson', gesture: TableGesture): TableCommand => ({
    ...gesture,
    at,
    by: who === 'dealer' ? dealer : floorperson,
    as: who,
  });
  if (next.kind === 'do' && ['Cards', 'AtJackpot'].includes(next.gesture.type)) {
    return as(next.who, next.gesture);
  }
  const ruled = rulingOnAbandoned(world, next);
  return ruled === null ? null : as('floorperson', ruled);
};

const rulingOnAbandoned = ({ table }: World, next: NextStep): TableGesture | null => {
  if (next.kind !== 'floorperson' || table.phase !== 'open') return null;
  if (table.round !== null && table.round.stopped !== null) return null;
  const left = Object.entries(table.seats).find(([, { away }]) => away === 'away');
  if (left === undefined) return null;
  const reason = 'the policy of the house: the hand of who left is played to its end';
  return { type: 'RuleAbandoned', seat: Number(left[0]), lost: false, reason };
};
