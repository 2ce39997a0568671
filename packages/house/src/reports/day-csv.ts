import { type Cents, formatCentsFull, formatMicros, type Micros } from '@baize/money';
import { type Cell, csvOf } from './csv.js';
import type { DayOfHouse, Hold, HouseTotals, TableDay } from './day-report.js';
import type { JackpotDay } from './jackpot-day.js';

const COLUMNS = [
  'day',
  'of',
  'table',
  'name',
  'rulebook',
  'line',
  'bets',
  'handle',
  'paid',
  'void',
  'win',
  'hold of drop %',
  'hold of handle %',
  'rounds',
  'void rounds',
  'hands',
  'irregularities',
  'opened',
  'closed',
  'opening tray',
  'counted in at openings',
  'fills',
  'credits',
  'buy-ins',
  'drop',
  'drop taken',
  'over or short',
  'closing tray',
  'tips',
  'opening meter',
  'closing meter',
  'opening reserve',
  'closing reserve',
  'contributions',
  'seeds',
  'awards',
  'awards paid',
  'jackpot liability',
  'wallets',
  "chips in players' hands",
  'on layouts',
] as const;

type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], Cell>>>;

/** One row for each table and wager, with a total for each table, the jackpots, and the house. */
export const dayCsv = ({ day, tables, jackpots, totals }: DayOfHouse): string => {
  const rows = [...tables.flatMap(tableRows), ...jackpots.map(jackpotRow), houseRow(totals)];
  return csvOf([
    COLUMNS,
    ...rows.map((row) => COLUMNS.map((column) => ({ day, ...row })[column] ?? null)),
  ]);
};

/** Amounts as numbers, in dollars, so that a program can add them up. */
const dollars = (amount: Cents): string => formatCentsFull(amount).replaceAll(/[$,]/g, '');
const exactly = (amount: Micros): string => formatMicros(amount).replaceAll(/[$,]/g, '');

const percent = (basisPoints: number | null): string | null =>
  basisPoints === null ? null : (basisPoints / 100).toFixed(2);

const holdCells = ({ ofDropBasisPoints, ofHandleBasisPoints }: Hold): Row => ({
  'hold of drop %': percent(ofDropBasisPoints),
  'hold of handle %': percent(ofHandleBasisPoints),
});

const tableRows = (table: TableDay): readonly Row[] => {
  const of: Row = {
    of: 'table',
    table: table.table,
    name: table.name,
    rulebook: table.rulebook,
  };
  return [...lineRows(table), totalRow(table)].map((row) => ({ ...of, ...row }));
};

/** Where the win comes from: these add up to the table's own. */
const lineRows = ({ wagers, jackpots, pots, anteBonus, corrections, tips, tray }: TableDay) => [
  ...wagers.map(
    (one): Row => ({
      line: one.wager,
      bets: one.bets,
      handle: dollars(one.handleCents),
      paid: dollars(one.paidCents),
      void: dollars(one.voidCents),
      win: dollars(one.winCents),
    }),
  ),
  ...(pots === null
    ? []
    : [{ line: 'pots', paid: dollars(pots.paidCents), win: dollars(pots.winCents) }]),
  ...(anteBonus === null
    ? []
    : [
        {
          line: 'ante-bonus',
          paid: dollars(anteBonus.paidCents),
          win: dollars(anteBonus.winCents),
        },
      ]),
  ...jackpots.map(
    (one): Row => ({
      line: `jackpot ${one.jackpot}`,
      bets: one.bets,
      handle: dollars(one.handleCents),
      paid: dollars((one.fixedAwardCents + one.envyCents) as Cents),
      void: dollars(one.voidCents),
      win: dollars(one.winCents),
      contributions: exactly((one.toMeterMicros + one.toReserveMicros) as Micros),
      'awards paid': dollars((one.fixedAwardCents + one.meterAwardCents) as Cents),
    }),
  ),
  { line: 'corrections', win: dollars(corrections.winCents) },
  { line: 'tip wagers', bets: tips.wagers, win: dollars(tips.trayCents) },
  { line: 'over or short', win: dollars(tray.overCents) },
];

const totalRow = (table: TableDay): Row => ({
  line: 'total',
  handle: dollars(table.handleCents),
  win: dollars(table.winCents),
  ...holdCells(table.hold),
  rounds: table.rounds.complete,
  'void rounds': table.rounds.void,
  hands: table.hands,
  irregularities: table.irregularities.reduce((sum, { count }) => sum + count, 0),
  opened: table.opened,
  closed: table.closed,
  'opening tray': dollars(table.tray.openingCents),
  'counted in at openings': dollars(table.tray.openingsCents),
  fills: dollars(table.tray.fillsCents),
  credits: dollars(table.tray.creditsCents),
  'buy-ins': table.drop.buyIns,
  drop: dollars(table.drop.cents),
  'drop taken': dollars(table.drop.takenCents),
  'over or short': dollars(table.tray.overCents),
  'closing tray': dollars(table.tray.closingCents),
  tips: dollars(table.tips.toDealersCents),
});

const jackpotRow = (day: JackpotDay): Row => ({
  of: 'jackpot',
  table: day.tables.join(' '),
  name: day.jackpot,
  line: 'total',
  'opening meter': exactly(day.openingMicros),
  'closing meter': exactly(day.closingMicros),
  'opening reserve': exactly(day.openingReserveMicros),
  'closing reserve': exactly(day.closingReserveMicros),
  contributions: exactly(day.contributionsMicros),
  seeds: exactly(day.seedsMicros),
  awards: exactly(day.awardsMicros),
  'awards paid': dollars(day.paidCents),
});

const houseRow = (totals: HouseTotals): Row => ({
  of: 'house',
  line: 'total',
  handle: dollars(totals.handleCents),
  win: dollars(totals.winCents),
  ...holdCells(totals.hold),
  rounds: totals.rounds.complete,
  'void rounds': totals.rounds.void,
  hands: totals.hands,
  fills: dollars(totals.fillsCents),
  credits: dollars(totals.creditsCents),
  drop: dollars(totals.dropCents),
  tips: dollars(totals.tipsCents),
  'jackpot liability': exactly(totals.jackpotLiabilityMicros),
  wallets: exactly(totals.walletsMicros),
  "chips in players' hands": exactly(totals.playersChipsMicros),
  'on layouts': exactly(totals.onLayoutsMicros),
});
