import {
  type DayReport,
  reportOf,
  runShift,
  type Shift,
  type ShiftPlan,
  Stuck,
} from '@baize/table';
import { type HouseTable, pinnedRules } from '../../input/house-table.js';
import { during, progress } from '../../render/progress.js';
import type { Terminal } from '../../terminal.js';
import { below, seeded } from '../play/shuffle.js';
import { eventsIn, type Replay, ShiftReplay } from './replay.js';

export interface ShiftOrder {
  readonly table: HouseTable;
  /** Infinite to play until the table is stuck. */
  readonly rounds: number;
  readonly seed: string;
  readonly felt: ShiftPlan['felt'];
}

export interface ShiftDone {
  readonly report: DayReport;
  readonly replay: Replay;
  readonly days: number;
}

export type ShiftOutcome = ShiftDone | Stuck;

const SLUG = 'table-1';

export const shiftDone = (
  { table, rounds, seed, felt }: ShiftOrder,
  terminal: Pick<Terminal, 'stderr'>,
): ShiftOutcome => {
  const rules = pinnedRules(table);
  const words = seeded(seed, 'baize shift');
  // A fixed day, so that a shift is the same whenever it is run.
  const day = table.house.effective;
  const plan: ShiftPlan = { rounds, day, felt, chance: (bound) => below(bound, words) };
  const replay = new ShiftReplay(SLUG, rules);
  const playing = progress(terminal, 'Playing  ', rounds, 'rounds');
  let report: DayReport | null = null;
  let days = 0;
  const dayOver = (shift: Shift): void => {
    playing.end();
    const before = replay.world;
    const replaying = progress(terminal, 'Replaying', eventsIn(shift.happened), 'events');
    during(replaying, () => replay.goOn(shift.happened, replaying.tell));
    report = reportOf(rules, SLUG, shift.happened, before);
    days += 1;
    shift.forget();
  };
  try {
    const { world } = during(playing, () =>
      runShift(SLUG, rules, plan, { round: playing.tell, day: dayOver }),
    );
    return { report: dayOf(report), replay: replay.comparedWith(world), days };
  } catch (error) {
    if (error instanceof Stuck) return error;
    throw error;
  }
};

const dayOf = (report: DayReport | null): DayReport => {
  if (report === null) throw new Error('a shift has a day');
  return report;
};
