import type { Clock } from '@baize/house';

type Timer = ReturnType<Clock['setTimer']>;

interface Pending {
  due: number;
  readonly work: () => void;
  handle: ReturnType<typeof setTimeout>;
}

/** The machine's own time, from which a test can skip what nobody wants to wait for. */
export class SkippingClock implements Clock {
  #skipped = 0;
  readonly #pending = new Set<Pending>();

  readonly monotonic = (): number => performance.now() + this.#skipped;

  readonly now = (): string => new Date(Date.now() + this.#skipped).toISOString();

  setTimer(ms: number, work: () => void): Timer {
    const due = this.monotonic() + Math.max(0, ms);
    const pending: Pending = { due, work, handle: this.#start(() => pending, ms) };
    this.#pending.add(pending);
    return {
      cancel: () => {
        clearTimeout(pending.handle);
        this.#pending.delete(pending);
      },
    };
  }

  #start(pending: () => Pending, ms: number): ReturnType<typeof setTimeout> {
    const handle = setTimeout(
      () => {
        this.#pending.delete(pending());
        pending().work();
      },
      Math.max(0, ms),
    );
    handle.unref();
    return handle;
  }

  /** It is so much later at once; what was due by then goes off in its order. */
  skip({ seconds = 0, minutes = 0 }): void {
    this.#skipped += 1000 * (seconds + 60 * minutes);
    const now = this.monotonic();
    for (const pending of [...this.#pending].toSorted((one, other) => one.due - other.due)) {
      clearTimeout(pending.handle);
      pending.handle = this.#start(() => pending, pending.due - now);
    }
  }
}
