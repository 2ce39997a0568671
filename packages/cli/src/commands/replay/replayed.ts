import {
  type GameRound,
  type GameView,
  gameOf,
  type Notice,
  type SettledLine,
  type Viewer,
} from '@baize/games';
import { err, type Ok, ok, present } from '@baize/result';
import { canonicalText } from '@baize/rulebook';
import type { AnyEvent, PinnedRules, World } from '@baize/table';
import { TableInMemory } from '../../table/table-in-memory.js';

export interface ReplayedStep {
  /** As the players may see it. */
  readonly event: AnyEvent;
  /** What all players together see: the dealer's cards stay hidden until they are turned. */
  readonly view: GameView | null;
}

export interface ReplayedRound {
  readonly rules: PinnedRules;
  readonly round: string;
  readonly steps: readonly ReplayedStep[];
  readonly lines: readonly SettledLine[];
  readonly notices: readonly Notice[];
}

/** Where a record stops following the rules; the details name each place. */
export interface Parting {
  readonly message: string;
  readonly details: readonly string[];
}

export const parting = (message: string, details: readonly string[] = []) =>
  err<Parting>({ message, details });

/** A table that keeps every step of the round it replays. */
export class WatchedTable {
  readonly table: TableInMemory;
  #steps: ReplayedStep[] = [];

  constructor(world: World, now: () => string) {
    this.table = new TableInMemory(world, now);
    this.table.listen((event, before) => {
      if (event.event.type === 'RoundStarted') this.#steps = [];
      this.#steps.push(stepOf(event, before, this.table.world));
    });
  }

  get steps(): readonly ReplayedStep[] {
    return this.#steps;
  }

  get isOver(): boolean {
    return this.#steps.some(({ event }) => event.event.type === 'RoundEnded');
  }

  replayed(): Ok<ReplayedRound> {
    const { rules } = this.table.world;
    const { view } = present(
      this.#steps.findLast((step) => (step.view?.settled ?? null) !== null),
      'a settlement',
    );
    const { round, settled } = present(view, 'a round');
    const { lines, notices } = present(settled, 'a settlement');
    return ok({ rules, round, steps: this.#steps, lines, notices });
  }
}

const gameIn = ({ table }: World): GameRound | null =>
  table.phase === 'open' ? (table.round?.game ?? null) : null;

const allPlayers = ({ hands }: GameRound): Viewer => ({
  kind: 'player',
  seats: hands.map(({ seat }) => seat),
});

const stepOf = (one: AnyEvent, before: World, after: World): ReplayedStep => {
  const { inForce } = after.rules;
  const core = gameOf(inForce.rulebook);
  const [was, is] = [gameIn(before), gameIn(after)];
  const view = is === null ? null : core.view(inForce, is, allPlayers(is));
  const { event } = one;
  if (event.type !== 'InRound' || was === null) return { event: one, view };
  const told = core.tell(inForce, was, event.event, allPlayers(was));
  return { event: { on: 'table', event: { ...event, event: told } }, view };
};

/** Differences beyond these are counted, not listed. */
const TOLD = 10;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every place where the record differs from the replay. */
export const differences = (recorded: unknown, now: unknown, path: string): readonly string[] => {
  const found = placesApart(recorded, now, path);
  return found.length <= TOLD
    ? found
    : [...found.slice(0, TOLD), `and ${found.length - TOLD} more`];
};

const placesApart = (recorded: unknown, now: unknown, path: string): readonly string[] => {
  if (isObject(recorded) && isObject(now)) {
    const names = [...new Set([...Object.keys(recorded), ...Object.keys(now)])];
    return names.flatMap((name) =>
      placesApart(
        recorded[name],
        now[name],
        Array.isArray(now) ? `${path}[${name}]` : `${path}.${name}`,
      ),
    );
  }
  if (recorded === now) return [];
  return [`${path}: recorded ${words(recorded)}, now ${words(now)}`];
};

const words = (value: unknown): string => (value === undefined ? 'nothing' : canonicalText(value));
