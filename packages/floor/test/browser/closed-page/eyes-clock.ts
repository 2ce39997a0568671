import { SkippingClock } from '../skipping-clock.js';

/** A table that goes on sooner than the slowest reader reads: every pace is shorter than a time of grace. */
const LONGEST_PACE_MS = 3_000;
/** Of the paces only the look at a settled round is so long. */
const SETTLED_MS = 2_000;
/** What came to nothing is not tried again at once. */
const SOON_MS = 25;

/**
 * Nobody waits until eyes have followed: an automatic dealer at the pace for people goes on at once. A settled
 * round lies there as long as a test wants it.
 */
export class EyesClock extends SkippingClock {
  #lingers = false;
  readonly #lying = new Set<() => void>();

  override setTimer(ms: number, work: () => void): ReturnType<SkippingClock['setTimer']> {
    if (ms > LONGEST_PACE_MS) return super.setTimer(ms, work);
    if (ms < SETTLED_MS || !this.#lingers) return super.setTimer(Math.min(ms, SOON_MS), work);
    this.#lying.add(work);
    return { cancel: () => void this.#lying.delete(work) };
  }

  /** From now on settled rounds lie there. */
  linger(): void {
    this.#lingers = true;
  }

  /** What lies there is taken away, and nothing lies any longer than it must. */
  goOn(): void {
    this.#lingers = false;
    for (const work of [...this.#lying]) {
      this.#lying.delete(work);
      work();
    }
  }
}
