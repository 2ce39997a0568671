import type { Card } from '@baize/cards';
import { type Cents, cents, payAtOdds } from '@baize/money';
import type { RulesInForce } from '@baize/rulebook';
import type { Entitlement } from '../kernel/entitlement.js';
import { judgeFive } from './hands.js';

/** A player who is not asked draws for nothing else. */
export const hasAnteBonus = (rules: RulesInForce): boolean =>
  rules.tables['ante-bonus'] !== undefined;

/** Paid by the house on the ante alone, win or lose, and a line only when it pays (WA-RP-AppB). */
export const anteBonusLine = (
  rules: RulesInForce,
  seat: number,
  five: readonly Card[],
  anteCents: Cents,
): Entitlement | null => {
  const table = rules.tables['ante-bonus'];
  if (table === undefined) return null;
  const { row, words } = judgeFive(table, five);
  if (row?.pays.kind !== 'to-1') return null;
  return {
    seat,
    line: 'ante-bonus',
    stakeCents: cents(0),
    outcome: 'win',
    due: { from: 'tray', cents: payAtOdds(row.pays, anteCents).paysCents },
    returnedCents: cents(0),
    hand: words,
    cite: row.cite,
  };
};
