import { divExact, divFloor, safe, times } from './integers.js';

declare const centsBrand: unique symbol;
declare const microsBrand: unique symbol;

/** Wagers and payouts are whole cents. */
export type Cents = number & { readonly [centsBrand]: true };

/** Postings and meters are millionths of a dollar, so that any rate in basis points is exact. */
export type Micros = number & { readonly [microsBrand]: true };

export const MICROS_PER_CENT = 10_000;
const CENTS_PER_DOLLAR = 100;

/**
 * The most that comes in from outside: a billion dollars. At any printed odds what it wins is still
 * counted exactly, in micros too where it is a meter.
 */
export const MOST_CENTS = 100_000_000_000;

export const cents = (value: number): Cents => safe(value, 'an amount in cents') as Cents;

export const micros = (value: number): Micros => safe(value, 'an amount in micros') as Micros;

export const centsOfDollars = (dollars: number): Cents => cents(times(dollars, CENTS_PER_DOLLAR));

export const microsOfCents = (amount: Cents): Micros => micros(times(amount, MICROS_PER_CENT));

/** Whole cents in an amount of micros; what is below a cent is left out. */
export const centsBelow = (amount: Micros): Cents => cents(divFloor(amount, MICROS_PER_CENT));

/** For an amount that must be whole cents. */
export const centsExactly = (amount: Micros): Cents => cents(divExact(amount, MICROS_PER_CENT));

export const sumCents = (amounts: Iterable<Cents>): Cents => {
  let total = 0;
  for (const amount of amounts) total = safe(total + amount, 'a sum of cents');
  return cents(total);
};

export const sumMicros = (amounts: Iterable<Micros>): Micros => {
  let total = 0;
  for (const amount of amounts) total = safe(total + amount, 'a sum of micros');
  return micros(total);
};
