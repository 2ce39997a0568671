import type { Reader } from '../../store/store.js';
import type { Draft } from '../draft.js';
import type { AccountEvent } from '../streams/account-stream.js';
import type { RoundsEvent } from '../streams/rounds-stream.js';
import { openingOf } from './opening.js';

/** Who withheld a seed adds none for so long. */
const SILENT_MS = 3_600_000;

/** So many seats' addresses are known at once; and so many addresses that withheld. */
const MOST_KNOWN = 20_000;

/** Why somebody's commitment does not count. */
export interface Shut {
  readonly why: 'barred' | 'elsewhere';
  readonly until: string | null;
}

interface Asking {
  readonly draft: Draft;
  readonly store: Reader;
}

type Withheld = Pick<Extract<RoundsEvent, { readonly type: 'SeedsWithheld' }>, 'at' | 'withheld'>;

/**
 * Who may commit to a seed. Whoever withheld one, by account or by address, counts as silent for an hour; and
 * whoever has one to open at another table counts as silent here: so one account or address ends at most one
 * round an hour. Accounts are on record. Addresses are at hand in this process alone, and are never stored.
 */
export class SeedDoor {
  /** By table and seat: where its commitment came from. */
  readonly #sources = new Map<string, string>();
  /** By table and seat: which browser sent it, and alone can open it. */
  readonly #browsers = new Map<string, string>();
  /** Until when an address counts as silent. */
  readonly #barred = new Map<string, string>();

  constructor(
    private readonly isBrowserHere: (
      slug: string,
      account: string,
      browser: string,
    ) => boolean = () => true,
  ) {}

  /** A commitment came from an address, and from a browser. */
  came(slug: string, seat: number, from: string | null, browser: string | null = null): void {
    const key = `${slug}/${seat}`;
    this.#sources.delete(key);
    this.#browsers.delete(key);
    if (from !== null) keep(this.#sources, key, from);
    if (browser !== null) keep(this.#browsers, key, browser);
  }

  /** A seed was withheld, and that is stored. */
  withheld(slug: string, { at, withheld }: Withheld): void {
    for (const { seat } of withheld) {
      const source = this.#sources.get(`${slug}/${seat}`);
      if (source !== undefined) keep(this.#barred, source, untilFrom(at));
    }
  }

  /** Whether somebody at an address counts as silent now. */
  async barred(asking: Asking, player: string, from: string | null): Promise<Shut | null> {
    const { draft, store } = asking;
    const until = from === null ? undefined : this.#barred.get(from);
    if (until !== undefined && until > draft.at) return { why: 'barred', until };
    // What is not stored yet, or was a moment ago, counts too: this is worked out together with it.
    const justNow = desksOf(draft).some(([slug, { rounds }]) =>
      rounds.withheld.some(
        (one) =>
          one.player === player ||
          (from !== null && this.#sources.get(`${slug}/${one.seat}`) === from),
      ),
    );
    if (justNow) {
      return { why: 'barred', until: untilFrom(draft.at) };
    }
    const [last] = await store.readStreamBack(`account/${player}`, null, 1, ['SeedWithheld']);
    if (last === undefined) return null;
    const { at } = JSON.parse(last.text) as Extract<AccountEvent, { type: 'SeedWithheld' }>;
    return untilFrom(at) > draft.at ? { why: 'barred', until: untilFrom(at) } : null;
  }

  /**
   * Why the commitment of a seat does not count when betting closes; null where it does. The browser that sent it
   * has to be there: another one of the same account, which is, could not open it.
   */
  async atClosing(
    asking: Asking,
    slug: string,
    seat: number,
    player: string,
  ): Promise<Shut['why'] | 'away' | null> {
    const browser = this.#browsers.get(`${slug}/${seat}`);
    if (browser !== undefined && !this.isBrowserHere(slug, player, browser)) return 'away';
    const source = this.#sources.get(`${slug}/${seat}`) ?? null;
    const barred = await this.barred(asking, player, source);
    if (barred !== null) return barred.why;
    const elsewhere = desksOf(asking.draft).some(([table, desk]) => {
      if (table === slug) return false;
      const waits = openingOf(desk)?.waitsFor ?? [];
      const sameSource = (there: number): boolean =>
        source !== null && this.#sources.get(`${table}/${there}`) === source;
      return has(waits, player) || waits.some((one) => sameSource(one.seat));
    });
    return elsewhere ? 'elsewhere' : null;
  }
}

const untilFrom = (at: string): string => new Date(Date.parse(at) + SILENT_MS).toISOString();

const has = (all: readonly { readonly player: string }[], player: string): boolean =>
  all.some((one) => one.player === player);

const desksOf = (draft: Draft) =>
  Object.keys(draft.floor.tables).map((slug) => [slug, draft.deskNamed(slug)] as const);

/** The newest are kept. */
const keep = (map: Map<string, string>, key: string, value: string): void => {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST_KNOWN && oldest !== undefined) map.delete(oldest);
};
