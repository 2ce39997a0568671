import type { Desk } from '../../src/live/desk.js';
import { Broken } from './failure.js';
import type { Followers } from './liveness.js';

/** After so many rounds away a seat is free; one more may be under way when the second is over. */
const MOST_ROUNDS_AWAY = 3;
/** Longer than the house waits for somebody who reloads a page. */
const GRACE_MS = 15_000;

/** Nobody holds a seat, and no round begins, for people who are not there. */
export class Ghosts {
  /** By account: rounds that began and ended at the table while they were away. */
  readonly #away = new Map<string, number>();
  #lastFollowed = 0;

  constructor(private readonly slug: string) {}

  /** Somebody follows the table now. */
  followed(at: number): void {
    this.#lastFollowed = at;
  }

  came(account: string): void {
    this.#away.delete(account);
  }

  roundStarted(at: number, followers: number): void {
    if (followers > 0 || at - this.#lastFollowed <= GRACE_MS) return;
    const seconds = Math.round((at - this.#lastFollowed) / 1000);
    throw new Broken(
      'unrest',
      `a round begins at ${this.slug}, where nobody is since ${seconds} s`,
    );
  }

  roundEnded({ table }: Desk, followers: Followers): void {
    if (table.phase === 'closed') return;
    const seated = new Set(Object.values(table.seats).map(({ player }) => player));
    for (const account of [...this.#away.keys()]) {
      if (!seated.has(account)) this.#away.delete(account);
    }
    for (const account of seated) {
      if (/^(?:practice|walk-in)-/.test(account) || followers.has(account)) continue;
      const rounds = (this.#away.get(account) ?? 0) + 1;
      this.#away.set(account, rounds);
      if (rounds > MOST_ROUNDS_AWAY) {
        throw new Broken('ghost', `${account} sits at ${this.slug} after ${rounds} rounds away`);
      }
    }
  }
}
