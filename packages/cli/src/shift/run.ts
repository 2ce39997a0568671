import { electionsText } from '@baize/rulebook';
import { type DayReport, type PinnedRules, reportOf, runShift, type ShiftPlan } from '@baize/table';
import type { PracticeTable } from '../play/practice-table.js';
import { below, seeded } from '../play/shuffle.js';
import { sha256 } from '../sha256.js';
import { during, progress } from './progress.js';
import { eventsIn, type Replay, replayShift } from './replay.js';

export interface ShiftOrder {
  readonly table: PracticeTable;
  readonly rounds: number;
  readonly seed: string;
  readonly felt: ShiftPlan['felt'];
}

export interface ShiftDone {
  readonly report: DayReport;
  readonly replay: Replay;
}

const SLUG = 'table-1';
/** A shift has a day of its own, so that it is the same whenever it is run. */
const DAY = '2026-01-01';

/** Plays the shift, replays its events and reports its day. */
export const shiftDone = ({ table, rounds, seed, felt }: ShiftOrder): ShiftDone => {
  const rules = pinned(table);
  const words = seeded(seed, 'baize shift');
  const playing = progress('Playing  ', rounds, 'rounds');
  const plan: ShiftPlan = { rounds, day: DAY, felt, chance: (bound) => below(bound, words) };
  const shift = during(playing, () => runShift(SLUG, rules, plan, playing.tell));
  const replaying = progress('Replaying', eventsIn(shift.happened), 'events');
  const replay = during(replaying, () =>
    replayShift(rules, shift.world, shift.happened, replaying.tell),
  );
  return { report: reportOf(rules, SLUG, shift.happened), replay };
};

const pinned = ({ house, rules, digest }: PracticeTable): PinnedRules => ({
  digest,
  electionsDigest: sha256(electionsText(rules.rulebook, house)),
  inForce: rules,
  house,
});
