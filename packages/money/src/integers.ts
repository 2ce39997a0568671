import { AssertionFailure, assert } from '@baize/result';

/** Counts and amounts are whole numbers that a double holds exactly; anything else is a bug of ours. */
export const safe = (value: number, what: string): number => {
  if (!Number.isSafeInteger(value)) {
    throw new AssertionFailure(`${what} is not a safe whole number: ${value}`);
  }
  // Minus zero would compare equal and print differently.
  return value === 0 ? 0 : value;
};

/** The quotient rounded towards minus infinity. */
export const divFloor = (dividend: number, divisor: number): number => {
  safe(dividend, 'dividend');
  assert(
    Number.isSafeInteger(divisor) && divisor > 0,
    () => `divisor must be positive: ${divisor}`,
  );
  // Taking the signed remainder off moves towards zero, so the difference stays exact.
  const remainder = dividend % divisor;
  const towardsZero = (dividend - remainder) / divisor;
  return safe(remainder < 0 ? towardsZero - 1 : towardsZero, 'quotient');
};

/** What `divFloor` leaves over: from zero up to, not including, the divisor. */
export const modFloor = (dividend: number, divisor: number): number => {
  const remainder = dividend % divisor;
  return remainder < 0 ? remainder + divisor : safe(remainder, 'remainder');
};

/** A division that must come out even. */
export const divExact = (dividend: number, divisor: number): number => {
  assert(
    modFloor(safe(dividend, 'dividend'), divisor) === 0,
    () => `${dividend} is not a multiple of ${divisor}`,
  );
  return divFloor(dividend, divisor);
};

/** A product that must stay exact. */
export const times = (left: number, right: number): number =>
  safe(safe(left, 'factor') * safe(right, 'factor'), 'product');

/** `left × right ÷ divisor`, rounded down, where the product may be larger than a double holds. */
export const mulDivFloor = (left: number, right: number, divisor: number): number => {
  assert(left >= 0 && right >= 0 && divisor > 0, 'mulDivFloor takes no negative amounts');
  const product = BigInt(safe(left, 'factor')) * BigInt(safe(right, 'factor'));
  return safe(Number(product / BigInt(safe(divisor, 'divisor'))), 'quotient');
};
