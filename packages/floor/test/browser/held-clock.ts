import type { Clock } from '@baize/house';

/** A clock that stands until it is told, however busy the machine is; what is due soon is looked at soon. */
export class HeldClock implements Clock {
  readonly #start = Date.now();
  #passed = 0;

  readonly now = (): string => new Date(this.#start + this.#passed).toISOString();

  readonly monotonic = (): number => this.#passed;

  /** Nothing is timed by it: whoever wakes up too early sees so, and waits again. */
  readonly setTimer: Clock['setTimer'] = (ms, work) => {
    const handle = setTimeout(work, Math.min(ms, LONGEST_MS));
    handle.unref();
    return { cancel: () => clearTimeout(handle) };
  };

  pass({ seconds = 0 }): void {
    this.#passed += 1000 * seconds;
  }
}

const LONGEST_MS = 500;
