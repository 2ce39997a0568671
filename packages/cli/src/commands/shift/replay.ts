import { canonicalText } from '@baize/rulebook';
import { evolveWorld, type Happened, newWorld, type PinnedRules, type World } from '@baize/table';
import { sha256 } from '../../input/sha256.js';

export interface Replay {
  readonly events: number;
  /** Whether table, meters and books come out byte for byte the same. */
  readonly same: boolean;
  readonly state: string;
}

/** Folds the events again from their JSON and compares the resulting states. */
export class ShiftReplay {
  #world: World;
  #events = 0;

  constructor(slug: string, rules: PinnedRules) {
    this.#world = newWorld(slug, rules);
  }

  get world(): World {
    return this.#world;
  }

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
