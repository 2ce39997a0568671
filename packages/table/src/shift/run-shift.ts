import type { PinnedRules } from '../table/world.js';
import { closeShift, openShift } from './open-and-close.js';
import { playRound } from './play-round.js';
import { Shift, type ShiftPlan } from './shift.js';

/** A whole shift of one table, from its opening to its close; told after every round. */
export const runShift = (
  slug: string,
  rules: PinnedRules,
  plan: ShiftPlan,
  tell: (round: number) => void = () => undefined,
): Shift => {
  const shift = new Shift(slug, rules, plan);
  openShift(shift);
  for (let round = 1; round <= plan.rounds; round += 1) {
    playRound(shift);
    tell(round);
  }
  closeShift(shift);
  return shift;
};
