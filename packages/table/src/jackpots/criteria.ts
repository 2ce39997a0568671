import { type ReducedCriterion, withReducedCriteria } from '@baize/rulebook';
import { roundNow } from '../rounds/round-of.js';
import type { World } from '../table/world.js';
import { openMeter } from './open-meter.js';

/** The criteria of the table's meters that were reduced by permission, as they are now. */
export const criteriaNow = (world: World): readonly ReducedCriterion[] =>
  world.rules.inForce.jackpots.flatMap(({ id }) => {
    const { criteria = [] } = openMeter(world, id) ?? {};
    return criteria.map(({ hand, percent }) => ({ jackpot: id, hand, percent }));
  });

/** A round that is played keeps the criteria that it began under, as it keeps its rules. */
export const underCriteria = <W extends World>(world: W): W =>
  under(world, roundNow(world)?.criteria);

/** So does a round that was settled, and is corrected. */
export const underSettledCriteria = <W extends World>(world: W): W =>
  under(world, world.table.settled?.criteria);

const under = <W extends World>(world: W, criteria: readonly ReducedCriterion[] = []): W => {
  if (criteria.length === 0) return world;
  const inForce = withReducedCriteria(world.rules.inForce, criteria);
  return { ...world, rules: { ...world.rules, inForce } };
};
