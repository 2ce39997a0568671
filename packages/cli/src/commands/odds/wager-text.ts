import { type Cents, cents, describePays, formatCents } from '@baize/money';
import {
  type Fraction,
  fixedReturnCents,
  jackpotFiguresAt,
  longRunOf,
  meterGrowth,
  type TableOdds,
  toNumber,
  type WagerOdds,
} from '@baize/odds';
import { present } from '@baize/result';
import type { PayRow, RulesInForce } from '@baize/rulebook';
import colors from 'picocolors';
import {
  type Block,
  blockLines,
  dollarsOfMicros,
  grid,
  type LedgerLine,
  ledger,
} from '../../render/ledger.js';
import { counted } from '../../render/numbers.js';
import { prose } from '../../render/text.js';
import { electedOf } from './text.js';
import { figure, meanCents, oneIn, oneInFraction, percent } from './words.js';

const WIDEST = 110;
const LEDGER = 74;

export interface WagerView {
  readonly meter: Cents | null;
  readonly columns: number;
  /** The table that was asked for; otherwise the elected one, or all where none is. */
  readonly table: string | undefined;
}

/** One wager on one table, row by row. */
export const wagerText = (
  rules: RulesInForce,
  wager: WagerOdds,
  view: WagerView,
): readonly string[] => {
  const elected = electedOf(rules, wager)[0]?.id;
  const shown =
    view.table ?? elected ?? present(Object.keys(wager.tables)[0], 'a pay table of the wager');
  const odds = present(wager.tables[shown], `the odds of table ${shown}`);
  const columns = Math.min(WIDEST, view.columns);
  const others = Object.keys(wager.tables).length - 1;
  const state = shown === elected ? 'elected' : 'not elected';
  return [
    `${colors.bold(`${rules.rulebook.name}: ${wager.name}`)}  ${colors.dim(`table ${shown}, ${state} [${odds.table.cite}]`)}`,
    ...blockLines(rowsBlock(rules, odds, columns)),
    ...figureLines(rules, odds, view, Math.min(columns, LEDGER)),
    '',
    ...prose(
      `Counted over ${odds.hits.space} = ${counted(odds.hits.combinations)} equally likely deals, none of them sampled.${others > 0 ? ` There are ${others} other tables: --paytable, or --all.` : ''}`,
      columns,
      colors.dim,
    ),
  ];
};

const rowsBlock = (rules: RulesInForce, odds: TableOdds, columns: number): Block => {
  const { table, hits } = odds;
  const shares = table.rows.map((row) => row.pays.kind === 'meter-percent');
  const rows = table.rows.map((row, at) => {
    const count = hits.rows[at]?.count ?? 0;
    return [
      row.label,
      describePays(row.pays),
      counted(count),
      oneIn(count, hits.combinations),
      broughtBack(rules, odds, row, count),
      ...(table.rows.some(({ envy }) => envy !== null)
        ? [row.envy === null ? '-' : `$${counted(row.envy)}`]
        : []),
    ];
  });
  const won = hits.rows.reduce((sum, { count }) => sum + count, 0);
  const nothing = [
    'nothing',
    '-',
    counted(hits.combinations - won),
    oneIn(hits.combinations - won, hits.combinations),
    '-',
  ];
  const hasEnvy = rows.some((row) => row.length > nothing.length);
  const names = [
    '',
    'pays',
    'hands',
    'chance',
    shares.includes(true) ? 'return of $1' : 'brings back',
    ...(hasEnvy ? ['envy'] : []),
  ];
  return grid('Row by row', [names, ...rows, hasEnvy ? [...nothing, '-'] : nothing], columns, [
    'envy',
    'brings back',
  ]);
};

/** What a row adds to what comes back of one unit. */
const broughtBack = (
  { rulebook }: RulesInForce,
  odds: TableOdds,
  { pays }: PayRow,
  count: number,
): string => {
  const chance = count / odds.hits.combinations;
  if (pays.kind === 'meter-percent') return `${pays.value} % of the meter`;
  const wagerCents = odds.kind === 'jackpot' ? odds.figures.wagerCents : cents(100);
  const fixedDollars = rulebook.jackpots?.fixedDollars.value ?? 'as-printed';
  const back = fixedReturnCents(pays, odds.table, { wagerCents, fixedDollars });
  return percent((chance * back) / wagerCents, 3);
};

const figureLines = (
  rules: RulesInForce,
  odds: TableOdds,
  view: WagerView,
  columns: number,
): readonly string[] => {
  switch (odds.kind) {
    case 'side-bet': {
      const { edge, expectedReturn, hitFrequency, standardDeviation } = odds.figures;
      return blockLines(
        ledger(
          'What it is worth',
          [
            { what: 'house edge', amount: percent(edge, 4) },
            { what: 'comes back of one unit', amount: percent(expectedReturn, 4) },
            { what: 'wins', amount: oneIn(hitFrequency, 1) },
            { what: 'standard deviation, in units', amount: figure(standardDeviation) },
          ],
          columns,
        ),
      );
    }
    case 'bonus':
      return blockLines(
        ledger(
          'What it is worth, of five cards that are played',
          [
            { what: 'pays in the mean, in antes', amount: figure(toNumber(odds.figures.meanPays)) },
            { what: 'pays', amount: oneInFraction(odds.figures.hitFrequency) },
          ],
          columns,
        ),
      );
    case 'jackpot':
      return [
        ...blockLines(ledger('What it is worth', jackpotLedger(rules, odds, view), columns)),
        ...envyLines(odds, columns),
      ];
  }
};

type JackpotOdds = Extract<TableOdds, { readonly kind: 'jackpot' }>;

const jackpotLedger = (
  { rulebook, jackpots }: RulesInForce,
  { table, hits, figures }: JackpotOdds,
  { meter }: WagerView,
): readonly LedgerLine[] => {
  const { wagerCents, topAward, breakEvenMeterCents } = figures;
  const elected = jackpots.find((one) => one.table.id === table.id);
  const fixedDollars = rulebook.jackpots?.fixedDollars.value ?? 'as-printed';
  const edgeAt = (amount: Cents): LedgerLine => ({
    what: `house edge when the meter shows ${formatCents(amount)}`,
    amount: percent(jackpotFiguresAt(table, hits, { wagerCents, fixedDollars }, amount).edge, 3),
  });
  const longRun = elected === undefined ? null : longRunOf(figures, elected);
  return [
    { what: 'wager', amount: formatCents(wagerCents) },
    { what: 'fixed awards bring back', amount: percent(toNumber(figures.fixedReturn), 4) },
    {
      what: 'of each $10,000 on the meter a wager of $1 brings back',
      amount: percent(10_000 * toNumber(figures.meterShare), 4),
    },
    {
      what: 'nobody has an edge when the meter shows',
      amount: breakEvenMeterCents === null ? '-' : formatCents(cents(breakEvenMeterCents)),
    },
    ...(elected === undefined ? [] : [edgeAt(elected.seedCents)]),
    ...(meter === null ? [] : [edgeAt(meter)]),
    ...(topAward === null
      ? []
      : [
          {
            what: `${topAward.percent} % of the meter is won`,
            amount: oneInFraction(topAward.chance),
          },
        ]),
    ...(elected === undefined || elected.type === 'house'
      ? []
      : [
          {
            what: 'the meter grows with each wager by',
            amount: dollarsOfMicros(meterGrowth(wagerCents, elected.rateBasisPoints, 1)),
          },
          ...(longRun === null
            ? []
            : [
                {
                  what: 'the meter shows, in the mean',
                  amount: meanDollars(longRun.meanMeterCents),
                },
                {
                  what: 'and in the long run a wager brings back',
                  amount: percent(toNumber(longRun.expectedReturn), 3),
                },
              ]),
        ]),
  ];
};

const meanDollars = (amount: Fraction): string => formatCents(cents(Math.round(toNumber(amount))));

const envyLines = ({ envy }: JackpotOdds, columns: number): readonly string[] => {
  if (envy === null) return [];
  const rows = envy.byOthers.map(({ others, ofOneHandCents, ofTheTableCents, envyReturn }) => [
    others === 1 ? '1 other' : `${others} others`,
    meanCents(ofOneHandCents),
    meanCents(ofTheTableCents),
    percent(toNumber(envyReturn), 3),
  ]);
  return blockLines(
    grid(
      'What envy costs the house in a round, by the other players with the wager',
      [['', 'one hand', 'all hands', 'back to each'], ...rows],
      columns,
      [],
    ),
  );
};
