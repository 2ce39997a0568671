import { type Cents, cents, type Pays, payAtOdds, scaleDollars } from '@baize/money';
import { assertNever } from '@baize/result';
import type { Citation, JackpotInForce, PayRow, PayTable, RulesInForce } from '@baize/rulebook';
import type { Due, Entitlement, LineId, Outcome } from './entitlement.js';

/** What every line of one wager on one hand has in common. */
export interface LineOf {
  readonly seat: number;
  readonly line: LineId;
  readonly stakeCents: Cents;
  readonly hand: string;
}

const fromTray = (amount: number): Due => ({ from: 'tray', cents: cents(amount) });

const ZERO = cents(0);
const NOTHING = fromTray(ZERO);
const NOTHING_FROM_POT: Due = { from: 'pot', cents: ZERO };

/** Field by field: a spread here would take a fifth of the time of a whole round. */
const entitlement = (
  { seat, line, stakeCents, hand }: LineOf,
  outcome: Outcome,
  due: Due,
  returnedCents: Cents,
  cite: Citation,
): Entitlement => ({ seat, line, stakeCents, outcome, due, returnedCents, hand, cite });

export const loses = (of: LineOf, cite: Citation, from: 'tray' | 'pot' = 'tray'): Entitlement =>
  entitlement(of, 'lose', from === 'pot' ? NOTHING_FROM_POT : NOTHING, ZERO, cite);

export const pushes = (of: LineOf, cite: Citation): Entitlement =>
  entitlement(of, 'push', NOTHING, of.stakeCents, cite);

/** The stake of a voided wager goes back, and nothing else happens. */
export const isVoid = (of: LineOf, cite: Citation): Entitlement =>
  entitlement(of, 'void', NOTHING, of.stakeCents, cite);

export const winsAtOdds = (
  of: LineOf,
  pays: Extract<Pays, { kind: 'to-1' | 'for-1' }>,
  cite: Citation,
): Entitlement => {
  const { paysCents, returnedCents } = payAtOdds(pays, of.stakeCents);
  return entitlement(of, 'win', fromTray(paysCents), returnedCents, cite);
};

/** A hand takes the first row it satisfies, from the top down. */
export const firstRow = (
  table: PayTable,
  satisfies: (hand: PayRow['hand']) => boolean,
): PayRow | undefined => table.rows.find((row) => satisfies(row.hand));

/** A bonus wager against its table: the row it reached, or the loss below the last one. */
export const bonusLine = (of: LineOf, table: PayTable, row: PayRow | undefined): Entitlement => {
  if (row === undefined) return loses(of, table.cite);
  const { pays } = row;
  switch (pays.kind) {
    case 'to-1':
    case 'for-1':
      return winsAtOdds(of, pays, row.cite);
    case 'push':
      return pushes(of, row.cite);
    case 'lose':
      return loses(of, row.cite);
    case 'dollars':
    case 'meter-percent':
      throw new Error(`table ${table.id} pays from a jackpot`);
    default:
      return assertNever(pays);
  }
};

/** A jackpot wager against its table. The stake is never returned. */
export const jackpotLine = (
  rules: RulesInForce,
  jackpot: JackpotInForce,
  of: LineOf,
  row: PayRow | undefined,
): Entitlement => {
  const { table } = jackpot;
  if (row === undefined) return loses(of, table.cite);
  const wins = (due: Due): Entitlement => entitlement(of, 'win', due, ZERO, row.cite);
  const { pays } = row;
  switch (pays.kind) {
    case 'meter-percent':
      return wins({ from: 'meter', jackpot: jackpot.id, percent: pays.value });
    case 'dollars':
      return wins(fromTray(fixedAward(rules, jackpot, pays.value, of.stakeCents)));
    case 'for-1':
    case 'to-1':
      return winsAtOdds(of, pays, row.cite);
    case 'push':
      return pushes(of, row.cite);
    case 'lose':
      return loses(of, row.cite);
    default:
      return assertNever(pays);
  }
};

/** Fixed dollars as printed, or scaled with the wager where the document scales them. */
const fixedAward = (
  rules: RulesInForce,
  { table, wagerCents }: JackpotInForce,
  printedDollars: number,
  stakeCents: Cents,
): Cents => {
  const printedFor = cents(table.printedForCents?.value ?? wagerCents);
  const scales = rules.rulebook.jackpots?.fixedDollars.value === 'per-dollar-wagered';
  return scaleDollars(printedDollars, printedFor, scales ? stakeCents : printedFor);
};
