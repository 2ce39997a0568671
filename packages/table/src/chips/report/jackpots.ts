import { type Books, displayedMicros, type MeterState } from '@baize/jackpot';
import { type Cents, cents, type Micros, micros } from '@baize/money';
import type { JackpotInForce, RulesInForce, WagerId } from '@baize/rulebook';
import {
  atMeters,
  atTable,
  type Entries,
  type Journal,
  type MeterEntry,
  total,
} from './journal.js';
import { envyPaid, linesOf } from './lines.js';

/** A jackpot's wagers and awards at one table. Its chips are in the tray, its fund is the players'. */
export interface JackpotAtTable {
  readonly jackpot: WagerId;
  readonly bets: number;
  readonly handleCents: Cents;
  readonly voidCents: Cents;
  /** Owed by the house to the fund, out of what was wagered. */
  readonly toMeterMicros: Micros;
  readonly toReserveMicros: Micros;
  readonly fixedAwards: number;
  /** Fixed awards and envy are the tray's to pay. */
  readonly fixedAwardCents: Cents;
  readonly envyCents: Cents;
  readonly meterAwards: number;
  /** Paid out of the fund: no chip of the tray moves. */
  readonly meterAwardCents: Cents;
  /** What the tray kept; contributions are not taken off. */
  readonly winCents: Cents;
}

/** The same of a day, and what the fund showed. */
export interface JackpotResult extends JackpotAtTable {
  readonly type: JackpotInForce['type'];
  readonly openingMicros: Micros;
  readonly closingMicros: Micros;
  /** The fund's books at the end, of all its tables since it opened; null for a posted prize. */
  readonly books: Books | null;
}

export const jackpotResults = (
  { jackpots }: RulesInForce,
  journal: Journal,
): readonly JackpotResult[] =>
  jackpots.map(({ id, type }) => {
    const after = journal.after.meters[id];
    return {
      ...jackpotAtTable(id, journal.after.table.slug, journal),
      type,
      openingMicros: displayOf(journal.before.meters[id]),
      closingMicros: displayOf(after),
      books: booksOf(after),
    };
  });

export const jackpotAtTable = (id: WagerId, slug: string, journal: Entries): JackpotAtTable => {
  const collected = atTable(journal).flatMap(({ event }) =>
    event.type === 'JackpotWagersCollected' ? event.chips.filter(({ wager }) => wager === id) : [],
  );
  const lines = linesOf(journal).filter(({ wager }) => wager === id);
  const voids = lines.filter(({ outcome }) => outcome === 'void');
  const voidInTray = voids.filter((line) => line.collected);
  const backCents = total(lines, (line) => (line.collected ? line.returnedCents : 0));
  const envyCents = envyPaid(journal, id);
  const entries = atMeters(journal).filter(({ jackpot }) => jackpot === id);
  const fixed = paidFrom(entries, slug, 'tray');
  const shares = paidFrom(entries, slug, 'meter');
  const fixedAwardCents = total(fixed, (paid) => paid);
  const inTrayCents = total(collected, (chip) => chip.cents);
  return {
    jackpot: id,
    bets: collected.length - voidInTray.length,
    handleCents: cents(inTrayCents - total(voidInTray, ({ returnedCents }) => returnedCents)),
    voidCents: total(voids, ({ returnedCents }) => returnedCents),
    toMeterMicros: contributed(entries, slug, 'meterMicros'),
    toReserveMicros: contributed(entries, slug, 'reserveMicros'),
    fixedAwards: fixed.length,
    fixedAwardCents,
    envyCents,
    meterAwards: shares.length,
    meterAwardCents: total(shares, (paid) => paid),
    winCents: cents(inTrayCents - backCents - fixedAwardCents - envyCents),
  };
};

const paidFrom = (
  entries: readonly MeterEntry[],
  slug: string,
  from: 'tray' | 'meter',
): readonly Cents[] =>
  entries.flatMap(({ event }) =>
    event.type === 'HitPaid' && event.table === slug && event.from === from ? [event.cents] : [],
  );

const contributed = (
  entries: readonly MeterEntry[],
  slug: string,
  to: 'meterMicros' | 'reserveMicros',
): Micros =>
  micros(
    entries.reduce(
      (sum, { event }) =>
        event.type === 'Contributed' && event.table === slug ? sum + (event.effect[to] ?? 0) : sum,
      0,
    ),
  );

const displayOf = (meter: MeterState | undefined): Micros =>
  meter === undefined || meter.phase === 'unopened' ? micros(0) : displayedMicros(meter);

const booksOf = (meter: MeterState | undefined): Books | null =>
  meter === undefined || meter.phase === 'unopened' || meter.prizeCents !== null
    ? null
    : meter.ledger.books;
