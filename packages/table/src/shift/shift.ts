import { type DealtCard, formatDealtCard } from '@baize/cards';
import type { GameDecision, Place, Stakes } from '@baize/games';
import { cents } from '@baize/money';
import { assert } from '@baize/result';
import type { TablePolicy } from '../automation/policy.js';
import type { TableGesture } from '../automation/step.js';
import type { Role } from '../people/roles.js';
import type { Refusal } from '../refusal.js';
import { roundNow } from '../rounds/round-of.js';
import type { TableCommand } from '../table/commands.js';
import { decideTable } from '../table/decide.js';
import { evolveWorld } from '../table/happen.js';
import { newWorld } from '../table/new-table.js';
import {
  type Happened,
  isOpen,
  type OpenWorld,
  type PinnedRules,
  type World,
} from '../table/world.js';
import { instantAfter } from './clock.js';
import { type Chance, shuffled } from './dealing-shoe.js';
import { Stuck } from './stuck.js';

/** How the players of a shift play. */
export interface ShiftPlayers {
  readonly stakes: (shift: Shift, seat: number) => Stakes;
  /** Null for a seat that is asked nothing. */
  readonly decision: (shift: Shift, seat: number) => GameDecision | null;
}

/** What a shift is made of: how long, by which chances, and whether the cards lie unseen on a real felt. */
export interface ShiftPlan {
  readonly rounds: number;
  /** After so many the table is closed, and opened anew; 1,000 unless told. */
  readonly roundsADay?: number;
  readonly day: string;
  readonly chance: Chance;
  readonly felt: 'virtual' | 'real';
  /** By chance alone unless told. */
  readonly players?: ShiftPlayers;
}

export const MANUAL: TablePolicy = {
  gestures: [],
  decisionSeconds: null,
  adjustAloneCents: cents(10_000),
};

const GUESTS = 100;

/** A table in the middle of a shift: its world, everything that happened, and the stack in use. */
export class Shift {
  world: World;
  readonly happened: Happened[] = [];
  /** Numbers what gets its name once: slips, dealers. */
  count = 0;
  readonly refused: Refusal[] = [];
  /** Irregularities that were called, by name. */
  readonly called: string[] = [];
  stack: string[] = [];
  /** What lies face down on a real felt in this round: nobody has typed it yet. */
  readonly faces = new Map<Place, string[]>();
  private seconds = 8 * 3600;
  /** How many sat down. */
  private sat = 0;

  constructor(
    slug: string,
    rules: PinnedRules,
    readonly plan: ShiftPlan,
  ) {
    this.world = newWorld(slug, rules);
  }

  get chance(): Chance {
    return this.plan.chance;
  }

  get at(): string {
    return instantAfter(this.plan.day, this.seconds);
  }

  pass(seconds: number): void {
    this.seconds += seconds;
  }

  /** One of several, by chance; undefined where there is none. */
  oneOf<T>(several: readonly T[]): T | undefined {
    return several.length === 0 ? undefined : several[this.chance(several.length)];
  }

  /** Whether something with one chance in so many happens now. */
  oneIn(many: number): boolean {
    return this.chance(many) === 0;
  }

  /** Puts a command to the table; what it answers is kept, whichever it is. */
  try(gesture: TableGesture, as: Role, by: string): boolean {
    // At the moment at which the table showed that it may be done: a deck may be too old a second later.
    const { at } = this;
    this.pass(1 + this.chance(4));
    return this.put({ ...gesture, at, by, as });
  }

  /** What a floorperson does beside the table while it plays on: it takes none of its time. */
  beside(gesture: TableGesture): void {
    const stamp = { at: this.at, by: 'floor 1', as: 'floorperson' };
    if (!this.put({ ...gesture, ...stamp } as TableCommand)) throw this.refusedStep(gesture);
  }

  private put(command: TableCommand): boolean {
    const decided = decideTable(this.world, command);
    if (!decided.ok) {
      this.refused.push(decided.error);
      return false;
    }
    for (const one of decided.value) {
      this.world = evolveWorld(this.world, one);
      this.happened.push(one);
      this.count += 1;
    }
    return true;
  }

  /** The same, where a refusal would be a fault of the shift itself. */
  do(gesture: TableGesture, as: Role, by: string): void {
    if (!this.try(gesture, as, by)) throw this.refusedStep(gesture);
  }

  private refusedStep({ type }: TableGesture): Stuck {
    const last = this.refused.at(-1);
    return this.stuck(`${type} was refused: ${last?.code}, ${last?.message} (${last?.cite})`);
  }

  /** What happened so far is kept elsewhere, or not wanted any more. */
  forget(): void {
    this.happened.length = 0;
    this.refused.length = 0;
    this.called.length = 0;
  }

  /** Nobody at the table can go on from here. */
  stuck(what: string): Stuck {
    const { lastRound } = this.world.table;
    return new Stuck(lastRound + (roundNow(this.world) === null ? 1 : 0), what);
  }

  /** Whether the table would take it now. */
  takes(gesture: TableGesture, as: Role, by: string): boolean {
    return decideTable(this.world, { ...gesture, at: this.at, by, as }).ok;
  }

  /** The table while it is open: nothing else is done at it. */
  get open(): OpenWorld {
    assert(isOpen(this.world), 'a shift plays at an open table');
    return this.world;
  }

  dealer(gesture: TableGesture): void {
    this.do(gesture, 'dealer', this.open.table.dealer);
  }

  floor(gesture: TableGesture): void {
    this.do(gesture, 'floorperson', 'floor 1');
  }

  /** A card as it is typed. */
  name(card: DealtCard): string {
    return formatDealtCard(card);
  }

  /** Guests come back after a while, so that the books of a long shift stay as small as those of a short one. */
  nextGuest(): string {
    const { table } = this.world;
    const seated = table.phase === 'open' ? Object.values(table.seats) : [];
    let player: string;
    do {
      player = `player ${(this.sat % GUESTS) + 1}`;
      this.sat += 1;
    } while (seated.some((seat) => seat.player === player));
    return player;
  }

  reshuffle(): void {
    this.stack = [...shuffled(this.chance)];
    this.faces.clear();
  }
}
