import type { LegalWager, Stakes } from '@baize/games';
import { type Cents, cents, formatCents, formatCentsFull } from '@baize/money';
import type { RulesInForce, WagerId } from '@baize/rulebook';
import type { JackpotView } from '@baize/table';
import { lineName } from '@baize/table';

/** `$10 to $300 in steps of $5`. */
export const limitsWords = ({
  fixedCents,
  leastCents,
  mostCents,
  stepCents,
}: LegalWager): string => {
  if (fixedCents !== null) return formatCents(fixedCents);
  if (leastCents === null || mostCents === null) return 'any amount';
  if (leastCents === mostCents) return formatCents(leastCents);
  const steps = stepCents === null ? '' : ` in steps of ${formatCents(stepCents)}`;
  return `${formatCents(leastCents)} to ${formatCents(mostCents)}${steps}`;
};

/** `Ante $10, Flush Bonus $5`. */
export const stakesWords = (rules: RulesInForce, stakes: Stakes): string =>
  (Object.entries(stakes) as [WagerId, Cents][])
    .map(([wager, amount]) => `${lineName(rules, wager)} ${formatCents(amount)}`)
    .join(', ');

export const totalOf = (stakes: Stakes): Cents =>
  cents(Object.values(stakes).reduce((sum, amount) => sum + amount, 0));

export const meterWords = ({ display }: JackpotView): string =>
  formatCentsFull(display?.amountCents ?? cents(0));

export const metersLines = (jackpots: readonly JackpotView[]): readonly string[] =>
  jackpots.map((jackpot) =>
    jackpot.display?.type === 'house'
      ? `${jackpot.name}: a posted prize of ${meterWords(jackpot)}.`
      : `The ${jackpot.name} meter shows ${meterWords(jackpot)}.`,
  );

export const metersMoved = (
  before: readonly JackpotView[],
  after: readonly JackpotView[],
): readonly string[] =>
  after.flatMap((to) => {
    const from = before.find(({ wager }) => wager === to.wager) ?? to;
    const moved = (to.display?.amountCents ?? 0) - (from.display?.amountCents ?? 0);
    if (moved === 0) return [];
    const moves = moved > 0 ? 'rises' : 'falls';
    return [`The ${to.name} meter ${moves} from ${meterWords(from)} to ${meterWords(to)}.`];
  });
