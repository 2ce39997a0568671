import { canonicalText } from '@baize/rulebook';
import { evolveWorld, type Happened, newWorld, type PinnedRules, type World } from '@baize/table';
import { sha256 } from '../sha256.js';

export interface Replay {
  readonly events: number;
  /** Table, meters and books come out byte for byte as they were. */
  readonly same: boolean;
  /** The digest of their canonical text. */
  readonly state: string;
}

/** Folds the events anew, from nothing but their JSON, and compares where they lead. */
export const replayShift = (
  rules: PinnedRules,
  live: World,
  happened: readonly Happened[],
  tell: (event: number) => void,
): Replay => {
  let world = newWorld(live.table.slug, rules);
  let events = 0;
  for (const one of JSON.parse(JSON.stringify(happened)) as readonly Happened[]) {
    world = evolveWorld(world, one);
    events += one.events.length;
    tell(events);
  }
  const [was, is] = [stateText(live), stateText(world)];
  return { events, same: was === is, state: sha256(is) };
};

const stateText = ({ table, meters, books }: World): string =>
  canonicalText({ table, meters, books: Object.fromEntries(books) });

export const eventsIn = (happened: readonly Happened[]): number =>
  happened.reduce((sum, { events }) => sum + events.length, 0);
