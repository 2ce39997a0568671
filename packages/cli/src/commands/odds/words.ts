import { type Cents, cents, formatCents } from '@baize/money';
import { type Fraction, jackpotFiguresAt, type TableOdds, toNumber } from '@baize/odds';
import type { RulesInForce } from '@baize/rulebook';
import { counted } from '../../render/numbers.js';

/** `1 in 19.5`, `1 in 4,324`. */
export const oneIn = (count: number, of: number): string => {
  if (count === 0) return 'never';
  const every = of / count;
  return `1 in ${every < 100 ? every.toFixed(1) : counted(Math.round(every))}`;
};

export const oneInFraction = (chance: Fraction): string => {
  const share = toNumber(chance);
  return share === 0 ? 'never' : oneIn(share, 1);
};

/** `1.2345`: a figure in antes or units. */
export const figure = (value: number, places = 4): string => value.toFixed(places);

/** An expected amount, with fractions of a cent. */
export const meanCents = (cents: Fraction): string => `${(toNumber(cents)).toFixed(3)} ¢`;

export type JackpotOdds = Extract<TableOdds, { readonly kind: 'jackpot' }>;

/** Whether printed dollars grow with the wager. */
export const fixedDollarsOf = ({ rulebook }: RulesInForce) =>
  rulebook.jackpots?.fixedDollars.value ?? 'as-printed';

export const edgeAt = (
  rules: RulesInForce,
  { table, hits, figures: { wagerCents } }: JackpotOdds,
  meter: Cents,
): number =>
  jackpotFiguresAt(table, hits, { wagerCents, fixedDollars: fixedDollarsOf(rules) }, meter).edge;

/** The meter from which the wager loses nothing on average. */
export const breakEven = ({ breakEvenMeterCents }: JackpotOdds['figures']): string =>
  breakEvenMeterCents === null ? '-' : formatCents(cents(breakEvenMeterCents));

export const winsOf = (odds: TableOdds): string =>
  odds.kind === 'side-bet'
    ? oneIn(odds.figures.hitFrequency, 1)
    : oneIn(toNumber(odds.figures.hitFrequency), 1);
