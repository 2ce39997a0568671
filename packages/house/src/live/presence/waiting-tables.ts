import { ok } from '@baize/result';
import type { Mood } from '../automation/upcoming.js';
import type { Hubs } from '../hubs.js';
import type { OrderQueue } from '../order-queue.js';
import type { Parts } from '../parts.js';
import { voidStalled } from '../plan/void-stalled.js';
import { isToVoid, type WaitingView, waitingOf } from './waiting.js';
import type { WatchPort } from './watch.js';

/** What every table waits for, and what is done about one that waits too long. */
export class WaitingTables implements WatchPort {
  /** When the last thing happened at each table, since this process began. */
  readonly #last = new Map<string, string>();
  readonly #start: string;

  constructor(
    private readonly parts: Parts,
    private readonly queue: OrderQueue,
    private readonly hubs: Hubs,
    private readonly moodOf: (slug: string) => Mood,
  ) {
    this.#start = parts.options.clock.now();
  }

  happened(slug: string): void {
    this.#last.set(slug, this.parts.options.clock.now());
  }

  slugs(): Iterable<string> {
    return this.parts.memory.desks.keys();
  }

  /** For whom a table waits; null where there is none. */
  waiting(slug: string): WaitingView | null {
    const { shown, options } = this.parts;
    const desk = shown.desk(slug);
    if (desk === undefined) return null;
    return waitingOf(
      desk,
      this.parts.worldIn(shown, desk),
      options.clock.now(),
      this.moodOf(slug),
      this.#last.get(slug) ?? this.#start,
    );
  }

  isToVoid(slug: string, waiting: WaitingView): boolean {
    const desk = this.parts.memory.desk(slug);
    return desk !== undefined && isToVoid(desk, waiting, this.parts.options.clock.now());
  }

  /** A round not freed in time is void by the policy of the house; all wagers go back. */
  async voidRound(slug: string, waiting: WaitingView): Promise<void> {
    const failed = (error: unknown): void =>
      this.parts.options.failed(`voiding the round of ${slug}`, error);
    try {
      const done = await this.queue.submit({
        key: null,
        plan: async (draft) => {
          const voided = voidStalled(draft, slug, waiting);
          return voided.ok ? ok({}) : voided;
        },
      });
      if (!done.ok) failed(done.error);
    } catch (error) {
      failed(error);
    }
  }

  changed(slug: string, waiting: WaitingView): void {
    this.parts.options.stalled(slug, waiting);
    this.hubs.of(slug).publish([]);
  }
}
