import type { Clock, Timer } from '../../clock/clock.js';
import type { Desk } from '../desk.js';
import type { Mood, Upcoming } from './upcoming.js';

/** What the automation asks of the house. */
export interface AutomationPort {
  desk(slug: string): Desk | undefined;
  slugs(): Iterable<string>;
  upcoming(slug: string, mood: Mood): Upcoming;
  /** Whether a player is present at a table, or a spectator watches. */
  isLively(slug: string): boolean;
  /** Takes the step that is due, if there is one; true when something was done. */
  step(slug: string, mood: Mood): Promise<boolean>;
}

/** A step that was due and came to nothing is not tried again before so long. */
const A_MOMENT = 25;

/** What failed is tried again after so long, and twice as long each time: a store was busy, for one. */
const A_WHILE = 1_000;
const MOST_DOUBLED = 6;

/** Keeps the tables that deal by themselves going: one timer for each, set anew whenever one changes. */
export class Automation {
  readonly #timers = new Map<string, Timer>();
  readonly #atWork = new Set<string>();
  /** Something happened at these tables while their step was worked out. */
  readonly #moved = new Set<string>();
  /** Tables whose last step failed: how often in a row, and when it is tried again, on the monotonic clock. */
  readonly #failures = new Map<string, { readonly count: number; readonly until: number }>();
  /** Tables whose next step waits for nothing but its turn. */
  readonly #due = new Set<string>();
  readonly #start: string;
  #draining = false;
  #stopped = false;

  constructor(
    private readonly port: AutomationPort,
    private readonly clock: Clock,
    /** 1 for people, 0 for as fast as it goes. */
    private readonly pace: number,
    private readonly failed: (slug: string, error: unknown) => void,
  ) {
    this.#start = clock.now();
  }

  moodOf(slug: string): Mood {
    return {
      lively: this.port.isLively(slug),
      draining: this.#draining,
      start: this.#start,
    };
  }

  /** Something happened at a table, or a subscriber came: what is next there? */
  look(slug: string, leastMs = 0): void {
    if (this.#stopped) return;
    if (this.#atWork.has(slug)) {
      this.#moved.add(slug);
      return;
    }
    this.#cancel(slug);
    const desk = this.port.desk(slug);
    if (desk === undefined) return;
    const next = this.port.upcoming(slug, this.moodOf(slug));
    if (next === null) return;
    const inMs = next.kind === 'step' ? next.inMs * this.pace : next.inMs;
    this.#wait(slug, Math.max(leastMs, inMs, this.#triedAgainIn(slug)));
  }

  /** Something was stored at a table: what failed there may go through now. */
  stored(slug: string): void {
    this.#failures.delete(slug);
    this.look(slug);
  }

  /** Of tables that fail side by side, none makes another try again before its time. */
  #triedAgainIn(slug: string): number {
    const failed = this.#failures.get(slug);
    return failed === undefined ? 0 : Math.max(0, failed.until - this.clock.monotonic());
  }

  /** A step is being taken, or is due now. */
  get isBusy(): boolean {
    return this.#atWork.size > 0 || this.#due.size > 0;
  }

  lookEverywhere(): void {
    for (const slug of this.port.slugs()) this.look(slug);
  }

  /** No new rounds; those in progress are played to their end. */
  drain(): void {
    this.#draining = true;
    this.lookEverywhere();
  }

  stop(): void {
    this.#stopped = true;
    for (const slug of this.#timers.keys()) this.#cancel(slug);
  }

  #wait(slug: string, ms: number): void {
    if (this.#stopped) return;
    const work = (): void => void this.#step(slug);
    if (ms === 0) this.#due.add(slug);
    this.#timers.set(slug, this.clock.setTimer(ms, work));
  }

  #cancel(slug: string): void {
    this.#timers.get(slug)?.cancel();
    this.#timers.delete(slug);
    this.#due.delete(slug);
  }

  async #step(slug: string): Promise<void> {
    this.#timers.delete(slug);
    this.#due.delete(slug);
    const desk = this.port.desk(slug);
    if (desk === undefined || this.#stopped) return;
    this.#atWork.add(slug);
    this.#moved.delete(slug);
    try {
      const done = await this.port.step(slug, this.moodOf(slug));
      this.#atWork.delete(slug);
      // Where nothing was done it waits for a person, or for a deadline that is still to come.
      const waits = this.port.upcoming(slug, this.moodOf(slug))?.kind === 'deadline';
      this.#failures.delete(slug);
      const moved = done || this.#moved.has(slug);
      if (moved || waits) this.look(slug, moved ? 0 : A_MOMENT);
    } catch (error) {
      this.#atWork.delete(slug);
      this.failed(slug, error);
      const before = this.#failures.get(slug)?.count ?? 0;
      const inMs = A_WHILE * 2 ** before;
      const count = Math.min(before + 1, MOST_DOUBLED);
      this.#failures.set(slug, { count, until: this.clock.monotonic() + inMs });
      this.#wait(slug, inMs);
    }
  }
}
