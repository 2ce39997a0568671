import { present } from '@baize/result';
import { type Rulebook, rulebookById, type WagerId } from '@baize/rulebook';
import type { FloorEvent } from '../live/streams/floor-stream.js';
import type { RulesPinned } from '../live/streams/rules-stream.js';
import type { Reader } from '../store/store.js';
import { SHAPES, upcast } from '../store/upcast.js';
import { type GamingDay, USUAL_GAMING_DAY } from './gaming-day.js';

/** A table of the house, as a report knows it. */
export interface TableOnFloor {
  readonly slug: string;
  readonly name: string;
  readonly rulebook: Rulebook;
  /** Which wagers of the table have a jackpot, and its name. */
  readonly jackpots: Readonly<Partial<Record<WagerId, string>>>;
}

const FLOOR = 'house/floor';

const floorEvents = async (reader: Reader, upTo: number): Promise<readonly FloorEvent[]> =>
  (await reader.readStream(FLOOR))
    .filter(({ position }) => position <= upTo)
    .map((event) => upcast(SHAPES, event) as FloorEvent);

/** The gaming day as it is set now. */
export const gamingDayIn = async (reader: Reader): Promise<GamingDay> => {
  const events = await floorEvents(reader, Number.MAX_SAFE_INTEGER);
  const set = events.findLast((event) => event.type === 'GamingDaySet');
  return set?.type === 'GamingDaySet'
    ? { timeZone: set.timeZone, hour: set.hour }
    : USUAL_GAMING_DAY;
};

/** Every table that there was by then, by name of its stream. */
export const tablesOnFloor = async (
  reader: Reader,
  upTo: number,
): Promise<readonly TableOnFloor[]> => {
  const created = (await floorEvents(reader, upTo)).filter(
    (event) => event.type === 'TableCreated',
  );
  return Promise.all(
    created.map(async ({ slug, name, rules, jackpots }) => ({
      slug,
      name,
      rulebook: await rulebookOf(reader, rules),
      jackpots,
    })),
  );
};

/** House rules may change, the document of a table does not. */
const rulebookOf = async (reader: Reader, digest: string): Promise<Rulebook> => {
  const [first] = await reader.readStream(`rules/${digest}`);
  const pinned = upcast(
    SHAPES,
    present(first, () => `the rules ${digest}`),
  ) as RulesPinned;
  return rulebookById(pinned.house.rulebook);
};
