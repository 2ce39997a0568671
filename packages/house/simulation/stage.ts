import type { FastifyInstance } from 'fastify';
import type { Clock } from '../src/index.js';
import { Browser, type Witness } from './browser.js';
import type { Chance } from './chance.js';
import type { Occurrence } from './occurrences.js';
import type { Tempo } from './tempo.js';

/** A table as the simulation has set it up. */
export interface TablePlan {
  readonly slug: string;
  readonly dealing: 'automatic' | 'attended';
  readonly cards: 'shuffler' | 'typed';
  /** How many practice players it was made with. */
  readonly practice: number;
}

/** Notes what is sent on the streams, and what breaks. */
export interface Records extends Witness {
  /** A person did something, or something was done to them. */
  act(who: string, what: string): void;
  /** A frame of a table's stream, as the server has written it. */
  framed(who: Browser, role: string, table: string, data: string): void;
  /** Somebody follows a table, or no longer does: as the server sees it. */
  following(who: Browser, table: string, change: 1 | -1): void;
  /** Counts that something happened which a simulation is about. */
  happened(what: Occurrence): void;
  /** The simulation itself went wrong. */
  broken(error: unknown): void;
}

/** What everybody in a simulation shares. */
export class Stage {
  constructor(
    readonly app: FastifyInstance,
    readonly clock: Clock,
    readonly chance: Chance,
    readonly tables: readonly TablePlan[],
    readonly records: Records,
    readonly tempo: Tempo,
  ) {}

  browser(name: string, address?: string): Browser {
    return new Browser(this.app, name, this.records, address);
  }

  /** Does something later; what it throws stops the simulation. */
  later(ms: number, work: () => Promise<void> | void): void {
    this.clock.setTimer(ms, () => {
      Promise.resolve()
        .then(work)
        .catch((error: unknown) => this.records.broken(error));
    });
  }
}
