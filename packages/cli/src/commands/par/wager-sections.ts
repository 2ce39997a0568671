import { gameOf } from '@baize/games';
import { cents, describePays, formatCents, payAtOdds } from '@baize/money';
import { quotient, type TableOdds, type WagerOdds, WITHIN_90 } from '@baize/odds';
import { present } from '@baize/result';
import type { FoldedBonus, PayRow, PayTable, RulesInForce, WagerId } from '@baize/rulebook';
import { textOf } from './base-section.js';
import type { ElectedLine } from './elected.js';

export interface ElectedOdds {
  readonly wager: WagerOdds['wager'];
  readonly name: string;
  readonly odds: TableOdds;
}

export const electedOdds = (
  { tables }: RulesInForce,
  wagers: readonly WagerOdds[],
): readonly ElectedOdds[] =>
  wagers.flatMap(({ wager, name, tables: listed }) => {
    const id = tables[wager]?.id;
    const odds = id === undefined ? undefined : listed[id];
    return odds === undefined ? [] : [{ wager, name, odds }];
  });

export const sideBetSections = (rules: RulesInForce, elected: readonly ElectedOdds[]) =>
  elected.map((one) => sideBetSection(rules, one)).filter((section) => section !== null);

export type ParSideBet = NonNullable<ReturnType<typeof sideBetSection>>;

const sideBetSection = (rules: RulesInForce, { wager, name, odds }: ElectedOdds) => {
  if (odds.kind === 'jackpot') return null;
  const { table, hits } = odds;
  const common = {
    ...countedTable({ wager, name, odds }, (row) => returnOfRow(row, odds.kind)),
    notes: wager === 'ante-bonus' ? BONUS_NOTES(table) : notesOf(rules, wager, table),
  };
  if (odds.kind === 'bonus') {
    const { meanPays, hitFrequency } = odds.figures;
    return {
      ...common,
      // Paid on another wager, so it has no stake or edge of its own.
      kind: 'bonus' as const,
      expected: textOf(meanPays),
      expectedReturn: quotient(meanPays.numerator, meanPays.denominator),
      edge: null,
      standardDeviation: null,
      volatilityIndex: null,
      hitFrequency: quotient(hitFrequency.numerator, hitFrequency.denominator),
    };
  }
  const { figures } = odds;
  return {
    ...common,
    kind: 'side-bet' as const,
    expected: textOf(figures),
    expectedReturn: figures.expectedReturn,
    edge: figures.edge,
    standardDeviation: figures.standardDeviation,
    volatilityIndex: WITHIN_90 * figures.standardDeviation,
    hitFrequency: figures.hitFrequency,
    combinations: String(hits.combinations),
  };
};

const notesOf = (rules: RulesInForce, wager: WagerId, table: PayTable): readonly ElectedLine[] => [
  ...foldNote(rules, wager),
  ...payoutNote(rules, wager, table),
];

const BONUS_NOTES = ({ cite }: PayTable): readonly ElectedLine[] => [
  {
    what: 'Paid on the ante',
    value:
      'It has no stake of its own. These are all hands of five cards; who plays and who folds is in the figures of the base game, and so is what it pays.',
    cites: [cite],
  },
];

const UNIT = cents(1);

/** The return of one unit, stake included; a bonus has no stake. */
const returnOfRow = ({ pays }: PayRow, kind: 'side-bet' | 'bonus'): number => {
  if (pays.kind === 'dollars' || pays.kind === 'meter-percent') return 0;
  const { paysCents, returnedCents } = payAtOdds(pays, UNIT);
  return kind === 'bonus' ? paysCents : paysCents + returnedCents;
};

export interface RowWords {
  readonly pays: string;
  readonly envy: string | null;
}

export type ParRow = ReturnType<typeof countedTable>['rows'][number];

export const countedTable = (
  { wager, name, odds: { table, hits } }: ElectedOdds,
  returnOf: (row: PayRow) => number,
  words: (row: PayRow) => RowWords = ({ pays }) => ({
    pays: describePays(pays),
    envy: null,
  }),
) => {
  const { combinations } = hits;
  const counted = (count: number) => ({
    count: String(count),
    chance: count / combinations,
  });
  const rows = table.rows.map((row, place) => {
    const { count } = present(hits.rows[place], `the hits of ${row.hand}`);
    return {
      hand: row.hand,
      label: row.label,
      ...words(row),
      cite: row.cite,
      ...counted(count),
      /** Of one unit wagered; of a jackpot, with the meter at its seed. */
      returns: (count / combinations) * returnOf(row),
    };
  });
  const hit = hits.rows.reduce((sum, { count }) => sum + count, 0);
  return {
    id: wager,
    name,
    table: table.id,
    cite: table.cite,
    space: hits.space,
    combinations: String(combinations),
    rows,
    nothing: counted(combinations - hit),
  };
};

/** What the count of a wager assumes about folded hands. */
export const foldNote = (rules: RulesInForce, wager: WagerId): readonly ElectedLine[] => {
  const rule = gameOf(rules.rulebook).contest?.foldedBonus(rules, wager);
  if (rule === undefined) return [];
  return [
    {
      what: 'After a fold',
      value: FOLD_WORDS[rule.value],
      cites: [rule.cite, ...(rule.reading === undefined ? [] : [rule.reading])],
    },
  ];
};

const FOLD_WORDS: Readonly<Record<FoldedBonus, string>> = {
  automatic: 'The cards stay and the wager settles by itself: folds change nothing in the count.',
  claimed:
    'It settles when the player tells the dealer of it: the count supposes that every winner does.',
  tucked:
    'It settles when the player tucks the winning cards under it: the count supposes that every winner does.',
  forfeited:
    'A fold loses this wager: the count supposes that no hand on this table is folded. Where one is, the house keeps more.',
};

/** The wager from which the payout limit is below this table's top pay. */
const payoutNote = (
  { rulebook, settings }: RulesInForce,
  wager: WagerId,
  { rows }: PayTable,
): readonly ElectedLine[] => {
  const { payoutCap } = rulebook;
  const limit = settings.payoutLimitCents;
  if (payoutCap === null || limit === null || !settings.aggregateIncludes.includes(wager))
    return [];
  const most = Math.max(...rows.map(({ pays }) => (pays.kind === 'to-1' ? pays.value : 0)));
  if (most === 0) return [];
  return [
    {
      what: 'Payout limit',
      value: `${formatCents(limit)} for one hand is not in these figures: this bet alone goes beyond it from a wager above ${formatCents(cents(Math.floor(limit / most)))}.`,
      cites: [payoutCap.limit.cite],
    },
  ];
};
