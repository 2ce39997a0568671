import type { HandKey, WagerId } from '../schema/names.js';
import type { PayRow, PayTable } from '../schema/pay-table.js';
import type { RulesInForce } from './rules-in-force.js';

/** A hand that takes a share of a meter by permission, in place of what its table prints (AMB-80). */
export interface ReducedCriterion {
  readonly jackpot: WagerId;
  readonly hand: HandKey;
  readonly percent: number;
}

/** The rules with these criteria as rows of their jackpots' tables. */
export const withReducedCriteria = (
  rules: RulesInForce,
  criteria: readonly ReducedCriterion[],
): RulesInForce => {
  if (criteria.length === 0) return rules;
  const { rulebook } = rules;
  const cite = rulebook.jackpots?.discontinue.reduceCriteria.cite;
  if (cite === undefined) return rules;
  const tables = { ...rules.tables };
  const jackpots = rules.jackpots.map((jackpot) => {
    const theirs = criteria.filter((criterion) => criterion.jackpot === jackpot.id);
    const table = theirs.reduce((now, criterion) => withRow(now, criterion, cite), jackpot.table);
    tables[jackpot.id] = table;
    return { ...jackpot, table };
  });
  return { ...rules, tables, jackpots };
};

const WHOLE_METER = 100;

/**
 * Rows stand from the highest hand down. A higher hand reaches the criterion too: it takes no smaller
 * share, and where the criterion is the whole meter no fixed amount in its place.
 */
const withRow = (
  table: PayTable,
  { hand, percent }: ReducedCriterion,
  cite: PayRow['cite'],
): PayTable => {
  const place = table.rows.findIndex((row) => row.hand === hand);
  const reached = ({ pays }: PayRow, at: number): boolean => {
    if (at === place) return true;
    if (at > place) return false;
    return pays.kind === 'meter-percent' ? pays.value < percent : percent === WHOLE_METER;
  };
  const rows = table.rows.map((row, at) =>
    reached(row, at)
      ? { ...row, pays: { kind: 'meter-percent', value: percent } as const, cite }
      : row,
  );
  return { ...table, rows };
};
