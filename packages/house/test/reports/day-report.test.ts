import { type Effect, type MeterEvent, postingsOf } from '@baize/jackpot';
import { type Account, micros } from '@baize/money';
import { RULEBOOK_IDS } from '@baize/rulebook';
import { reportOf } from '@baize/table';
import { describe, expect, test } from 'vitest';
import { dayReport, type JackpotDay, type Span, type TableDay } from '../../src/index.js';
import { type HouseReport, spanReport } from '../../src/reports/day-report.js';
import { practiceShift } from '../practice/support/practice-shift.js';
import { pay } from '../support/commits.js';
import { newSqlite } from '../support/sqlite.js';
import {
  eventsOfHouse,
  houseOf,
  keptStory,
  storeAll,
  storyOfShift,
} from './support/stored-shift.js';

const ALL: Span = { from: '2025-12-01T00:00:00Z', to: '2026-12-01T00:00:00Z' };

/** Cuts a span into pieces of so many seconds. */
const pieces = ({ from, to }: Span, seconds: number): readonly Span[] => {
  const [start, end, step] = [Date.parse(from), Date.parse(to), seconds * 1000];
  return Array.from({ length: Math.ceil((end - start) / step) }, (_, at) => ({
    from: new Date(start + at * step).toISOString(),
    to: new Date(Math.min(end, start + (at + 1) * step)).toISOString(),
  }));
};

/** Everything that is counted up, as sums by name: what stands at one end or is a share is left out. */
const sums = (value: unknown, path = '', into = new Map<string, number>()) => {
  if (typeof value === 'number') into.set(path, (into.get(path) ?? 0) + value);
  else if (Array.isArray(value)) {
    for (const one of value) sums(one, `${path}/${nameOf(one)}`, into);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (!/^(opening|closing|hold|counts|unpaid)/.test(key)) sums(inner, `${path}/${key}`, into);
    }
  }
  return into;
};

const nameOf = (one: Readonly<Record<string, unknown>>): unknown =>
  one.wager ?? one.jackpot ?? one.kind ?? one.table ?? '';

const added = (all: readonly unknown[]): Readonly<Record<string, number>> =>
  withoutNothing(all.reduce<Map<string, number>>((into, one) => sums(one, '', into), new Map()));

const withoutNothing = (found: ReadonlyMap<string, number>): Readonly<Record<string, number>> =>
  Object.fromEntries([...found].filter(([, sum]) => sum !== 0));

const only = <T>([one]: readonly T[]): T => one as T;

const chained = (reports: readonly HouseReport[], ends: (one: HouseReport) => Ends): void => {
  for (const [at, report] of reports.entries()) {
    const next = reports[at + 1];
    if (next !== undefined) expect(ends(next).opening).toEqual(ends(report).closing);
  }
};

interface Ends {
  readonly opening: unknown;
  readonly closing: unknown;
}

const trayEnds = ({ tables }: HouseReport): Ends => {
  const { tray } = only<TableDay>(tables);
  return { opening: tray.openingCents, closing: tray.closingCents };
};

const meterEnds = ({ jackpots }: HouseReport): Ends => ({
  opening: jackpots.map((one: JackpotDay) => [one.openingMicros, one.openingReserveMicros]),
  closing: jackpots.map((one: JackpotDay) => [one.closingMicros, one.closingReserveMicros]),
});

describe.each(RULEBOOK_IDS)('the report of a kept shift of %s', (id) => {
  test('says what the report of its session says', async () => {
    const story = keptStory(id);
    const session = reportOf(story.rules, story.slug, story.happened);
    const { tables, jackpots } = await spanReport(await houseOf(story), ALL);
    const table = only(tables);
    expect(table).toMatchObject({
      table: 'pit-1',
      rulebook: id,
      opened: 1,
      closed: 1,
      rounds: session.rounds,
      irregularities: session.irregularities,
      wagers: session.wagers,
      pots: session.pots,
      anteBonus: session.anteBonus,
      corrections: session.corrections,
      tips: session.tips,
      drop: session.drop,
      winCents: session.winCents,
    });
    expect(table.tray).toMatchObject({
      openingCents: 0,
      openingsCents: session.tray.openingCents,
      fillsCents: session.tray.fillsCents,
      creditsCents: session.tray.creditsCents,
      overCents: session.tray.overCents,
      closingCents: session.tray.closingCents,
    });
    for (const jackpot of session.jackpots) {
      const { type, openingMicros, closingMicros, books, ...atTable } = jackpot;
      expect(table.jackpots).toContainEqual(atTable);
      const day = jackpots.find((one) => one.jackpot === `pit-1-${jackpot.jackpot}`);
      expect(day).toMatchObject({ openingMicros: 0, closingMicros });
      if (books !== null) {
        expect(day).toMatchObject({
          seedsMicros: books.seedsMicros,
          contributionsMicros: books.contributionsMicros,
          awardsMicros: books.awardsMicros,
          closingReserveMicros: books.reserveMicros,
        });
      }
    }
  });

  test.each([7, 23, 61])('is the sum of its pieces of %i seconds', async (seconds) => {
    const store = await houseOf(keptStory(id));
    const whole = { from: '2026-02-01T08:00:00Z', to: '2026-02-01T08:06:00Z' };
    const parts: HouseReport[] = [];
    for (const span of pieces(whole, seconds)) parts.push(await spanReport(store, span));
    const together = await spanReport(store, whole);
    expect(added(parts.map(({ tables }) => tables))).toEqual(added([together.tables]));
    expect(added(parts.map(({ jackpots }) => jackpots))).toEqual(added([together.jackpots]));
    chained(parts, trayEnds);
    chained(parts, meterEnds);
    expect(parts.length).toBeGreaterThan(5);
  });
});

/** Play money into somebody's wallet. */
const granted = (id: string, amount: number) =>
  pay('house/play-money', `wallet/${id}` as Account, amount);

describe('the report of a gaming day', () => {
  const shifts = RULEBOOK_IDS.map((id, at) => practiceShift(id, at, 12));

  test('begins and ends in the middle of sessions, and days add up', async () => {
    const store = await houseOf(storyOfShift(practiceShift('sd/caribbean-stud', 3, 30)));
    // A quarter past eight in UTC, where the shift began at eight.
    const settings = { timeZone: 'Asia/Kathmandu', hour: 14 };
    const days = [
      await dayReport(store, '2025-12-31', settings),
      await dayReport(store, '2026-01-01', settings),
    ];
    const [first, second] = days;
    expect(first).toMatchObject({ version: 1, day: '2025-12-31', to: '2026-01-01T08:15:00.000Z' });
    expect(first!.tables[0]).toMatchObject({ opened: 1, closed: 0 });
    expect(second!.tables[0]).toMatchObject({ opened: 0, closed: 1 });
    expect(first!.totals.rounds.complete).toBeGreaterThan(0);
    expect(second!.totals.rounds.complete).toBeGreaterThan(0);
    expect(added(days.map(({ tables }) => tables))).toEqual(
      added([(await spanReport(store, ALL)).tables]),
    );
    chained(days, trayEnds);
  });

  test('knows every table, and totals that are their sums', async () => {
    const stories = shifts.map((shift, at) => ({ ...storyOfShift(shift), at }));
    const store = newSqlite().store;
    // Each table under a name of its own.
    const events = stories.map((story) => eventsOfHouse([story]));
    const renamed = events.flatMap((all, at) =>
      all.map((event) => JSON.parse(JSON.stringify(event).replaceAll('table-1', `table-${at}`))),
    );
    await storeAll(
      store,
      renamed.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
    );
    const { tables, totals, jackpots } = await spanReport(store, ALL);
    expect(tables.map(({ rulebook }) => rulebook)).toEqual(RULEBOOK_IDS);
    const sum = (amount: (table: TableDay) => number): number =>
      tables.reduce((all, table) => all + amount(table), 0);
    expect(totals).toMatchObject({
      handleCents: sum(({ handleCents }) => handleCents),
      winCents: sum(({ winCents }) => winCents),
      dropCents: sum(({ drop }) => drop.cents),
      hands: sum(({ hands }) => hands),
      onLayoutsMicros: 0,
    });
    expect(totals.hold.ofDropBasisPoints).toBe(
      Math.round((totals.winCents * 10_000) / totals.dropCents),
    );
    expect(totals.jackpotLiabilityMicros).toBe(
      jackpots.reduce(
        (all, one) => all + one.closingMicros + one.closingReserveMicros + one.unpaidMicros,
        0,
      ),
    );
    const balances = await store.balances();
    const chips = [...balances].filter(([account]) => account.startsWith('player/'));
    expect(totals.playersChipsMicros).toBe(chips.reduce((all, [, held]) => all + held, 0));
  });

  test('counts wallets, and shows posted prizes as they were then', async () => {
    const { store } = newSqlite();
    const at = (hour: string): string => `2026-02-01T${hour}:00:00Z`;
    const prize = { jackpot: 'prize', by: 'operator 1', effect: {}, cite: 'AMB-1' };
    const later = [
      [at('10'), 'jackpot/prize', { type: 'Opened', prizeCents: 100_000, ...prize }, []],
      [at('11'), 'jackpot/prize', { type: 'PrizeModified', prizeCents: 250_000, ...prize }, []],
      [at('12'), 'account/a1', { type: 'WalletGranted' }, [granted('a1', 5_000_000_000)]],
      [at('13'), 'account/a2', { type: 'WalletGranted' }, [granted('a2', 7_000_000_000)]],
    ] as const;
    await storeAll(store, [
      ...eventsOfHouse([keptStory('oh/high-card-flush')]).map((event) =>
        event.type === 'TableCreated'
          ? { ...event, data: { ...(event.data as object), jackpots: { progressive: 'prize' } } }
          : event,
      ),
      ...later.map(([when, stream, data, postings]) => ({
        at: when,
        stream,
        type: data.type,
        data: { ...data, at: when },
        postings,
      })),
    ]);
    const span = { from: '2026-02-01T10:30:00Z', to: '2026-02-01T12:30:00Z' };
    const { jackpots, totals } = await spanReport(store, span);
    expect(jackpots).toMatchObject([
      { jackpot: 'prize', openingMicros: 1_000_000_000, closingMicros: 2_500_000_000 },
    ]);
    expect(totals.walletsMicros).toBe(5_000_000_000);
  });

  test('gives each table its part of a jackpot that several are linked to', async () => {
    const { store } = newSqlite();
    const [pinned, created] = eventsOfHouse([keptStory('md/high-card-flush')]);
    const table = (slug: string) => ({
      ...created!,
      data: { ...(created!.data as object), slug, jackpots: { progressive: 'linked' } },
    });
    const atMeter = (type: string, effect: Effect, more: object) => {
      const at = '2026-02-01T10:00:00Z';
      const data = { type, at, by: 'house', jackpot: 'linked', effect, cite: 'AMB-1', ...more };
      const postings = postingsOf(data as unknown as MeterEvent);
      return { at, stream: 'jackpot/linked', type, data, postings };
    };
    const seed = { seedsMicros: micros(9_000_000), meterMicros: micros(9_000_000) };
    const gave = (slug: string, amount: number) =>
      atMeter(
        'Contributed',
        { contributionsMicros: micros(amount), meterMicros: micros(amount) },
        { table: slug, round: `${slug}/1` },
      );
    await storeAll(store, [
      pinned!,
      table('east'),
      table('west'),
      atMeter('Opened', seed, { tables: ['east', 'west'], prizeCents: null }),
      gave('east', 200_000),
      gave('west', 300_000),
      gave('east', 400_000),
    ]);
    const { tables, jackpots } = await spanReport(store, ALL);
    expect(tables.map((one) => [one.table, one.jackpots[0]?.toMeterMicros])).toEqual([
      ['east', 600_000],
      ['west', 300_000],
    ]);
    expect(jackpots).toMatchObject([
      { tables: ['east', 'west'], closingMicros: 9_900_000, contributionsMicros: 900_000 },
    ]);
  });

  test('is never given where the tray does not add up', async () => {
    const { store } = newSqlite();
    const events = eventsOfHouse([keptStory('md/high-card-flush')]);
    await storeAll(
      store,
      events.map((event) =>
        event.type === 'TrayFilled'
          ? { ...event, postings: [...event.postings, ...event.postings] }
          : event,
      ),
    );
    await expect(spanReport(store, ALL)).rejects.toThrow(/the tray of pit-1 won/);
  });

  test('of a house that has no tables is empty', async () => {
    const { store } = newSqlite();
    const day = await dayReport(store, '2026-01-01', { timeZone: 'UTC', hour: 6 });
    expect(day).toMatchObject({ tables: [], jackpots: [], totals: { handleCents: 0 } });
  });
});
