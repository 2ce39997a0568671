import { type Clock, every, type Timer } from '../clock/clock.js';
import { type Log, traceOf } from '../http/log.js';
import { seal } from '../store/seals/make-seal.js';
import type { Seal } from '../store/seals/seal.js';
import type { Store } from '../store/store.js';

const EVERY_MS = 10_000;

/** Seals what is stored every ten seconds, into a file outside of the database, and once at the end. */
export class Sealer {
  #timer: Timer | null = null;
  #sealing: Promise<void> = Promise.resolve();
  /** The last seal that this process made. */
  newest: Seal | null = null;

  constructor(
    private readonly store: Store,
    private readonly file: string,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  start(): void {
    this.#next();
    this.#timer = every(this.clock, EVERY_MS, () => this.#next());
  }

  async close(): Promise<void> {
    if (this.#timer === null) return;
    this.#timer.cancel();
    this.#next();
    await this.#sealing;
  }

  #next(): void {
    this.#sealing = this.#sealing.then(() => this.#seal());
  }

  async #seal(): Promise<void> {
    try {
      const sealed = await seal(this.store, this.file, this.clock.now());
      if (sealed.ok) this.newest = sealed.value ?? this.newest;
      else this.log.error({ code: sealed.error.code }, 'not sealed');
    } catch (error) {
      this.log.error(traceOf(error), 'not sealed');
    }
  }
}
