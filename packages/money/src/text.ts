import { err, type InputError, ok, type Result } from '@baize/result';
import { type Cents, cents, MICROS_PER_CENT, type Micros } from './amounts.js';
import { divFloor, modFloor } from './integers.js';

/** Digits in threes: `1,234`. */
export const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** `$1,234.50`, `$25`, `-$0.05`: cents only when there are any. */
export const formatCents = (amount: Cents): string => {
  const size = Math.abs(amount);
  const odd = modFloor(size, 100);
  const fraction = odd === 0 ? '' : `.${String(odd).padStart(2, '0')}`;
  return `${amount < 0 ? '-' : ''}$${grouped(divFloor(size, 100))}${fraction}`;
};

/** Always with cents, for columns and for meters: `$45,123.45`. */
export const formatCentsFull = (amount: Cents): string => {
  const size = Math.abs(amount);
  const odd = String(modFloor(size, 100)).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}$${grouped(divFloor(size, 100))}.${odd}`;
};

/** With everything below the cent: `$0.205000`. */
export const formatMicros = (amount: Micros): string => {
  const size = Math.abs(amount);
  const perDollar = MICROS_PER_CENT * 100;
  const odd = String(modFloor(size, perDollar)).padStart(6, '0');
  return `${amount < 0 ? '-' : ''}$${grouped(divFloor(size, perDollar))}.${odd}`;
};

const DOLLARS = /^\$?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/;

/** `$1,234.50`, `1234.50`, `25`: dollars, with two decimals or none; commas only where they belong. */
export const parseDollars = (
  text: string,
): Result<Cents, InputError<'not-an-amount' | 'amount-too-large'>> => {
  const match = DOLLARS.exec(text);
  if (match === null) {
    return err({
      code: 'not-an-amount',
      message: `"${text}" is not an amount: write dollars, as in "$25", "1,000" or "12.50"`,
    });
  }
  const whole = Number((match[1] ?? '').replaceAll(',', ''));
  const amount = whole * 100 + Number(match[2] ?? '0');
  if (!Number.isSafeInteger(amount)) {
    return err({
      code: 'amount-too-large',
      message: `"${text}" is more than can be counted exactly`,
    });
  }
  return ok(cents(amount));
};
