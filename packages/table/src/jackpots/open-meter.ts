import { type Hit, type Meter, pendingHits } from '@baize/jackpot';
import type { WagerId } from '@baize/rulebook';
import type { World } from '../table/world.js';

/** The meter of one of the table's jackpots; null before it was opened. */
export const openMeter = ({ meters }: Pick<World, 'meters'>, jackpot: WagerId): Meter | null => {
  const meter = meters[jackpot];
  return meter === undefined || meter.phase === 'unopened' ? null : meter;
};

/** The hits of a round of this table that are not paid yet. */
export const pendingAt = (
  world: Pick<World, 'meters' | 'table'>,
  jackpot: WagerId,
  round: string,
): readonly Hit[] => {
  const meter = openMeter(world, jackpot);
  return meter === null
    ? []
    : pendingHits(meter, world.table.slug).filter((hit) => hit.round === round);
};
