import { canonicalText } from '@baize/rulebook';
import { evolveWorld, type Happened, newWorld, type PinnedRules, type World } from '@baize/table';
import { sha256 } from '../../input/sha256.js';

export interface Replay {
  readonly events: number;
  /** Table, meters and books come out byte for byte as they were. */
  readonly same: boolean;
  /** The digest of their canonical text. */
  readonly state: string;
}

/** Folds the events anew, from nothing but their JSON, and compares where they lead. */
export class ShiftReplay {
  #world: World;
  #events = 0;

  constructor(slug: string, rules: PinnedRules) {
    this.#world = newWorld(slug, rules);
  }

  /** As far as it was replayed. */
  get world(): World {
    return this.#world;
  }

  /** Tells how many of these events are replayed. */
  goOn(happened: readonly Happened[], tell: (event: number) => void = () => undefined): void {
    let done = 0;
    for (const one of happened) {
      this.#world = evolveWorld(this.#world, JSON.parse(JSON.stringify(one)) as Happened);
      done += one.events.length;
      tell(done);
    }
    this.#events += done;
  }

  comparedWith(live: World): Replay {
    const [was, is] = [stateText(live), stateText(this.#world)];
    return { events: this.#events, same: was === is, state: sha256(is) };
  }
}

const stateText = ({ table, meters, books }: World): string =>
  canonicalText({ table, meters, books: Object.fromEntries(books) });

export const eventsIn = (happened: readonly Happened[]): number =>
  happened.reduce((sum, { events }) => sum + events.length, 0);
