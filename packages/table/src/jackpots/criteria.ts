import { type ReducedCriterion, withReducedCriteria } from '@baize/rulebook';
import type { World } from '../table/world.js';

/** The criteria of the table's meters that were reduced by permission, as they are now. */
export const criteriaNow = ({ rules, meters }: World): readonly ReducedCriterion[] =>
  rules.inForce.jackpots.flatMap(({ id }) => {
    const meter = meters[id];
    return meter === undefined || meter.phase === 'unopened'
      ? []
      : meter.criteria.map(({ hand, percent }) => ({ jackpot: id, hand, percent }));
  });

/** A round that is played keeps the criteria that it began under, as it keeps its rules. */
export const underCriteria = <W extends World>(world: W): W => {
  const round = world.table.phase === 'open' ? world.table.round : null;
  return under(world, round?.criteria);
};

/** So does a round that was settled, and is corrected. */
export const underSettledCriteria = <W extends World>(world: W): W =>
  under(world, world.table.settled?.criteria);

const under = <W extends World>(world: W, criteria: readonly ReducedCriterion[] = []): W => {
  if (criteria.length === 0) return world;
  const inForce = withReducedCriteria(world.rules.inForce, criteria);
  return { ...world, rules: { ...world.rules, inForce } };
};
