// A table must not stand still while a long day is read: others have their turn between pages.
import { setImmediate as breathe } from 'node:timers/promises';
import type { MeterEvent } from '@baize/jackpot';
import { type Account, cents, centsExactly, micros, type Posting } from '@baize/money';
import type { WagerId } from '@baize/rulebook';
import {
  type JournalEntry,
  NOBODY_THERE,
  type TableEvent,
  type Then,
  thenAfter,
} from '@baize/table';
import type { StoredEvent } from '../store/events.js';
import type { Reader } from '../store/store.js';
import { SHAPES, upcast } from '../store/upcast.js';
import type { Stretch } from './boundary.js';
import type { TableOnFloor } from './floor.js';

const PAGE = 1000;
const LOOK_BACK = 256;

/** What happened at a table and at its jackpots, as its report takes it. */
export interface Happenings {
  /** By table. */
  readonly tables: ReadonlyMap<string, readonly JournalEntry[]>;
  /** By jackpot, of all its tables. */
  readonly jackpots: ReadonlyMap<string, readonly MeterEvent[]>;
}

/** Reads a stretch of the history once, and hands out what belongs to whom. */
export const happeningsIn = async (
  reader: Reader,
  { after, upTo }: Stretch,
  floor: readonly TableOnFloor[],
): Promise<Happenings> => {
  const books = new Map(floor.map((table) => [table.slug, new TableBook(table)]));
  const jackpots = new Map<string, MeterEvent[]>();
  for (let position = after; position < upTo; ) {
    await breathe();
    const limit = Math.min(PAGE, upTo - position);
    for (const stored of await reader.readAll({ after: position, limit })) {
      position = stored.position;
      const [kind, slug] = partsOf(stored.stream);
      if (kind === 'table') await books.get(slug)?.atTable(reader, stored);
      if (kind === 'jackpot') {
        const event = upcast(SHAPES, stored) as MeterEvent;
        const events = jackpots.get(slug) ?? [];
        jackpots.set(slug, events);
        events.push(event);
        if ('table' in event) books.get(event.table)?.atJackpot(slug, stored, event);
      }
    }
  }
  return {
    tables: new Map([...books].map(([slug, { entries }]) => [slug, entries])),
    jackpots,
  };
};

const partsOf = (stream: string): readonly [kind: string, name: string] => {
  const at = stream.indexOf('/');
  return [stream.slice(0, at), stream.slice(at + 1)];
};

class TableBook {
  readonly entries: JournalEntry[] = [];
  private readonly tray: Account;
  private readonly wagers: ReadonlyMap<string, WagerId>;
  private stands: Then | null = null;

  constructor({ slug, jackpots }: TableOnFloor) {
    this.tray = `tray/${slug}`;
    this.wagers = new Map(
      Object.entries(jackpots).map(([wager, jackpot]) => [jackpot, wager as WagerId]),
    );
  }

  async atTable(reader: Reader, stored: StoredEvent): Promise<void> {
    const then = this.stands ?? (await thenBefore(reader, stored));
    const event = upcast(SHAPES, stored) as TableEvent;
    this.stands = thenAfter(then, event);
    this.entries.push({ ...then, ...this.booked(stored), jackpot: null, event });
  }

  atJackpot(jackpot: string, stored: StoredEvent, event: MeterEvent): void {
    const wager = this.wagers.get(jackpot);
    if (wager === undefined) return;
    this.entries.push({ ...NOBODY_THERE, ...this.booked(stored), jackpot: wager, event });
  }

  /** The money moved as it was stored with the event. */
  private booked({ postings }: StoredEvent) {
    if (postings === '[]') return { trayCents: cents(0), late: false };
    const moved = (JSON.parse(postings) as readonly Posting[])
      .flatMap(({ entries }) => entries)
      .filter(({ account }) => account === this.tray)
      .reduce((sum, entry) => sum + entry.micros, 0);
    return { trayCents: centsExactly(micros(moved)), late: false };
  }
}

/** A stretch may begin in the middle of a round: how it stood is found by looking back a little. */
const thenBefore = async (reader: Reader, { stream, version }: StoredEvent): Promise<Then> => {
  for (let back = LOOK_BACK; ; back *= 8) {
    const from = Math.max(1, version - back);
    const before = (await reader.readStream(stream, from))
      .slice(0, version - from)
      .map((event) => upcast(SHAPES, event) as TableEvent);
    const start = from === 1 ? 0 : before.findLastIndex(({ type }) => STANDS_ALONE.has(type));
    if (start >= 0) return before.slice(start).reduce(thenAfter, NOBODY_THERE);
  }
};

/** After these it does not matter what was before. */
const STANDS_ALONE: ReadonlySet<TableEvent['type']> = new Set([
  'TableOpened',
  'TableClosed',
  'RoundStarted',
  'RoundEnded',
]);
