import type { LegalWager, Stakes } from '@baize/games';
import type { Fund, Funds } from '@baize/jackpot';
import { type Cents, cents, centsBelow, formatCents, formatCentsFull } from '@baize/money';
import type { RulesInForce, WagerId } from '@baize/rulebook';
import { lineName } from './play-lines.js';

/** What a wager may be: `$10 to $300 in steps of $5`. */
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

export const meterWords = ({ meterMicros }: Fund): string =>
  formatCentsFull(centsBelow(meterMicros));

/** A line for each meter: what it shows, and from where it rose. */
export const metersLines = (
  { jackpots }: RulesInForce,
  meters: Funds,
  before: Funds = {},
): readonly string[] =>
  jackpots.flatMap(({ id, name, type }) => {
    const fund = meters[id];
    if (fund === undefined) return [];
    const was = before[id];
    const shown = meterWords(fund);
    if (type === 'house') return [`${name}: a posted prize of ${shown}.`];
    const moved = was !== undefined && was.meterMicros !== fund.meterMicros;
    return [
      moved
        ? `The ${name} meter goes from ${meterWords(was)} to ${shown}.`
        : `The ${name} meter shows ${shown}.`,
    ];
  });
