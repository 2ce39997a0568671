import { type Fraction, toNumber } from '@baize/odds';
import { counted } from '../../render/numbers.js';

/** `2.664 %`; a player's advantage has its minus. */
export const percent = (share: number, places = 3): string =>
  `${(100 * share).toFixed(places).replace(/^-(0\.?0*)$/, '$1')} %`;

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

/** Cents that are an expectation: as many places below the cent as matter. */
export const meanCents = (cents: Fraction): string => `${(toNumber(cents)).toFixed(3)} ¢`;
