import type { Place } from '@baize/games';
import { ok, type Result } from '@baize/result';
import { bySoftware, type Citation, type Irregularity } from '@baize/rulebook';
import { type Refusal, refuse } from '../refusal.js';
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
  if (!found.ok) return found;
  const stop = stopInWords(world, found.value);
  if (stop === null) return found;
  const { words, cite } = stop;
  return refuse('round-is-stopped', words, cite);
};

/**
 * The same for a count that stopped the round: whoever counted may count again. A mistake in counting is
 * no misdeal, and no wager goes back for it.
 */
export const countingRound = (
  world: World,
  count: 'stub-count-misdealt' | 'chip-count-differs',
): Result<RoundAtTable, Refusal> => {
  const found = roundOf(world);
  return found.ok && found.value.stopped?.by === count ? found : playingRound(world);
};

const STUB_DIFFERS =
  'The count of the stub is wrong: count it again, or find out whether the cards were misdealt.';

interface StopInWords {
  readonly kind: Irregularity;
  readonly place: Place | null;
  readonly words: string;
  readonly cite: Citation;
}

/** What stopped the round. What a stub that counts wrong means is not known before it is called. */
export const stopInWords = (
  { rules }: Pick<World, 'rules'>,
  { stopped, irregularities }: Pick<RoundAtTable, 'stopped' | 'irregularities'>,
): StopInWords | null => {
  if (stopped === null) return null;
  const { by: kind, place, cite } = stopped;
  const isCalled = irregularities.some((called) => called.kind === kind);
  const words =
    kind === 'stub-count-misdealt' && !isCalled
      ? STUB_DIFFERS
      : rules.inForce.rulebook.irregularities[kind].value.words;
  return { kind, place, words, cite };
};
