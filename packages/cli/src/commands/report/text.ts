import type { DayOfHouse, HouseTotals, JackpotDay, TableDay } from '@baize/house';
import { type Cents, cents } from '@baize/money';
import { rulebookById } from '@baize/rulebook';
import { lineName } from '@baize/table';
import colors from 'picocolors';
import {
  arranged,
  type Block,
  blockLines,
  dollars,
  dollarsOfMicros,
  grid,
  halfOf,
  type LedgerLine,
  ledger,
} from '../../render/ledger.js';
import { counted } from '../../render/numbers.js';
import {
  correctionsBlock,
  irregularityLines,
  potsBlock,
  tipsBlock,
  wagersBlock,
  winBlock,
} from '../../render/report-blocks.js';
import { prose } from '../../render/text.js';

const WIDEST = 120;
const ALONE = 60;

export const dayText = (day: DayOfHouse, terminal: number): readonly string[] => {
  const columns = Math.min(WIDEST, terminal);
  if (day.tables.length === 0) return [...heading(day, columns), 'There was no table yet.'];
  return [
    ...heading(day, columns),
    ...blockLines(tablesBlock(day, columns)),
    ...(day.jackpots.length === 0 ? [] : blockLines(jackpotsBlock(day.jackpots, columns))),
    ...blockLines(houseBlock(day.totals, Math.min(ALONE, columns))),
    ...day.tables.flatMap((table) => tableLines(table, columns)),
  ];
};

const heading = (
  { day, timeZone, hour, from, to }: DayOfHouse,
  columns: number,
): readonly string[] => [
  colors.bold(`The gaming day ${day}`),
  ...prose(
    `It begins at ${String(hour).padStart(2, '0')}:00 in ${timeZone}: from ${minuteOf(from)} ` +
      `to ${minuteOf(to)} UTC.`,
    columns,
  ),
];

/** `2026-02-01 06:00`. */
const minuteOf = (instant: string): string => instant.slice(0, 16).replace('T', ' ');

const percent = (basisPoints: number | null): string =>
  basisPoints === null ? '' : `${(basisPoints / 100).toFixed(1)}%`;

const tablesBlock = ({ tables, totals }: DayOfHouse, columns: number): Block => {
  const row = (
    name: string,
    { rounds, hands, handleCents, winCents, hold }: TableDay | HouseTotals,
    drop: Cents,
    trays: readonly [string, string],
  ) => [
    name,
    counted(rounds.complete + rounds.void),
    counted(hands),
    ...trays,
    dollars(drop),
    dollars(handleCents),
    dollars(winCents),
    percent(hold.ofDropBasisPoints),
  ];
  return grid(
    'Tables',
    [
      ['', 'Rounds', 'Hands', 'Tray then', 'Tray now', 'Drop', 'Handle', 'Win', 'Hold'],
      ...tables.map((table) => {
        const { openingCents, closingCents } = table.tray;
        const trays = [dollars(openingCents), dollars(closingCents)] as const;
        return row(table.name, table, table.drop.cents, trays);
      }),
      row('All', totals, totals.dropCents, ['', '']),
    ],
    columns,
    ['Hands', 'Tray then', 'Tray now'],
  );
};

const jackpotsBlock = (jackpots: readonly JackpotDay[], columns: number): Block =>
  grid(
    'Jackpots',
    [
      ['', 'Shown then', 'Came in', 'Seeds', 'Awards', 'Shown now', 'Reserve'],
      ...jackpots.map((one) => [
        one.jackpot,
        ...[
          one.openingMicros,
          one.contributionsMicros,
          one.seedsMicros,
          one.awardsMicros,
          one.closingMicros,
          one.closingReserveMicros,
        ].map(dollarsOfMicros),
      ]),
    ],
    columns,
    ['Reserve', 'Seeds'],
  );

const houseBlock = (totals: HouseTotals, columns: number): Block =>
  ledger(
    'The house at the end of the day',
    [
      ['Jackpot liability', dollarsOfMicros(totals.jackpotLiabilityMicros)],
      ["Chips in players' hands", dollarsOfMicros(totals.playersChipsMicros)],
      ['On layouts and in pots', dollarsOfMicros(totals.onLayoutsMicros)],
      ['Wallets, in play money', dollarsOfMicros(totals.walletsMicros)],
      ['Tips to dealers', dollars(totals.tipsCents)],
    ],
    columns,
  );

const tableLines = (table: TableDay, columns: number): readonly string[] => {
  const half = halfOf(columns);
  const wide = half ?? Math.min(ALONE, columns);
  const rules = { rulebook: rulebookById(table.rulebook) };
  const { rounds } = table;
  return [
    '',
    colors.bold(`${table.name}, ${table.table}`),
    ...prose(
      `${rules.rulebook.name}: ${counted(rounds.complete)} rounds complete, ` +
        `${counted(rounds.void)} void, ${counted(table.hands)} hands; opened ` +
        `${times(table.opened)}, closed ${times(table.closed)}.`,
      columns,
    ),
    ...arranged([trayBlock(table, wide), winBlock(table, wide)], half),
    ...(table.wagers.length === 0 ? [] : blockLines(wagersBlock(rules, table, columns))),
    ...arranged([...potsBlock(rules, table, wide), ...jackpotBlocks(table, wide)], half),
    ...arranged([tipsBlock(table, wide), correctionsBlock(table, wide)], half),
    ...irregularityLines(rules, table, columns),
  ];
};

const times = (many: number): string => (many === 1 ? 'once' : `${counted(many)} times`);

const line = (what: string, amount: Cents): LedgerLine => [what, dollars(amount)];

const trayBlock = ({ tray, drop, winCents }: TableDay, columns: number): Block => {
  const counts = tray.counts.map(({ at, when, cents: chips }) =>
    line(`Counted at the ${when}, ${at.slice(11, 16)} UTC`, chips),
  );
  return ledger(
    'Tray and drop',
    [
      line('In the tray at the beginning', tray.openingCents),
      line('Counted in at openings', tray.openingsCents),
      line(`Fills (${counted(tray.fills)})`, tray.fillsCents),
      line(`Less credits (${counted(tray.credits)})`, cents(-tray.creditsCents)),
      line(`Less chips sold, ${counted(drop.buyIns)} buy-ins`, cents(-drop.cents)),
      line('Table win', winCents),
      'rule',
      line('In the tray at the end', tray.closingCents),
      line('Drop', drop.cents),
      line('Drop taken', drop.takenCents),
      ...counts,
    ],
    columns,
  );
};

const jackpotBlocks = ({ rulebook, jackpots }: TableDay, columns: number): readonly Block[] =>
  jackpots.map((one) =>
    ledger(
      `${lineName({ rulebook: rulebookById(rulebook) }, one.jackpot)}, at this table`,
      [
        line(`Wagered (${counted(one.bets)})`, one.handleCents),
        line(`Less fixed awards (${counted(one.fixedAwards)})`, cents(-one.fixedAwardCents)),
        line('Less envy', cents(-one.envyCents)),
        'rule',
        line('Win of the tray', one.winCents),
        ['Owed to the meter', dollarsOfMicros(one.toMeterMicros)],
        ['Owed to the reserve', dollarsOfMicros(one.toReserveMicros)],
        line(`Awards of the meter (${counted(one.meterAwards)})`, one.meterAwardCents),
      ],
      columns,
    ),
  );
