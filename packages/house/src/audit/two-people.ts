import type { Stamp, TableEvent } from '@baize/table';
import type { ProposalEvent } from '../identity/proposals.js';
import { movedAlone } from '../live/moved-alone.js';
import { ALONE_A_DAY } from '../live/plan/policy.js';
import {
  adjustedAlone,
  evolveFloor,
  type FloorEvent,
  type FloorState,
  NEW_FLOOR,
} from '../live/streams/floor-stream.js';
import { gamingDayNow } from '../reports/gaming-day.js';
import type { Entry } from './entries.js';
import { type HouseFinding, wrong } from './finding.js';

type AdjustedAlone = Extract<FloorEvent, { readonly type: 'AdjustedAlone' }>;

/** What one person moved at one table at one instant, by the table and by the floor. */
interface Alone {
  moved: number;
  told: number;
  readonly entry: Entry;
  /** Stored by a program that told the floor of it. */
  mustBeTold: boolean;
}

/** In this shape and later ones, the floor is told of what one person puts right. */
const TOLD_SINCE = 2;

/** Whom a second person confirmed an order of, and when. */
const pairOf = (at: string, by: string, second: string): string =>
  `${second} confirming ${by} at ${at}`;

/**
 * What takes two people, where the event names the second: that person confirmed it at that instant. And what
 * one person puts right alone: it stands on the floor, and stays within the limit of a gaming day.
 */
export class TwoPeople {
  private floor: FloorState = NEW_FLOOR;
  /** By table, instant and person. */
  private readonly alone = new Map<string, Alone>();
  private readonly confirmed = new Set<string>();
  private readonly proposed = new Map<string, string>();
  /** Where a second person is named who is not known to have confirmed anything then. */
  private readonly seconds = new Map<string, Entry>();
  private tells = false;

  take(entry: Entry): HouseFinding | null {
    const kind = entry.stream.slice(0, entry.stream.indexOf('/'));
    if (kind === 'house') return this.#takeFloor(entry);
    if (kind === 'proposal') this.#takeProposal(entry);
    if (kind === 'table') this.#takeTable(entry);
    if (kind === 'table' || kind === 'jackpot') this.#takeSecond(entry);
    return null;
  }

  end(): HouseFinding | null {
    for (const [who, entry] of this.seconds) {
      return wrong(
        'staff-differs',
        entry,
        `it names a second person, and no proposal tells of ${who}`,
      );
    }
    for (const { moved, told, entry, mustBeTold } of this.alone.values()) {
      if (moved === told || (told === 0 && !mustBeTold)) continue;
      const is = `one person put right ${moved} cents, and the floor was told of ${told}`;
      return wrong('staff-differs', entry, is, `${moved} cents`);
    }
    return null;
  }

  #takeFloor(entry: Entry): HouseFinding | null {
    const event = entry.data as FloorEvent;
    const fault = event.type === 'AdjustedAlone' ? this.#takeAlone(entry, event) : null;
    this.floor = evolveFloor(this.floor, event);
    return fault;
  }

  #takeAlone(entry: Entry, event: AdjustedAlone): HouseFinding | null {
    const { at, by, slug, day, cents } = event;
    this.#of(slug, at, by, entry).told += cents;
    const today = gamingDayNow(at, this.floor.gamingDay);
    if (day !== today) return wrong('staff-differs', entry, `it counts for ${day}`, today);
    const sum = adjustedAlone(this.floor, by, day) + cents;
    if (sum <= ALONE_A_DAY) return null;
    const is = `${by} put right ${sum} cents alone in a gaming day`;
    return wrong('staff-differs', entry, is, `${ALONE_A_DAY} cents, or a second person`);
  }

  #takeTable(entry: Entry): void {
    const event = entry.data as TableEvent & Stamp;
    const moved = movedAlone(event);
    if (moved === 0) return;
    this.tells ||= entry.schema >= TOLD_SINCE;
    const alone = this.#of(entry.stream.slice('table/'.length), event.at, event.by, entry);
    alone.moved += moved;
    alone.mustBeTold ||= this.tells;
  }

  #takeProposal({ stream, data }: Entry): void {
    const event = data as ProposalEvent;
    if (event.type === 'Proposed') {
      this.proposed.set(stream, event.by);
      return;
    }
    const by = this.proposed.get(stream);
    this.proposed.delete(stream);
    if (event.type !== 'Confirmed' || by === undefined) return;
    const who = pairOf(event.at, by, event.by);
    this.confirmed.add(who);
    this.seconds.delete(who);
  }

  /** The order is carried out with the confirmation, before it or after it on record. */
  #takeSecond(entry: Entry): void {
    const { at, by, second } = entry.data as Stamp & { readonly second?: unknown };
    if (typeof second !== 'string') return;
    const who = pairOf(at, by, second);
    if (!this.confirmed.has(who) && !this.seconds.has(who)) this.seconds.set(who, entry);
  }

  #of(slug: string, at: string, by: string, entry: Entry): Alone {
    const key = `${slug} ${by} ${at}`;
    const known = this.alone.get(key) ?? { moved: 0, told: 0, entry, mustBeTold: false };
    this.alone.set(key, known);
    return known;
  }
}
