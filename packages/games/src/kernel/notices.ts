import { formatCents } from '@baize/money';
import type { RulesInForce } from '@baize/rulebook';
import type { Entitlement, Notice } from './entitlement.js';

/** What a dealer must do or call because of these lines. */
export const noticesFor = (
  rules: RulesInForce,
  lines: readonly Entitlement[],
): readonly Notice[] => {
  const { jackpots, payoutCap } = rules.rulebook;
  const found: Notice[] = [];
  for (const line of lines) {
    const isJackpot = rules.jackpots.some(({ id }) => id === line.line);
    if (jackpots !== null && isJackpot && line.outcome === 'win') {
      found.push({
        text: `Seat ${line.seat} wins the ${line.line} jackpot (${line.hand}): call a floorperson.`,
        cite: jackpots.supervisorCalled.cite,
      });
    }
    if (line.capped === true && payoutCap !== null && rules.settings.payoutLimitCents !== null) {
      found.push({
        text: `Seat ${line.seat}, ${line.line}: cut to the payout limit of ${formatCents(rules.settings.payoutLimitCents)}.`,
        cite: payoutCap.limit.cite,
      });
    }
  }
  return found;
};
