import { type GameCommand, gameOf } from '@baize/games';
import type { Citation } from '@baize/rulebook';
import type { Stamp } from '../people/stamp.js';
import type { Unasked } from '../people/unasked.js';
import { atTheTable } from '../table/happen.js';
import type { Decided, Part, World } from '../table/world.js';
import { roundOf } from './round-of.js';

type Unstamped<C> = C extends unknown ? Omit<C, 'at' | 'by'> : never;
export type GameGesture = Unstamped<GameCommand>;

/** A gesture of the game itself, put to its core. */
export const gamePart =
  (stamp: Stamp, gesture: GameGesture, unasked: ForPlayer | null = null): Part =>
  (world) => {
    const found = roundOf(world);
    if (!found.ok) return found;
    const { at, by } = stamp;
    const rules = world.rules.inForce;
    const command = { ...gesture, at, by } as GameCommand;
    const decided = gameOf(found.value.game).decide(rules, found.value.game, command);
    if (!decided.ok) return decided;
    return atTheTable(
      world,
      stamp,
      ...decided.value.map((event) => ({ type: 'InRound', event, ...unasked }) as const),
    );
  };

/** Why something is done for a player, and by which rule. */
export interface ForPlayer {
  readonly why: Unasked;
  readonly cite: Citation;
}

/** The same as the whole of a command. */
export const atGame = (
  world: World,
  stamp: Stamp,
  gesture: GameGesture,
  unasked: ForPlayer | null = null,
): Decided => gamePart(stamp, gesture, unasked)(world);
