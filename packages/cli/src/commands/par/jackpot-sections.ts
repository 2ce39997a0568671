import { type Cents, cents, describePays, formatCents, scaleDollars } from '@baize/money';
import {
  type Fraction,
  type JackpotFigures,
  jackpotMargin,
  longRunOf,
  meterGrowth,
  type TableOdds,
  toNumber,
} from '@baize/odds';
import { present } from '@baize/result';
import type { HandKey, JackpotInForce, PayRow, RulesInForce } from '@baize/rulebook';
import { textOf } from './base-section.js';
import type { Shift } from './shift-plan.js';
import { countedTable, type ElectedOdds, foldNote, type RowWords } from './wager-sections.js';

export type ParJackpot = ReturnType<typeof jackpotSection>;

type JackpotOdds = Extract<TableOdds, { kind: 'jackpot' }>;

export const jackpotSections = (
  rules: RulesInForce,
  elected: readonly ElectedOdds[],
  shift: Shift,
  positions: number,
) =>
  rules.jackpots.map((jackpot) => {
    const of = present(
      elected.find(({ wager }) => wager === jackpot.id),
      `the odds of ${jackpot.id}`,
    );
    return jackpotSection(rules, jackpot, of, of.odds as JackpotOdds, shift, positions);
  });

const jackpotSection = (
  rules: RulesInForce,
  jackpot: JackpotInForce,
  of: ElectedOdds,
  { figures, hits, table, envy }: JackpotOdds,
  { seats, roundsPerHour }: Shift,
  positions: number,
) => {
  const { type, wagerCents, seedCents, rateBasisPoints } = jackpot;
  const envyCents = envyOf(jackpot);
  const fixedDollars = rules.rulebook.jackpots?.fixedDollars.value ?? 'as-printed';
  const margin = jackpotMargin(table, hits, {
    ...jackpot,
    fixedDollars,
    envyCents,
    others: seats - 1,
  });
  const longRun = type === 'progressive' ? longRunOf(figures, jackpot) : null;
  const scales = fixedDollars === 'per-dollar-wagered';
  const fixedCents = ({ pays }: PayRow): number =>
    pays.kind === 'dollars' ? dollarsCents(pays.value, jackpot, scales) : 0;
  return {
    ...countedTable(
      of,
      (row) => returnOfRow(row, jackpot, fixedCents),
      (row) => wordsOf(row, envyCents, fixedCents),
    ),
    notes: foldNote(rules, jackpot.id),
    positions,
    type,
    wagerCents,
    seedCents,
    reserveCents: jackpot.reserveCents,
    rateBasisPoints,
    reserveRateBasisPoints: jackpot.reserveRateBasisPoints,
    fixedReturn: exactly(figures.fixedReturn),
    /** Return of one dollar wagered per dollar on the meter. */
    meterShare: exactly(figures.meterShare),
    breakEvenMeterCents: figures.breakEvenMeterCents,
    hitFrequency: toNumber(figures.hitFrequency),
    topAward: topAwardOf(figures, table.rows, positions, roundsPerHour),
    /** Per round, with a wager at every position. */
    growthMicros: {
      perWager: type === 'house' ? 0 : meterGrowth(wagerCents, rateBasisPoints, 1),
      perRound: type === 'house' ? 0 : meterGrowth(wagerCents, rateBasisPoints, positions),
    },
    longRun:
      longRun === null
        ? null
        : {
            meanMeterCents: toNumber(longRun.meanMeterCents),
            expectedReturn: toNumber(longRun.expectedReturn),
          },
    /** The house's share after contributions, fixed awards, envy and seeds. */
    margin: {
      expected: textOf(margin),
      edge: margin.edge,
      standardDeviation: margin.standardDeviation,
    },
    /** The mean cost of new seeds per wager. */
    seedCostPerWagerCents:
      type === 'house' || figures.topAward?.percent !== 100
        ? 0
        : seedCents * toNumber(figures.topAward.chance),
    envy: envy === null ? null : envySection(envy),
  };
};

const exactly = (value: Fraction) => ({ ...textOf(value), value: toNumber(value) });

/** What each other player with the wager gets, by hand. */
const envyOf = ({
  envyDollars,
  table,
  wagerCents,
}: JackpotInForce): ReadonlyMap<HandKey, number> => {
  const printedFor = cents(table.printedForCents?.value ?? wagerCents);
  return new Map(
    [...envyDollars].map(([hand, dollars]) => [
      hand,
      scaleDollars(dollars, printedFor, wagerCents),
    ]),
  );
};

const dollarsCents = (
  dollars: number,
  { table, wagerCents }: JackpotInForce,
  scales: boolean,
): number => {
  const printedFor = cents(table.printedForCents?.value ?? wagerCents);
  return scaleDollars(dollars, printedFor, scales ? wagerCents : printedFor);
};

/** Of one unit wagered, with the meter at its seed. */
const returnOfRow = (
  row: PayRow,
  { seedCents, wagerCents }: JackpotInForce,
  fixedCents: (row: PayRow) => number,
): number => {
  const { pays } = row;
  switch (pays.kind) {
    case 'meter-percent':
      return (seedCents * pays.value) / 100 / wagerCents;
    case 'dollars':
      return fixedCents(row) / wagerCents;
    case 'to-1':
      return pays.value + 1;
    case 'for-1':
      return pays.value;
    default:
      return pays.kind === 'push' ? 1 : 0;
  }
};

const wordsOf = (
  row: PayRow,
  envyCents: ReadonlyMap<HandKey, number>,
  fixedCents: (row: PayRow) => number,
): RowWords => {
  const envy = envyCents.get(row.hand);
  return {
    pays:
      row.pays.kind === 'dollars' ? formatCents(fixedCents(row) as Cents) : describePays(row.pays),
    envy: envy === undefined ? null : formatCents(envy as Cents),
  };
};

const topAwardOf = (
  { topAward }: JackpotFigures,
  rows: readonly PayRow[],
  positions: number,
  roundsPerHour: number,
) => {
  if (topAward === null) return null;
  const meanWagers = toNumber(topAward.meanWagers);
  return {
    hands: topAward.hands.map(
      (hand) => rows.find((row) => row.hand === hand)?.label ?? String(hand),
    ),
    percent: topAward.percent,
    meanWagers,
    /** With a wager at every position. */
    meanRounds: meanWagers / positions,
    meanHours: meanWagers / positions / roundsPerHour,
  };
};

const envySection = ({
  perHandCents,
  triggerNeedsWager,
  byOthers,
}: NonNullable<JackpotOdds['envy']>) => ({
  perHandCents: toNumber(perHandCents),
  triggerNeedsWager,
  byOthers: byOthers.map(({ others, ofOneHandCents, ofTheTableCents, envyReturn }) => ({
    others,
    ofOneHandCents: toNumber(ofOneHandCents),
    ofTheTableCents: toNumber(ofTheTableCents),
    envyReturn: toNumber(envyReturn),
  })),
});
