import { cents } from '@baize/money';
import { ok, type Result } from '@baize/result';
import { bySoftware, type RulesInForce } from '@baize/rulebook';
import type { Entitlement } from '../kernel/entitlement.js';
import { refuse } from '../kernel/refusals.js';
import type { MeterAward, Refusal } from '../kernel/round.js';
import { type SettledLine, settledLine } from '../kernel/settlement.js';

/** The lines with the amounts that the meters gave: one for every share, and none besides. */
export const linesWithAwards = (
  rules: RulesInForce,
  entitlements: readonly Entitlement[],
  awards: readonly MeterAward[],
): Result<readonly SettledLine[], Refusal> => {
  const lines: SettledLine[] = [];
  const left = [...awards];
  for (const line of entitlements) {
    if (line.due.from !== 'meter') {
      lines.push(settledLine(line, cents(0)));
      continue;
    }
    const { jackpot } = line.due;
    const place = left.findIndex((award) => award.seat === line.seat && award.jackpot === jackpot);
    const [award] = place < 0 ? [] : left.splice(place, 1);
    if (award === undefined) {
      const message = `the share of seat ${line.seat} in the ${jackpot} jackpot has no amount`;
      return refuse('award-missing', message, bySoftware('orders'));
    }
    if (!Number.isSafeInteger(award.cents) || award.cents < 0) {
      const message = `the award of seat ${line.seat} must be whole cents, not ${award.cents}`;
      return refuse('not-an-amount', message, bySoftware('forms'));
    }
    lines.push(paidLine(rules, line, award));
  }
  const [over] = left;
  return over === undefined ? ok(lines) : notDue(over);
};

/** The posted prize of a house jackpot is paid by the house; no meter moves (AMB-66). */
const paidLine = (
  { jackpots }: RulesInForce,
  line: Entitlement,
  { jackpot, cents: amount }: MeterAward,
): SettledLine => {
  const isHouse = jackpots.some(({ id, type }) => id === jackpot && type === 'house');
  const paid = settledLine(line, amount);
  return isHouse ? { ...paid, from: 'tray' } : paid;
};

export const notDue = ({ seat, jackpot }: MeterAward) =>
  refuse(
    'award-not-due',
    `seat ${seat} has no share in the ${jackpot} jackpot to be paid now`,
    bySoftware('orders'),
  );
