import type { Refusal } from '@baize/games';
import { ok, type Result } from '@baize/result';
import { bySoftware } from '@baize/rulebook';
import { refuse } from '../refusal.js';
import type { RoundAtTable } from '../table/state.js';
import type { World } from '../table/world.js';

/** The round at the table; null between rounds and while it is closed. */
export const roundNow = ({ table }: Pick<World, 'table'>): RoundAtTable | null =>
  table.phase === 'open' ? table.round : null;

/** The round at the table, or that there is none. */
export const roundOf = (world: World): Result<RoundAtTable, Refusal> => {
  const round = roundNow(world);
  return round === null
    ? refuse('no-round', 'no round is open at this table', bySoftware('steps'))
    : ok(round);
};

/** The same, where nothing stands in the way of playing on. */
export const playingRound = (world: World): Result<RoundAtTable, Refusal> => {
  const found = roundOf(world);
  if (!found.ok || found.value.stopped === null) return found;
  const { by, cite } = found.value.stopped;
  const { words } = world.rules.inForce.rulebook.irregularities[by].value;
  return refuse('round-is-stopped', words, cite);
};
