import type { Clock } from '../../clock/clock.js';
import { hasDevice } from '../people.js';

/** Bridges a reload or a change of network: so long a player without a stream counts as present. */
const GRACE_MS = 5_000;

interface Seen {
  streams: number;
  /** When the last stream ended, or the last order came. */
  last: number;
}

/**
 * Who follows which table, and since when not. It lives in the process alone: after a restart no one is present
 * until they follow again, with the same grace.
 */
export class Presence {
  readonly #tables = new Map<string, Map<string, Seen>>();
  /** The same for each browser of an account, by table, account and browser. */
  readonly #browsers = new Map<string, Seen>();
  readonly #start: number;

  constructor(
    private readonly clock: Clock,
    /** A player came to a table, or has been gone for the time of grace. */
    private readonly changed: (slug: string) => void,
  ) {
    this.#start = this.#now();
  }

  #now(): number {
    return Date.parse(this.clock.now());
  }

  #seen(slug: string, account: string): Seen {
    const table = this.#tables.get(slug) ?? new Map<string, Seen>();
    this.#tables.set(slug, table);
    const seen = table.get(account) ?? { streams: 0, last: this.#start };
    table.set(account, seen);
    return seen;
  }

  /** Null where it is not known which browser it is. */
  #seenIn(slug: string, account: string, browser: string | null): Seen | null {
    if (browser === null) return null;
    const key = keyOf(slug, account, browser);
    const seen = this.#browsers.get(key) ?? { streams: 0, last: this.#now() };
    this.#browsers.set(key, seen);
    return seen;
  }

  /** A stream is open until what is returned is called. */
  follow(slug: string, account: string, browser: string | null = null): () => void {
    const seen = this.#seen(slug, account);
    const seenIn = this.#seenIn(slug, account, browser);
    seen.streams += 1;
    if (seenIn !== null) seenIn.streams += 1;
    if (seen.streams === 1) this.changed(slug);
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      for (const one of [seen, seenIn]) {
        if (one === null) continue;
        one.streams -= 1;
        one.last = this.#now();
      }
      this.#lookAfterGrace(slug);
    };
  }

  /** A player who sends an order is present at that moment, with a stream or without. */
  acted(slug: string, account: string, browser: string | null = null): void {
    const seen = this.#seen(slug, account);
    const seenIn = this.#seenIn(slug, account, browser);
    seen.last = this.#now();
    if (seenIn !== null) seenIn.last = seen.last;
    if (seen.streams === 0 || seenIn?.streams === 0) this.#lookAfterGrace(slug);
  }

  /** Whether this browser of an account is at a table, whichever others are. */
  isBrowserHere(slug: string, account: string, browser: string): boolean {
    const seen = this.#browsers.get(keyOf(slug, account, browser));
    return seen !== undefined && !this.#isGone(seen);
  }

  #isGone({ streams, last }: Seen): boolean {
    return streams === 0 && this.#now() - last > GRACE_MS;
  }

  /** One millisecond later, so that the grace is over by then. */
  #lookAfterGrace(slug: string): void {
    const looks = (): void => {
      for (const [key, seen] of this.#browsers) if (this.#isGone(seen)) this.#browsers.delete(key);
      this.changed(slug);
    };
    this.clock.setTimer(GRACE_MS + 1, looks, true);
  }

  follows(slug: string, account: string): boolean {
    return (this.#tables.get(slug)?.get(account)?.streams ?? 0) > 0;
  }

  isHere(slug: string, account: string): boolean {
    return this.awaySince(slug, account) === null;
  }

  /** Since when a player is away; null while they are present. */
  awaySince(slug: string, account: string): number | null {
    const seen = this.#tables.get(slug)?.get(account);
    if (seen !== undefined && seen.streams > 0) return null;
    const last = seen?.last ?? this.#start;
    return this.#now() - last > GRACE_MS ? last : null;
  }

  /** Since when a player is away, as an instant to show; null while they are there or have no device. */
  shownAwaySince(slug: string, account: string): string | null {
    const since = hasDevice(account) ? this.awaySince(slug, account) : null;
    return since === null ? null : new Date(since).toISOString();
  }
}

const keyOf = (...parts: readonly string[]): string => parts.join('\n');
