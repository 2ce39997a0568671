import type { MeterState } from '@baize/jackpot';
import { preparePractice } from '../practice/practice-decision.js';
import type { Desk } from './desk.js';
import { type Memory, UNOPENED } from './memory.js';

/** What is stored, and may be shown: the memory may be ahead of it for a moment. */
export class Shown {
  readonly #desks = new Map<string, Desk>();
  readonly #versions = new Map<string, number>();
  readonly #meters = new Map<string, MeterState>();

  constructor(private readonly memory: Memory) {}

  get slugs(): readonly string[] {
    return [...this.#desks.keys()];
  }

  desk(slug: string): Desk | undefined {
    return this.#desks.get(slug);
  }

  version(slug: string): number {
    return this.#versions.get(slug) ?? 0;
  }

  meter(slug: string): MeterState {
    return this.#meters.get(slug) ?? UNOPENED;
  }

  /** Tables of which the memory has something else. */
  get behind(): readonly string[] {
    return [...this.memory.desks]
      .filter(([slug, desk]) => desk !== this.#desks.get(slug))
      .map(([slug]) => slug);
  }

  /** Takes these tables and meters over from the memory. */
  show(desks: Iterable<string>, meters: Iterable<string>): void {
    for (const slug of desks) {
      const desk = this.memory.desk(slug);
      if (desk === undefined) this.#desks.delete(slug);
      else this.#desks.set(slug, desk);
      if (desk !== undefined && desk.settings.practice > 0) preparePractice(desk.rules.inForce);
      this.#versions.set(slug, this.memory.version(`table/${slug}`));
    }
    for (const slug of meters) this.#meters.set(slug, this.memory.meter(slug));
  }
}
