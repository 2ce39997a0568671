import type { OwnCommitment, SeedSource } from '../../store/commit.js';
import type { Reader } from '../../store/store.js';
import type { Draft } from '../draft.js';
import type { AccountEvent } from '../streams/account-stream.js';
import type { Pledge } from '../streams/rounds-stream.js';
import { openingOf } from './opening.js';

/** Who withheld a seed adds none for so long. */
export const SILENT_MS = 3_600_000;

/** For so long it is kept where a commitment came from: its round may last, and the house may be down meanwhile. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** So many commitments are at hand at once: the store has the others. */
const MOST_KNOWN = 20_000;

const NOWHERE: SeedSource = { source: null, browser: null };

/** Why a commitment does not count. */
export interface Shut {
  readonly why: 'barred' | 'elsewhere';
  readonly until: string | null;
}

interface Asking {
  readonly draft: Draft;
  readonly store: Reader;
}

/**
 * Who may commit to a seed. A player who withheld one, by account or by address, is silent for an hour; and
 * a player with one to open at another table counts as silent here: so one account or address ends at most one
 * round an hour. Accounts are on record. Addresses are in no stream: they lie beside the events, until they do not
 * matter any more.
 */
export class SeedDoor {
  /** By player and commitment: what is not stored yet is known here. */
  readonly #cameFrom = new Map<string, SeedSource>();

  constructor(
    private readonly isBrowserHere: (
      slug: string,
      account: string,
      browser: string,
    ) => boolean = () => true,
  ) {}

  /** A commitment came from an address, and from the browser that alone can open it. */
  came(draft: Draft, { player, commitment }: OwnCommitment, from: SeedSource): void {
    if (from.source === null && from.browser === null) return;
    this.#keep({ player, commitment }, from);
    const keptUntil = after(draft.at, KEPT_MS);
    draft.remember({ type: 'CameFrom', player, commitment, ...from, keptUntil });
  }

  /** Seeds were withheld: where they came from counts as silent. */
  async withheld({ draft, store }: Asking, pledges: readonly Pledge[]): Promise<void> {
    for (const pledge of pledges) {
      const { source } = await this.#sourceOf(store, pledge);
      if (source === null) continue;
      draft.remember({ type: 'BarSource', source, until: after(draft.at, SILENT_MS) });
    }
  }

  /** Whether an address counts as silent now. */
  async barred(asking: Asking, player: string, from: string | null): Promise<Shut | null> {
    const { draft, store } = asking;
    const until = from === null ? null : await store.barredUntil(from);
    if (until !== null && until > draft.at) return { why: 'barred', until };
    // What is not stored yet counts too: this is worked out together with it.
    for (const [, { rounds }] of desksOf(draft)) {
      if (await this.#isAmong(store, rounds.withheld, player, from)) {
        return { why: 'barred', until: after(draft.at, SILENT_MS) };
      }
    }
    const [last] = await store.readStreamBack(`account/${player}`, null, 1, ['SeedWithheld']);
    if (last === undefined) return null;
    const { at } = JSON.parse(last.text) as Extract<AccountEvent, { type: 'SeedWithheld' }>;
    const silent = after(at, SILENT_MS);
    return silent > draft.at ? { why: 'barred', until: silent } : null;
  }

  /**
   * Why the commitment of a seat does not count when betting closes; null where it does. The browser that sent it
   * has to be there: another one of the same account, which is, could not open it.
   */
  async atClosing(
    asking: Asking,
    slug: string,
    pledge: Pledge,
  ): Promise<Shut['why'] | 'away' | null> {
    const { draft, store } = asking;
    const { player } = pledge;
    const { source, browser } = await this.#sourceOf(store, pledge);
    if (browser !== null && !this.isBrowserHere(slug, player, browser)) return 'away';
    const barred = await this.barred(asking, player, source);
    if (barred !== null) return barred.why;
    for (const [table, desk] of desksOf(draft)) {
      const waits = table === slug ? [] : (openingOf(desk)?.waitsFor ?? []);
      if (await this.#isAmong(store, waits, player, source)) return 'elsewhere';
    }
    return null;
  }

  /** Whether one of these commitments is this player's, or came from their address. */
  async #isAmong(
    store: Reader,
    pledges: readonly Pledge[],
    player: string,
    from: string | null,
  ): Promise<boolean> {
    for (const pledge of pledges) {
      if (pledge.player === player) return true;
      if (from !== null && (await this.#sourceOf(store, pledge)).source === from) return true;
    }
    return false;
  }

  async #sourceOf(store: Reader, pledge: Pledge): Promise<SeedSource> {
    const known = this.#cameFrom.get(nameOf(pledge));
    if (known !== undefined) return known;
    const kept = (await store.seedSource(pledge)) ?? NOWHERE;
    this.#keep(pledge, kept);
    return kept;
  }

  /** The newest are kept. */
  #keep(own: OwnCommitment, from: SeedSource): void {
    const name = nameOf(own);
    this.#cameFrom.delete(name);
    this.#cameFrom.set(name, from);
    const [oldest] = this.#cameFrom.keys();
    if (this.#cameFrom.size > MOST_KNOWN && oldest !== undefined) this.#cameFrom.delete(oldest);
  }
}

const nameOf = ({ player, commitment }: OwnCommitment): string => `${player}/${commitment}`;

const after = (at: string, milliseconds: number): string =>
  new Date(Date.parse(at) + milliseconds).toISOString();

const desksOf = (draft: Draft) =>
  Object.keys(draft.floor.tables).map((slug) => [slug, draft.deskNamed(slug)] as const);
