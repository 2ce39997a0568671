import { type Clock, every, type Timer } from '../../clock/clock.js';
import type { WaitingView } from './waiting.js';

const EVERY_MS = 5_000;

/** What the watch asks of the house. */
export interface WatchPort {
  slugs(): Iterable<string>;
  waiting(slug: string): WaitingView | null;
  /** Whether the table was not freed in time. */
  isToVoid(slug: string, waiting: WaitingView): boolean;
  /** Voids the round of a table by the policy of the house. */
  voidRound(slug: string, waiting: WaitingView): Promise<void>;
  /** A table has stalled; or it goes on again. */
  changed(slug: string, waiting: WaitingView): void;
}

/** Looks after tables that wait longer than they should. */
export class Watch {
  readonly #stalled = new Set<string>();
  readonly #voiding = new Set<string>();
  readonly #timer: Timer;

  constructor(
    clock: Clock,
    private readonly port: WatchPort,
  ) {
    this.#timer = every(clock, EVERY_MS, () => this.look(), true);
  }

  get stalled(): number {
    return this.#stalled.size;
  }

  look(): void {
    for (const slug of this.port.slugs()) {
      const waiting = this.port.waiting(slug);
      if (waiting === null) continue;
      const was = this.#stalled.has(slug);
      if (waiting.stalled) this.#stalled.add(slug);
      else this.#stalled.delete(slug);
      if (was !== waiting.stalled) this.port.changed(slug, waiting);
      if (!this.#voiding.has(slug) && this.port.isToVoid(slug, waiting)) this.#void(slug, waiting);
    }
  }

  #void(slug: string, waiting: WaitingView): void {
    this.#voiding.add(slug);
    void this.port.voidRound(slug, waiting).finally(() => this.#voiding.delete(slug));
  }

  stop(): void {
    this.#timer.cancel();
  }
}
