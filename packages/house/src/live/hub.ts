import type { Looking, Told } from '@baize/table';
import { tellTable } from '@baize/table';
import type { Telling } from './draft.js';
import type { LiveMessage, LiveView } from './live-view.js';
import type { Person } from './people.js';

/** Takes a message that is text already: many viewers share one. */
export type Send = (version: number, json: string) => void;

/** Who follows a table: everybody who sees the same is served the same bytes. */
interface Follower {
  readonly person: Person | null;
  readonly send: Send;
}

interface Recent {
  readonly version: number;
  readonly telling: Telling;
}

/** So many events can be told again to who was away for a moment. */
const MOST_RECENT = 128;

/** What the hub asks of the house: a view for one kind of viewer. */
export type ViewFor = (table: string, person: Person | null) => Promise<LiveView>;

/** One table's followers, and what happened there lately. */
export class Hub {
  readonly #followers = new Set<Follower>();
  #recent: Recent[] = [];

  constructor(
    private readonly table: string,
    private readonly looking: (person: Person | null) => Looking,
    private readonly classOf: (table: string, person: Person | null) => string,
    private readonly viewFor: ViewFor,
  ) {}

  get followers(): number {
    return this.#followers.size;
  }

  follow(person: Person | null, send: Send): () => void {
    const follower = { person, send };
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** What somebody missed after a version; nothing when it is too long ago. */
  toldSince(version: number, person: Person | null): readonly Told[] {
    const looking = this.looking(person);
    const [oldest] = this.#recent;
    if (oldest === undefined || oldest.version > version + 1) return [];
    return this.#recent
      .filter((one) => one.version > version)
      .flatMap(({ telling }) => tell(telling, looking));
  }

  remember(version: number, tellings: readonly Telling[]): void {
    const first = version - tellings.length + 1;
    this.#recent.push(...tellings.map((telling, at) => ({ version: first + at, telling })));
    this.#recent = this.#recent.slice(-MOST_RECENT);
  }

  /** Each kind of viewer is shown the table once, whatever their number. */
  async publish(version: number, tellings: readonly Telling[]): Promise<void> {
    const kinds = new Map<string, Follower[]>();
    for (const follower of this.#followers) {
      const kind = this.classOf(this.table, follower.person);
      kinds.set(kind, [...(kinds.get(kind) ?? []), follower]);
    }
    for (const followers of kinds.values()) {
      const [one] = followers;
      if (one === undefined) continue;
      const looking = this.looking(one.person);
      const view = await this.viewFor(this.table, one.person);
      const told = tellings.flatMap((telling) => tell(telling, looking));
      const message: LiveMessage = { version, view, told };
      const json = JSON.stringify(message);
      for (const { send } of followers) send(version, json);
    }
  }
}

const tell = ({ before, event }: Telling, looking: Looking): readonly Told[] => {
  const told = tellTable(before, event, looking);
  return told === null ? [] : [told];
};
