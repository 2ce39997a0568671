import { type Cents, cents } from '@baize/money';
import type { Citation, LineKey, RulesInForce } from '@baize/rulebook';
import type { Entitlement } from './entitlement.js';

/**
 * Cuts winnings to the payout limit, in line order: the first lines are paid whole, the one that passes
 * the limit in part, the rest nothing. Stakes go back as they would (AMB-19, AMB-20).
 */
export const capPayouts = (
  rules: RulesInForce,
  lines: readonly Entitlement[],
): readonly Entitlement[] => {
  const limit = rules.settings.payoutLimitCents;
  const cap = rules.rulebook.payoutCap;
  if (limit === null || cap === null) return lines;
  const counted = new Set<string>(rules.settings.aggregateIncludes satisfies readonly LineKey[]);
  const leftBySeat = new Map<number, number>();
  return lines.map((line) => {
    if (line.due.from !== 'tray' || !counted.has(line.line)) return line;
    const key = rules.settings.aggregateScope === 'hand' ? line.seat : 0;
    const left = leftBySeat.get(key) ?? limit;
    const paid = Math.min(line.due.cents, left);
    leftBySeat.set(key, left - paid);
    return paid === line.due.cents ? line : cutTo(line, cents(paid), cap.limit.cite);
  });
};

const cutTo = (line: Entitlement, amount: Cents, cite: Citation): Entitlement => ({
  ...line,
  due: { from: 'tray', cents: amount },
  cite,
  capped: true,
});
