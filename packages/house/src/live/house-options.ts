import { randomBytes, randomInt } from 'node:crypto';
import type { Clock } from '../clock/clock.js';
import { type SteadyClock, steadyClock } from '../clock/steady-clock.js';
import { systemClock } from '../clock/system-clock.js';
import type { RandomBytes } from '../identity/random.js';
import type { Store } from '../store/store.js';
import type { WaitingView } from './presence/waiting.js';

export interface HouseOptions {
  readonly store: Store;
  /** The machine's own unless told. The house takes its time from it, and never lets it go back. */
  readonly clock?: Clock;
  /** How fast automatic dealers deal: 1 for people, 0 for as fast as it goes. */
  readonly pace?: number;
  /** Seeds and ids are drawn from it; cryptographic unless told. */
  readonly random?: RandomBytes;
  /** For practice players; cryptographic unless told. */
  readonly chance?: (below: number) => number;
  /** The name of a member of staff whom this process has not met yet. */
  readonly nameOfStaff?: (account: string) => Promise<string | null>;
  /** Called when a background task fails. */
  readonly failed?: (what: string, error: unknown) => void;
  /** Called when a table has stalled, and when it goes on again. */
  readonly stalled?: (slug: string, waiting: WaitingView) => void;
}

export interface FilledIn extends Required<HouseOptions> {
  readonly clock: SteadyClock;
}

/** What was not told is filled in; the clock starts no earlier than the last thing that is stored. */
export const filledIn = async (options: HouseOptions): Promise<FilledIn> => {
  const { store } = options;
  const [last] = await store.readAll({ after: (await store.lastPosition()) - 1, limit: 1 });
  return {
    pace: 1,
    random: (bytes) => randomBytes(bytes),
    chance: (below) => randomInt(below),
    failed: () => undefined,
    stalled: () => undefined,
    nameOfStaff: async () => null,
    ...options,
    clock: steadyClock(options.clock ?? systemClock, last?.at),
  };
};
