import { decide, type MeterCommand, type MeterState, meterRules } from '@baize/jackpot';
import { ok } from '@baize/result';
import type { WagerId } from '@baize/rulebook';
import { officeOf } from '../people/permissions.js';
import type { Stamp } from '../people/stamp.js';
import type { Decided, Part, World } from '../table/world.js';

type Unstamped<C> = C extends unknown ? Omit<C, 'at' | 'by' | 'office'> : never;
export type MeterGesture = Unstamped<MeterCommand>;

/** A command to one of the table's jackpots, put to its own decider. */
export const atMeter = (
  { rules, meters, table }: World,
  stamp: Stamp,
  jackpot: WagerId,
  gesture: MeterGesture,
): Decided => {
  const state: MeterState = meters[jackpot] ?? { phase: 'unopened' };
  const { at, by, as } = stamp;
  const command = { ...gesture, at, by, office: officeOf(as) } as MeterCommand;
  const decided = decide(meterRules(rules.inForce, jackpot, methodOf(table)), state, command);
  if (!decided.ok) return decided;
  const [first] = decided.value;
  return first === undefined
    ? ok([])
    : ok([{ stream: `jackpot/${first.jackpot}`, jackpot, events: decided.value }]);
};

const methodOf = (table: World['table']) => table.stub.method;

export const meterPart =
  (stamp: Stamp, jackpot: WagerId, gesture: MeterGesture): Part =>
  (world) =>
    atMeter(world, stamp, jackpot, gesture);
