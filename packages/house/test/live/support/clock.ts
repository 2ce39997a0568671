import type { Clock, Timer } from '../../../src/clock/clock.js';
import { systemClock } from '../../../src/clock/system-clock.js';

interface Waiting {
  readonly due: number;
  readonly work: () => void;
}

/**
 * A clock that stands until it is told; every look at it is a moment later, so that nothing happens at once.
 * Timers go off when the time has passed for them; one of 0 is taken at once, as by any clock.
 */
export class StandingClock implements Clock {
  /** Behind the machine's own time by as much, or ahead of it. */
  #setBy = 0;
  #milliseconds = Date.parse('2026-03-01T12:00:00.000Z');
  readonly #waiting = new Set<Waiting>();

  readonly now = (): string => {
    this.#milliseconds += 1;
    return new Date(this.#milliseconds + this.#setBy).toISOString();
  };

  readonly monotonic = (): number => this.#milliseconds;

  readonly setTimer = (ms: number, work: () => void): Timer => {
    if (ms <= 0) return systemClock.setTimer(0, work);
    const waiting = { due: this.#milliseconds + ms, work };
    this.#waiting.add(waiting);
    return { cancel: () => this.#waiting.delete(waiting) };
  };

  /** Somebody sets the machine's time, ahead or back. */
  set({ seconds = 0, hours = 0 }): void {
    this.#setBy += 1000 * (seconds + 3600 * hours);
  }

  pass({ seconds = 0, minutes = 0, hours = 0 }): void {
    const until = this.#milliseconds + 1000 * (seconds + 60 * (minutes + 60 * hours));
    for (;;) {
      const [next] = [...this.#waiting].toSorted((one, other) => one.due - other.due);
      if (next === undefined || next.due > until) break;
      this.#waiting.delete(next);
      this.#milliseconds = Math.max(this.#milliseconds, next.due);
      next.work();
    }
    this.#milliseconds = Math.max(this.#milliseconds, until);
  }
}
