import { byPolicy, bySoftware } from '@baize/rulebook';
import { secondsToAct, secondsWhenCalled } from '../automation/policy.js';
import { isAbsent } from '../people/presence.js';
import { refuse } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import { atTheTable } from '../table/happen.js';
import type { Decided, OpenWorld } from '../table/world.js';
import { decidingDeadlines, seatsToDecide } from './deadlines.js';
import { playingRound } from './round-of.js';

const IN_TIME = byPolicy('time-to-decide');

/**
 * Where nobody is hurried, the dealer or the floor calls time: players who are there and have not decided
 * have so long from now on. After that the dealer folds for them.
 */
export const callTime = (world: OpenWorld, command: CommandOf<'CallTime'>): Decided => {
  const found = playingRound(world);
  if (!found.ok) return found;
  const { policy } = world.table;
  if (secondsToAct(policy) !== null) {
    return refuse('time-runs', 'the time to decide runs by itself at this table', IN_TIME);
  }
  const timed = decidingDeadlines(world, found.value).map(({ seat }) => seat);
  const asked = seatsToDecide(world.rules.inForce, found.value).filter(
    (seat) => !isAbsent(world, seat),
  );
  const seats = asked.filter((seat) => !timed.includes(seat));
  if (seats.length > 0) {
    const seconds = secondsWhenCalled(policy);
    return atTheTable(world, command, { type: 'TimeCalled', seats, seconds, cite: IN_TIME });
  }
  return asked.length > 0
    ? refuse('time-runs', 'time is called already', IN_TIME)
    : refuse('nobody-decides', 'no player who is here is to decide now', bySoftware('steps'));
};
