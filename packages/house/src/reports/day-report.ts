import {
  type Balances,
  balanceOf,
  type Cents,
  cents,
  centsExactly,
  type Micros,
  micros,
} from '@baize/money';
import { assert } from '@baize/result';
import type { RulebookId, WagerId } from '@baize/rulebook';
import { type JournalEntry, reportOfSpan, type SpanReport } from '@baize/table';
import type { Reader } from '../store/store.js';
import { type BalancesThen, balancesThen, heldIn } from './balances-then.js';
import { stretchOf } from './boundary.js';
import { type TableOnFloor, tablesOnFloor } from './floor.js';
import { type GamingDay, type Span, spanOfDay } from './gaming-day.js';
import { type JackpotDay, jackpotDay } from './jackpot-day.js';
import { happeningsIn } from './table-entries.js';

/** A table's part of the day. */
export interface TableDay extends SpanReport {
  readonly table: string;
  readonly name: string;
  readonly rulebook: RulebookId;
  readonly tray: SpanReport['tray'] & {
    /** By the books, at both ends. */
    readonly openingCents: Cents;
    readonly closingCents: Cents;
  };
  readonly hold: Hold;
}

/** In hundredths of a percent; null where nothing was dropped or wagered. */
export interface Hold {
  readonly ofDropBasisPoints: number | null;
  readonly ofHandleBasisPoints: number | null;
}

export interface HouseTotals {
  readonly rounds: { readonly complete: number; readonly void: number };
  readonly hands: number;
  readonly handleCents: Cents;
  readonly winCents: Cents;
  readonly dropCents: Cents;
  readonly fillsCents: Cents;
  readonly creditsCents: Cents;
  readonly tipsCents: Cents;
  readonly hold: Hold;
  /** At the end of the day: meters, reserves, and what is won and not paid. */
  readonly jackpotLiabilityMicros: Micros;
  readonly walletsMicros: Micros;
  readonly playersChipsMicros: Micros;
  /** Wagers and pots of rounds that are not over. */
  readonly onLayoutsMicros: Micros;
}

/** Everything that happened in the house in one span of time. */
export interface HouseReport extends Span {
  readonly tables: readonly TableDay[];
  readonly jackpots: readonly JackpotDay[];
  readonly totals: HouseTotals;
}

export interface DayOfHouse extends HouseReport, GamingDay {
  readonly version: 1;
  readonly day: string;
}

/** The report of a gaming day. Read it at one moment of the store, so that all of it agrees. */
export const dayReport = async (
  reader: Reader,
  day: string,
  { timeZone, hour }: GamingDay,
): Promise<DayOfHouse> => ({
  version: 1,
  day,
  timeZone,
  hour,
  ...(await spanReport(reader, spanOfDay(day, { timeZone, hour }))),
});

/** The same of any span: what happened in it counts in it, whenever its round or session began. */
export const spanReport = async (reader: Reader, { from, to }: Span): Promise<HouseReport> => {
  const stretch = await stretchOf(reader, { from, to });
  const floor = await tablesOnFloor(reader, stretch.upTo);
  const happened = await happeningsIn(reader, stretch, floor);
  const balances = await balancesThen(reader, stretch);
  const tables = floor.map((table) =>
    tableDay(table, happened.tables.get(table.slug) ?? [], balances),
  );
  const jackpots: JackpotDay[] = [];
  for (const [jackpot, at] of linked(floor)) {
    const events = happened.jackpots.get(jackpot) ?? [];
    jackpots.push(await jackpotDay(reader, jackpot, at, events, balances, stretch));
  }
  return { from, to, tables, jackpots, totals: totalsOf(tables, balances.closing) };
};

/** Every jackpot, with the tables that it is linked to. */
const linked = (floor: readonly TableOnFloor[]): ReadonlyMap<string, readonly string[]> => {
  const tables = new Map<string, string[]>();
  for (const { slug, jackpots } of floor) {
    for (const jackpot of Object.values(jackpots)) {
      tables.set(jackpot, [...(tables.get(jackpot) ?? []), slug]);
    }
  }
  return tables;
};

const tableDay = (
  { slug, name, rulebook, jackpots }: TableOnFloor,
  entries: readonly JournalEntry[],
  { opening, closing }: BalancesThen,
): TableDay => {
  const report = reportOfSpan({ rulebook }, slug, Object.keys(jackpots) as WagerId[], entries);
  const openingCents = centsExactly(balanceOf(opening, `tray/${slug}`));
  const closingCents = centsExactly(balanceOf(closing, `tray/${slug}`));
  const { movedCents } = report.tray;
  assert(
    openingCents + movedCents === closingCents,
    () =>
      `the tray of ${slug} holds ${closingCents} cents, and ${openingCents + movedCents} are due`,
  );
  return {
    table: slug,
    name,
    rulebook: rulebook.id,
    ...report,
    tray: { openingCents, ...report.tray, closingCents },
    hold: holdOf(report.winCents, report.drop.cents, report.handleCents),
  };
};

const holdOf = (win: number, drop: number, handle: number): Hold => {
  const share = (of: number): number | null => (of === 0 ? null : Math.round((win * 10_000) / of));
  return { ofDropBasisPoints: share(drop), ofHandleBasisPoints: share(handle) };
};

const totalsOf = (tables: readonly TableDay[], closing: Balances): HouseTotals => {
  const all = (amount: (table: TableDay) => number): Cents =>
    cents(tables.reduce((sum, table) => sum + amount(table), 0));
  const held = (...kinds: readonly string[]): Micros =>
    micros(kinds.reduce((sum, kind) => sum + heldIn(closing, kind), 0));
  const winCents = all((table) => table.winCents);
  const dropCents = all(({ drop }) => drop.cents);
  const handleCents = all((table) => table.handleCents);
  return {
    rounds: {
      complete: all(({ rounds }) => rounds.complete),
      void: all(({ rounds }) => rounds.void),
    },
    hands: all(({ hands }) => hands),
    handleCents,
    winCents,
    dropCents,
    fillsCents: all(({ tray }) => tray.fillsCents),
    creditsCents: all(({ tray }) => tray.creditsCents),
    tipsCents: all(({ tips }) => tips.toDealersCents),
    hold: holdOf(winCents, dropCents, handleCents),
    jackpotLiabilityMicros: held('meter/', 'reserve/'),
    walletsMicros: held('wallet/'),
    playersChipsMicros: held('player/'),
    onLayoutsMicros: held('wagers/', 'pot/'),
  };
};
