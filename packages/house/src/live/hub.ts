import { type Looking, type Told, tellTable } from '@baize/table';
import type { Telling } from './draft.js';
import type { LiveMessage, LiveView } from './live-view.js';
import type { Person } from './people.js';

/** Takes a message that is text already: many viewers share one. */
export type Send = (version: number, json: string) => void;

interface Follower {
  readonly person: Person | null;
  readonly send: Send;
}

/** A new subscriber, and what they have seen before. */
interface Newcomer extends Follower {
  readonly after: number | null;
}

interface Recent {
  readonly version: number;
  readonly telling: Telling;
}

/** So many events can be told again to who was away for a moment. */
const MOST_RECENT = 128;

/** What a hub asks of the house about its table. */
export interface HubPort {
  looking(person: Person | null): Looking;
  /** Everybody of one kind sees the same, and is sent the same bytes. */
  kindOf(person: Person | null): string;
  view(person: Person | null): Promise<LiveView>;
  version(): number;
  failed(error: unknown): void;
}

/**
 * One table's followers. Messages go out one after another, the newest last: what happens while one is
 * being sent goes out together with the next.
 */
export class Hub {
  readonly #followers = new Set<Follower>();
  #newcomers: Newcomer[] = [];
  #pending: Telling[] | null = null;
  #recent: Recent[] = [];
  #atWork = false;

  constructor(private readonly port: HubPort) {}

  get followers(): number {
    return this.#followers.size + this.#newcomers.length;
  }

  /** A message is being sent, or waits to be. */
  get isBusy(): boolean {
    return this.#atWork || this.#pending !== null || this.#newcomers.length > 0;
  }

  /** The current message comes first, with what was missed after a version. */
  follow(person: Person | null, after: number | null, send: Send): () => void {
    const newcomer = { person, after, send };
    this.#newcomers.push(newcomer);
    this.#wake();
    return () => {
      this.#followers.delete(newcomer);
      this.#newcomers = this.#newcomers.filter((one) => one !== newcomer);
    };
  }

  /** Something happened, and the table is at this version now. */
  publish(tellings: readonly Telling[]): void {
    const first = this.port.version() - tellings.length + 1;
    this.#recent.push(...tellings.map((telling, at) => ({ version: first + at, telling })));
    this.#recent = this.#recent.slice(-MOST_RECENT);
    if (this.#followers.size === 0) return;
    this.#pending = [...(this.#pending ?? []), ...tellings];
    this.#wake();
  }

  /** What a subscriber missed after a version; nothing when it is too long ago. */
  toldSince(version: number, person: Person | null): readonly Told[] {
    const looking = this.port.looking(person);
    const [oldest] = this.#recent;
    if (oldest === undefined || oldest.version > version + 1) return [];
    return this.#recent
      .filter((one) => one.version > version)
      .flatMap(({ telling }) => tell(telling, looking));
  }

  #wake(): void {
    if (this.#atWork) return;
    this.#atWork = true;
    void this.#work()
      .catch((error: unknown) => this.port.failed(error))
      .finally(() => {
        this.#atWork = false;
        if (this.#pending !== null || this.#newcomers.length > 0) this.#wake();
      });
  }

  async #work(): Promise<void> {
    const tellings = this.#pending;
    this.#pending = null;
    if (tellings !== null) await this.#send(tellings);
    const [newcomer] = this.#newcomers;
    if (newcomer === undefined) return;
    try {
      await this.#greet(newcomer);
    } finally {
      this.#newcomers = this.#newcomers.filter((one) => one !== newcomer);
    }
  }

  /** Each kind of viewer is shown the table once, whatever their number. */
  async #send(tellings: readonly Telling[]): Promise<void> {
    const kinds = new Map<string, Follower[]>();
    for (const follower of this.#followers) {
      const kind = this.port.kindOf(follower.person);
      const others = kinds.get(kind);
      if (others === undefined) kinds.set(kind, [follower]);
      else others.push(follower);
    }
    for (const followers of kinds.values()) {
      const [one] = followers;
      if (one === undefined) continue;
      const looking = this.port.looking(one.person);
      const told = tellings.flatMap((telling) => tell(telling, looking));
      const { version, json } = await this.#message(one.person, told);
      for (const { send } of followers) send(version, json);
    }
  }

  async #greet(newcomer: Newcomer): Promise<void> {
    const { person, after, send } = newcomer;
    const told = after === null ? [] : this.toldSince(after, person);
    const { version, json } = await this.#message(person, told);
    // A subscriber that has gone in the meantime is not greeted.
    if (!this.#newcomers.includes(newcomer)) return;
    this.#followers.add(newcomer);
    send(version, json);
  }

  async #message(
    person: Person | null,
    told: readonly Told[],
  ): Promise<{ readonly version: number; readonly json: string }> {
    const view = await this.port.view(person);
    const version = this.port.version();
    const message: LiveMessage = { version, view, told };
    return { version, json: JSON.stringify(message) };
  }
}

const tell = ({ before, event }: Telling, looking: Looking): readonly Told[] => {
  const told = tellTable(before, event, looking);
  return told === null ? [] : [told];
};
