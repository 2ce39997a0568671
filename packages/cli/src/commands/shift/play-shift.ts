import { canonicalText } from '@baize/rulebook';
import {
  type DayReport,
  evolveWorld,
  type Happened,
  newWorld,
  type PinnedRules,
  reportOf,
  runShift,
  type Shift,
  type ShiftPlan,
  Stuck,
  type World,
} from '@baize/table';
import { type HouseTable, pinnedRules, sha256 } from '../../input/house-table.js';
import { during, progress } from '../../render/progress.js';
import { below, seeded } from '../../table/shuffle.js';
import type { Terminal } from '../../terminal.js';

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

export interface Replay {
  readonly events: number;
  /** Whether table, meters and books come out byte for byte the same. */
  readonly same: boolean;
  readonly state: string;
}

/** Folds the events again from their JSON and compares the resulting states. */
export class ShiftReplay {
  #world: World;
  #events = 0;

  constructor(slug: string, rules: PinnedRules) {
    this.#world = newWorld(slug, rules);
  }

  get world(): World {
    return this.#world;
  }

  goOn(happened: readonly Happened[], tell: (event: number) => void = () => undefined): void {
    let done = 0;
    for (const one of happened) {
      this.#world = evolveWorld(this.#world, JSON.parse(JSON.stringify(one)) as Happened);
      done += one.events.length;
      tell(done);
    }
    this.#events += done;
  }

  comparedWith(live: World): Replay {
    const [was, is] = [stateText(live), stateText(this.#world)];
    return { events: this.#events, same: was === is, state: sha256(is) };
  }
}

const stateText = ({ table, meters, books }: World): string =>
  canonicalText({ table, meters, books: Object.fromEntries(books) });

export const eventsIn = (happened: readonly Happened[]): number =>
  happened.reduce((sum, { events }) => sum + events.length, 0);
