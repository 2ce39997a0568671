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

/** A line for each meter. */
export const metersLines = ({ jackpots }: RulesInForce, meters: Funds): readonly string[] =>
  jackpots.flatMap(({ id, name, type }) => {
    const fund = meters[id];
    if (fund === undefined) return [];
    return type === 'house'
      ? [`${name}: a posted prize of ${meterWords(fund)}.`]
      : [`The ${name} meter shows ${meterWords(fund)}.`];
  });

/** A line for each meter that moved. */
export const metersMoved = (
  { jackpots }: RulesInForce,
  before: Funds,
  after: Funds,
): readonly string[] =>
  jackpots.flatMap(({ id, name }) => {
    const [from, to] = [before[id], after[id]];
    if (from === undefined || to === undefined || from.meterMicros === to.meterMicros) return [];
    const moves = to.meterMicros > from.meterMicros ? 'rises' : 'falls';
    return [`The ${name} meter ${moves} from ${meterWords(from)} to ${meterWords(to)}.`];
  });
