import { ok } from '@baize/result';
import { nextCall } from '../calls/state.js';
import type { Stamp } from '../people/stamp.js';
import { roundNow } from '../rounds/round-of.js';
import { atTheTable } from '../table/happen.js';
import type { Part, World } from '../table/world.js';
import { resettle, SECOND } from './decide.js';

/** The latest settled round is paid as its cards lie; or it may be settled again; or it is adjusted. */
type PaymentsNow = 'right' | 'settle-again' | 'adjust';

export const paymentsNow = (world: World, { at, by, as }: Stamp): PaymentsNow => {
  const reason = 'to see what changes';
  const again = resettle(world, { type: 'Resettle', reason, second: SECOND, at, by, as });
  if (again.ok) return 'settle-again';
  return again.error.code === 'nothing-changes' ? 'right' : 'adjust';
};

/**
 * What was paid before the settlement, by cards that were put right since, stays paid. The floor is called
 * with the settlement, so that somebody sees to it.
 */
export const callUnsettled =
  (stamp: Stamp): Part =>
  (world) => {
    const round = roundNow(world);
    if (round?.corrected !== true || round.game.phase !== 'settled') return ok([]);
    if (paymentsNow(world, stamp) === 'right') return ok([]);
    const called = { call: nextCall(world.table), about: 'unsettled', note: null } as const;
    return atTheTable(world, stamp, { type: 'FloorCalled', ...called, round: round.round });
  };
