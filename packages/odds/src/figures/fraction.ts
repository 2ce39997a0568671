import { assert } from '@baize/result';
import { quotient } from './figures.js';

/** A quotient of whole numbers, in lowest terms, its denominator positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const fraction = (
  numerator: number | bigint,
  denominator: number | bigint = 1n,
): Fraction => {
  const [above, below] = [BigInt(numerator), BigInt(denominator)];
  assert(below !== 0n, 'a fraction needs a denominator');
  const sign = below < 0n ? -1n : 1n;
  const divisor = sign * greatestDivisor(above < 0n ? -above : above, sign * below);
  return { numerator: above / divisor, denominator: below / divisor };
};

export const plus = (left: Fraction, right: Fraction): Fraction =>
  fraction(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );

export const minus = (left: Fraction, right: Fraction): Fraction =>
  plus(left, { ...right, numerator: -right.numerator });

export const timesFraction = (left: Fraction, right: Fraction): Fraction =>
  fraction(left.numerator * right.numerator, left.denominator * right.denominator);

export const over = (left: Fraction, right: Fraction): Fraction =>
  fraction(left.numerator * right.denominator, left.denominator * right.numerator);

/** Rounded once. */
export const toNumber = ({ numerator, denominator }: Fraction): number =>
  quotient(numerator, denominator);

/** The least whole number that is not below it. */
export const ceiling = ({ numerator, denominator }: Fraction): bigint => {
  const towardsZero = numerator / denominator;
  return towardsZero * denominator < numerator ? towardsZero + 1n : towardsZero;
};

const greatestDivisor = (left: bigint, right: bigint): bigint => {
  let [a, b] = [left, right];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
};
