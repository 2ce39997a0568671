import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { HouseRules } from '@baize/rulebook';
import type { PinnedRules } from '@baize/table';
import type { CountedOdds } from './count-odds.js';

type Asked = Pick<PinnedRules, 'digest' | 'house'>;

/** How far the odds of some rules are. */
export type OddsSoFar =
  | { readonly state: 'counting' | 'failed' }
  | { readonly state: 'counted'; readonly odds: CountedOdds };

const COUNTING: OddsSoFar = { state: 'counting' };

/**
 * Counts the odds of each rules digest once, when first asked, and keeps the answer: rules that are
 * pinned never change. A thread does it, one table after the other, so that no order ever waits for it.
 */
export class OddsDesk {
  readonly #known = new Map<string, OddsSoFar>();
  #last: Promise<void> = Promise.resolve();
  #thread: Worker | null = null;
  #closed = false;

  constructor(private readonly failed: (what: string, error: unknown) => void = () => undefined) {}

  /** What is known now; what is not known yet is begun with the question. */
  of(asked: Asked): OddsSoFar {
    const known = this.#known.get(asked.digest);
    if (known !== undefined) return known;
    this.#known.set(asked.digest, COUNTING);
    this.#last = this.#last.then(() => this.#learn(asked));
    return COUNTING;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#thread?.terminate();
    await this.#last;
  }

  #isClosed(): boolean {
    return this.#closed;
  }

  async #learn({ digest, house }: Asked): Promise<void> {
    if (this.#isClosed()) return;
    try {
      this.#known.set(digest, { state: 'counted', odds: await this.#count(house) });
    } catch (error) {
      // A thread that was stopped with the house has not failed.
      if (this.#isClosed()) return;
      this.#known.set(digest, { state: 'failed' });
      this.failed('counting odds', error);
    }
  }

  async #count(house: HouseRules): Promise<CountedOdds> {
    // The flags of this process, such as where sources are found, are not the thread's.
    const thread = new Worker(threadScript(), { workerData: house, execArgv: [] });
    thread.unref();
    this.#thread = thread;
    const ended = once(thread, 'exit').then(() => {
      throw new Error('the thread ended without an answer');
    });
    const [odds] = (await Promise.race([once(thread, 'message'), ended])) as [CountedOdds];
    return odds;
  }
}

/** The built script, also where everything else runs on its sources: a thread needs a file of its own. */
const threadScript = (): string =>
  createRequire(import.meta.url).resolve('@baize/house/odds-thread');
