import { type Cents, cents, describePays, formatCents } from '@baize/money';
import {
  fixedReturnCents,
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
import { counted, many, percent } from '../../render/numbers.js';
import { prose } from '../../render/text.js';
import { electedOf } from './text.js';
import {
  breakEven,
  edgeAt,
  figure,
  fixedDollarsOf,
  type JackpotOdds,
  meanCents,
  oneIn,
  oneInFraction,
  winsOf,
} from './words.js';

const WIDEST = 110;
const LEDGER = 74;

export interface WagerView {
  readonly meter: Cents | null;
  readonly columns: number;
  /** The requested table; otherwise the elected one, or the first. */
  readonly table: string | undefined;
}

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
  const hasEnvy = table.rows.some(({ envy }) => envy !== null);
  const ofMeter = table.rows.some(({ pays }) => pays.kind === 'meter-percent');
  const row = (label: string, pays: string, count: number, back: string, envy: number | null) => [
    label,
    pays,
    counted(count),
    oneIn(count, hits.combinations),
    back,
    ...(hasEnvy ? [envy === null ? '-' : `$${counted(envy)}`] : []),
  ];
  const won = hits.rows.reduce((sum, { count }) => sum + count, 0);
  const back = ofMeter ? 'return of $1' : 'brings back';
  return grid(
    'Row by row',
    [
      ['', 'pays', 'hands', 'chance', back, ...(hasEnvy ? ['envy'] : [])],
      ...table.rows.map((one, at) => {
        const count = hits.rows[at]?.count ?? 0;
        const brings = broughtBack(rules, odds, one, count);
        return row(one.label, describePays(one.pays), count, brings, one.envy);
      }),
      row('nothing', '-', hits.combinations - won, '-', null),
    ],
    columns,
    ['envy', 'brings back'],
  );
};

/** What a row adds to the return of one unit. */
const broughtBack = (
  rules: RulesInForce,
  odds: TableOdds,
  { pays }: PayRow,
  count: number,
): string => {
  if (pays.kind === 'meter-percent') return `${pays.value} % of the meter`;
  const wagerCents = odds.kind === 'jackpot' ? odds.figures.wagerCents : cents(100);
  const terms = { wagerCents, fixedDollars: fixedDollarsOf(rules) };
  const back = fixedReturnCents(pays, odds.table, terms);
  return percent(((count / odds.hits.combinations) * back) / wagerCents, 3);
};

const figureLines = (
  rules: RulesInForce,
  odds: TableOdds,
  view: WagerView,
  columns: number,
): readonly string[] => {
  const block = (head: string, lines: readonly LedgerLine[]) =>
    blockLines(ledger(head, lines, columns));
  switch (odds.kind) {
    case 'side-bet': {
      const { edge, expectedReturn, standardDeviation } = odds.figures;
      return block('What it is worth', [
        ['house edge', percent(edge, 4)],
        ['comes back of one unit', percent(expectedReturn, 4)],
        ['wins', winsOf(odds)],
        ['standard deviation, in units', figure(standardDeviation)],
      ]);
    }
    case 'bonus':
      return block('What it is worth, of five cards that are played', [
        ['pays in the mean, in antes', figure(toNumber(odds.figures.meanPays))],
        ['pays', oneInFraction(odds.figures.hitFrequency)],
      ]);
    case 'jackpot':
      return [
        ...block('What it is worth', jackpotLedger(rules, odds, view)),
        ...envyLines(odds, columns),
      ];
  }
};

const jackpotLedger = (
  rules: RulesInForce,
  odds: JackpotOdds,
  { meter }: WagerView,
): readonly LedgerLine[] => {
  const { table, figures } = odds;
  const { wagerCents, topAward } = figures;
  const elected = rules.jackpots.find((one) => one.table.id === table.id);
  const atMeter = (amount: Cents | null | undefined): LedgerLine =>
    amount === null || amount === undefined
      ? null
      : [
          `house edge when the meter shows ${formatCents(amount)}`,
          percent(edgeAt(rules, odds, amount), 3),
        ];
  const growing = elected === undefined || elected.type === 'house' ? null : elected;
  const longRun = growing === null ? null : longRunOf(figures, growing);
  return [
    ['wager', formatCents(wagerCents)],
    ['fixed awards bring back', percent(toNumber(figures.fixedReturn), 4)],
    [
      'of each $10,000 on the meter a wager of $1 brings back',
      percent(10_000 * toNumber(figures.meterShare), 4),
    ],
    ['nobody has an edge when the meter shows', breakEven(figures)],
    atMeter(elected?.seedCents),
    atMeter(meter),
    topAward && [`${topAward.percent} % of the meter is won`, oneInFraction(topAward.chance)],
    growing && [
      'the meter grows with each wager by',
      dollarsOfMicros(meterGrowth(wagerCents, growing.rateBasisPoints, 1)),
    ],
    longRun && [
      'the meter shows, in the mean',
      formatCents(cents(Math.round(toNumber(longRun.meanMeterCents)))),
    ],
    longRun && [
      'and in the long run a wager brings back',
      percent(toNumber(longRun.expectedReturn), 3),
    ],
  ];
};

const envyLines = ({ envy }: JackpotOdds, columns: number): readonly string[] => {
  if (envy === null) return [];
  const rows = envy.byOthers.map(({ others, ofOneHandCents, ofTheTableCents, envyReturn }) => [
    many(others, 'other'),
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
