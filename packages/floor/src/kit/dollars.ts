import { type Cents, cents, formatCents, parseDollars } from '@baize/money';

/** Cents from typed dollars: `25`, `$1,234.50`, and `12.5` as people write it; null for anything else. */
export const centsOfDollars = (typed: string): Cents | null => {
  const plain = typed.replaceAll(/[\s,$]/g, '').replace(/\.\d$/, (tenths) => `${tenths}0`);
  const read = parseDollars(plain);
  return read.ok ? read.value : null;
};

/** As it stands in a field: `1,234.50`. */
export const dollarsOfCents = (amount: number): string => formatCents(cents(amount)).slice(1);
