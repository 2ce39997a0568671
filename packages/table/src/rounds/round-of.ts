import type { Refusal } from '@baize/games';
import { ok, type Result } from '@baize/result';
import { bySoftware } from '@baize/rulebook';
import { refuse } from '../refusal.js';
import type { RoundAtTable } from '../table/state.js';
import type { World } from '../table/world.js';

/** The round at the table, or that there is none. */
export const roundOf = ({ table }: World): Result<RoundAtTable, Refusal> =>
  table.phase === 'open' && table.round !== null
    ? ok(table.round)
    : refuse('no-round', 'no round is open at this table', bySoftware('steps'));

/** The same, where nothing stands in the way of playing on. */
export const playingRound = (world: World): Result<RoundAtTable, Refusal> => {
  const found = roundOf(world);
  if (!found.ok || found.value.stopped === null) return found;
  const { by, cite } = found.value.stopped;
  const { words } = world.rules.inForce.rulebook.irregularities[by].value;
  return refuse('round-is-stopped', words, cite);
};
