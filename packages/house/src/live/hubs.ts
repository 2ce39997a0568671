import { centsBelow } from '@baize/money';
import { present } from '@baize/result';
import type { Looking } from '@baize/table';
import { type Desk, playsAt, roundInProgress } from './desk.js';
import type { Draft } from './draft.js';
import { Hub } from './hub.js';
import type { LiveView } from './live-view.js';
import type { Parts } from './parts.js';
import { lookingOf, type Person } from './people.js';
import type { OwnView } from './presence/own-view.js';
import type { WaitingView } from './presence/waiting.js';
import { chipsOf } from './streams/account-stream.js';
import { viewDesk } from './views.js';

/** The followers of every table, and what each of them sees of it. */
export class Hubs {
  readonly #hubs = new Map<string, Hub>();

  constructor(
    private readonly parts: Parts,
    /** What a table waits for; null where there is none. */
    private readonly waiting: (slug: string) => WaitingView | null,
  ) {}

  of(slug: string): Hub {
    const { shown, options } = this.parts;
    const hub =
      this.#hubs.get(slug) ??
      new Hub({
        looking: (person) => this.#lookingAt(slug, person),
        kindOf: (person) => this.#kindOf(slug, person),
        view: (person) => this.view(slug, person),
        version: () => shown.version(slug),
        failed: (error) => options.failed(`the live stream of ${slug}`, error),
      });
    this.#hubs.set(slug, hub);
    return hub;
  }

  followers(slug: string): number {
    return this.#hubs.get(slug)?.followers ?? 0;
  }

  get isBusy(): boolean {
    return [...this.#hubs.values()].some((hub) => hub.isBusy);
  }

  /** A player who was told something, or dismissed it, sees it at every table that they follow. */
  tellNoticed(drafts: readonly Draft[]): void {
    const noticed = drafts
      .flatMap(({ accountEvents }) => accountEvents)
      .filter(({ event }) => event.type === 'NoticeGiven' || event.type === 'NoticeDismissed');
    for (const { account } of noticed) {
      for (const [slug, hub] of this.#hubs) {
        if (this.parts.presence.follows(slug, account)) hub.publish([]);
      }
    }
  }

  /** A table as this person sees it now. */
  async view(slug: string, person: Person | null): Promise<LiveView> {
    const { shown, names, presence, options, worldIn, start } = this.parts;
    const desk = present(shown.desk(slug), `the table ${slug}`);
    const looking = this.#lookingAt(slug, person);
    const chips =
      looking.kind === 'player'
        ? centsBelow(await options.store.balance(chipsOf(looking.player)))
        : null;
    return viewDesk({
      desk,
      world: worldIn(shown, desk),
      looking,
      at: options.clock.now(),
      nameOf: (account) => names.of(account),
      awaySince: (account) => presence.shownAwaySince(slug, account),
      chipsCents: chips,
      own: person?.role === 'player' ? await this.#ownView(slug, desk, person.account) : null,
      waiting: present(this.waiting(slug), 'a table that is shown'),
      start,
    });
  }

  async #ownView(slug: string, desk: Desk, player: string): Promise<OwnView | null> {
    const { notices: all, laid } = this.parts;
    const notices = await all.of(player);
    if (!playsAt(desk, player) && notices.length === 0) return null;
    const round = roundInProgress(desk);
    return {
      laid: round === null ? [] : laid.of(slug, round.number, player),
      placeLaid: laid.isPlaced(slug, player),
      notices,
    };
  }

  /** A player at a table has a view of their own; all others share what their office sees. */
  #kindOf(slug: string, person: Person | null): string {
    const looking = lookingOf(person);
    if (looking.kind !== 'player') return looking.kind;
    const { player } = looking;
    return playsAt(this.parts.shown.desk(slug), player) || this.parts.notices.has(player)
      ? `player/${player}`
      : 'spectator';
  }

  #lookingAt(slug: string, person: Person | null): Looking {
    const looking = lookingOf(person);
    return looking.kind === 'player' && !playsAt(this.parts.shown.desk(slug), looking.player)
      ? { kind: 'spectator' }
      : looking;
  }
}
