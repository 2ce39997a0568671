import type { Timer } from '../src/clock/clock.js';
import type { Clock } from '../src/index.js';

interface Waiting {
  readonly at: number;
  readonly order: number;
  readonly work: () => void;
  cancelled: boolean;
}

const isBefore = (one: Waiting, other: Waiting): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

/** Time that passes only when the simulation says so: hours cost nothing but what happens in them. */
export class VirtualClock implements Clock {
  /** The earliest first: a binary heap. */
  readonly #waiting: Waiting[] = [];
  #elapsed = 0;
  #order = 0;
  /** It is asked far more often than it moves. */
  #shown = { at: Number.NaN, text: '' };
  /** How far the machine's time is off the time that has really passed. */
  #ahead = 0;

  constructor(private readonly start: number) {}

  now(): string {
    const at = this.start + this.#elapsed + this.#ahead;
    if (at !== this.#shown.at) this.#shown = { at, text: new Date(at).toISOString() };
    return this.#shown.text;
  }

  monotonic(): number {
    return this.#elapsed;
  }

  /** Somebody sets the machine's clock, ahead or back; the monotonic one goes on as before. */
  setWall(aheadMs: number): void {
    this.#ahead = aheadMs;
  }

  setTimer(ms: number, work: () => void): Timer {
    this.#order += 1;
    const waiting: Waiting = {
      at: this.#elapsed + Math.max(0, ms),
      order: this.#order,
      work,
      cancelled: false,
    };
    this.#push(waiting);
    return {
      cancel: () => {
        waiting.cancelled = true;
      },
    };
  }

  /** When the next timer is due; null where none is set. */
  get nextAt(): number | null {
    while (this.#waiting[0]?.cancelled === true) this.#pop();
    return this.#waiting[0]?.at ?? null;
  }

  /** Goes on to the next timer and runs it; false where nothing waits until then. */
  step(until: number): boolean {
    const next = this.nextAt;
    if (next === null || next > until) {
      this.#elapsed = Math.max(this.#elapsed, until);
      return false;
    }
    const waiting = this.#pop();
    this.#elapsed = Math.max(this.#elapsed, next);
    waiting?.work();
    return true;
  }

  #push(waiting: Waiting): void {
    const heap = this.#waiting;
    let at = heap.length;
    heap.push(waiting);
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above];
      if (parent === undefined || !isBefore(waiting, parent)) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = waiting;
  }

  #pop(): Waiting | undefined {
    const heap = this.#waiting;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]];
      if (left === undefined) break;
      const isRight = right !== undefined && isBefore(right, left);
      const child = isRight ? right : left;
      if (!isBefore(child, last)) break;
      heap[at] = child;
      at = 2 * at + (isRight ? 2 : 1);
    }
    heap[at] = last;
    return first;
  }
}
