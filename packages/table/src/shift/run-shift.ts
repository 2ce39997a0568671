import type { PinnedRules } from '../table/world.js';
import { closeDay, openDay, openJackpots } from './open-and-close.js';
import { playRound } from './play-round.js';
import { Shift, type ShiftPlan } from './shift.js';

/** More than a table plays in a day, and few enough that what happened in it is small. */
const ROUNDS_A_DAY = 1_000;

/** Told of a shift while it runs. */
export interface ShiftListener {
  readonly round?: (round: number) => void;
  /** The table is closed: what happened may be taken, and forgotten. */
  readonly day?: (shift: Shift) => void;
}

/**
 * A table from its opening to its close, told after every round; over several days where the rounds are
 * too many for one. Throws `Stuck` where nobody at the table can move it on.
 */
export const runShift = (
  slug: string,
  rules: PinnedRules,
  plan: ShiftPlan,
  listener: ShiftListener = {},
): Shift => {
  const shift = new Shift(slug, rules, plan);
  const { roundsADay = ROUNDS_A_DAY } = plan;
  openJackpots(shift);
  for (let round = 0; round < plan.rounds; ) {
    openDay(shift);
    const last = Math.min(plan.rounds, round + roundsADay);
    while (round < last) {
      playRound(shift);
      round += 1;
      listener.round?.(round);
    }
    closeDay(shift);
    listener.day?.(shift);
  }
  return shift;
};
