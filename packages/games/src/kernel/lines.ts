import { type Cents, cents, type Pays, payAtOdds, scaleDollars } from '@baize/money';
import { assertNever } from '@baize/result';
import type {
  ClauseId,
  JackpotInForce,
  PayRow,
  PayTable,
  RulesInForce,
  WagerId,
} from '@baize/rulebook';
import type { Entitlement, LineId } from './entitlement.js';

/** What every line of one wager on one hand has in common. */
export interface LineOf {
  readonly seat: number;
  readonly line: LineId;
  readonly stakeCents: Cents;
  readonly hand: string;
}

const fromTray = (amount: number) => ({ from: 'tray', cents: cents(amount) }) as const;

export const loses = (of: LineOf, cite: ClauseId, from: 'tray' | 'pot' = 'tray'): Entitlement => ({
  ...of,
  outcome: 'lose',
  due: { from, cents: cents(0) },
  returnedCents: cents(0),
  cite,
});

export const pushes = (of: LineOf, cite: ClauseId, from: 'tray' | 'pot' = 'tray'): Entitlement => ({
  ...of,
  outcome: 'push',
  due: { from, cents: cents(0) },
  returnedCents: of.stakeCents,
  cite,
});

/** The stake of a voided wager goes back, and nothing else happens. */
export const isVoid = (of: LineOf, cite: ClauseId): Entitlement => ({
  ...of,
  outcome: 'void',
  due: fromTray(0),
  returnedCents: of.stakeCents,
  cite,
});

export const winsAtOdds = (
  of: LineOf,
  pays: Extract<Pays, { kind: 'to-1' | 'for-1' }>,
  cite: ClauseId,
): Entitlement => {
  const { paysCents, returnedCents } = payAtOdds(pays, of.stakeCents);
  return { ...of, outcome: 'win', due: fromTray(paysCents), returnedCents, cite };
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
  const win = { ...of, outcome: 'win', returnedCents: cents(0), cite: row.cite } as const;
  const { pays } = row;
  switch (pays.kind) {
    case 'meter-percent':
      return { ...win, due: { from: 'meter', jackpot: jackpot.id, percent: pays.value } };
    case 'dollars':
      return { ...win, due: fromTray(fixedAward(rules, jackpot, pays.value, of.stakeCents)) };
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

export const stakedOn = (line: Entitlement): Cents => line.stakeCents;

/** The rule of a wager that the rulebook must have, since the wager was accepted. */
export const wagerCite = (rules: RulesInForce, wager: WagerId): ClauseId =>
  rules.rulebook.wagers[wager]?.offered.cite ?? rules.rulebook.source.effective.cite;
