import type { MeterEvent } from '@baize/jackpot';
import { balanceOf, type Cents, cents, centsExactly, micros } from '@baize/money';
import type { WagerId } from '@baize/rulebook';
import type { TableEvent } from '../../table/events.js';
import { evolveWorld } from '../../table/happen.js';
import type { Happened, World } from '../../table/world.js';
import { trayOf } from '../accounts.js';
import { NOBODY_THERE, type Then, thenAfter } from './then.js';

interface Booked extends Then {
  /** What the tray received by the books; negative when it gave. */
  readonly trayCents: Cents;
  /** After the tray was counted at the close: no longer part of the day's win. */
  readonly late: boolean;
}

export type TableEntry = Booked & { readonly jackpot: null; readonly event: TableEvent };
export type MeterEntry = Booked & { readonly jackpot: WagerId; readonly event: MeterEvent };
export type JournalEntry = TableEntry | MeterEntry;

/** Things that happened, whichever day they make. */
export type Entries = Pick<Journal, 'entries'>;

/** A table's day: everything that happened since it was last opened, beside what it did to the tray. */
export interface Journal {
  /** Before the opening. */
  readonly before: World;
  readonly entries: readonly JournalEntry[];
  readonly after: World;
}

/** The day is found by folding the events; nothing else is asked. */
export const journalOf = (start: World, happened: readonly Happened[]): Journal => {
  let world = start;
  let before = world;
  let entries: JournalEntry[] = [];
  let late = false;
  let then = NOBODY_THERE;
  for (const one of singly(happened)) {
    const after = evolveWorld(world, one);
    const [event] = one.events;
    if (event?.type === 'TableOpened') {
      before = world;
      entries = [];
      late = false;
    }
    const booked = { ...then, trayCents: receivedByTray(world, after), late };
    if ('jackpot' in one) {
      entries.push(...one.events.map((of) => ({ ...booked, jackpot: one.jackpot, event: of })));
    } else {
      entries.push(...one.events.map((of) => ({ ...booked, jackpot: null, event: of })));
      then = one.events.reduce(thenAfter, then);
    }
    if (event?.type === 'TableClosed') late = true;
    world = after;
  }
  return { before, entries, after: world };
};

/** Event by event, so that each is seen with the world it happened in. */
const singly = (happened: readonly Happened[]): readonly Happened[] =>
  happened.flatMap((one): readonly Happened[] =>
    'jackpot' in one
      ? one.events.map((event) => ({ ...one, events: [event] }))
      : one.events.map((event) => ({ ...one, events: [event] })),
  );

const receivedByTray = (before: World, after: World): Cents => {
  const tray = trayOf(before.table.slug);
  return centsExactly(micros(balanceOf(after.books, tray) - balanceOf(before.books, tray)));
};

/** The entries of the table's own stream that are part of the day's win. */
export const atTable = ({ entries }: Entries): readonly TableEntry[] =>
  entries.filter((entry): entry is TableEntry => entry.jackpot === null && !entry.late);

export const atMeters = ({ entries }: Entries): readonly MeterEntry[] =>
  entries.filter((entry): entry is MeterEntry => entry.jackpot !== null && !entry.late);

export const total = <T>(of: readonly T[], amount: (one: T) => number): Cents =>
  cents(of.reduce((sum, one) => sum + amount(one), 0));
