import { assertNever } from '@baize/result';
import { type Cents, cents, centsBelow, centsOfDollars, type Micros } from './amounts.js';
import { mulDivFloor, times } from './integers.js';
import { grouped } from './text.js';

/**
 * What a row of a pay table promises. `to-1` returns the stake beside the winnings, `for-1` does not;
 * `dollars` is a fixed prize for the fixed wager it is printed for (how it grows with another wager is
 * the document's business); `meter-percent` is a share of the displayed jackpot.
 */
export type Pays =
  | { readonly kind: 'to-1'; readonly value: number }
  | { readonly kind: 'for-1'; readonly value: number }
  | { readonly kind: 'dollars'; readonly value: number }
  | { readonly kind: 'meter-percent'; readonly value: number }
  | { readonly kind: 'push' }
  | { readonly kind: 'lose' };

export const to1 = (value: number) => ({ kind: 'to-1', value }) as const satisfies Pays;
export const for1 = (value: number) => ({ kind: 'for-1', value }) as const satisfies Pays;
export const dollars = (value: number) => ({ kind: 'dollars', value }) as const satisfies Pays;
export const meterPercent = (value: number) =>
  ({ kind: 'meter-percent', value }) as const satisfies Pays;
export const PUSH = { kind: 'push' } as const satisfies Pays;
export const LOSE = { kind: 'lose' } as const satisfies Pays;

/** What a wager at odds brings: winnings beyond the stake, and how much of the stake goes back. */
export interface Payout {
  readonly paysCents: Cents;
  readonly returnedCents: Cents;
}

const NOTHING: Payout = { paysCents: cents(0), returnedCents: cents(0) };

/** The payout of a wager that pays by odds, or pushes, or loses: nothing that needs a meter. */
export const payAtOdds = (
  pays: Extract<Pays, { kind: 'to-1' | 'for-1' | 'push' | 'lose' }>,
  stakeCents: Cents,
): Payout => {
  switch (pays.kind) {
    case 'to-1':
      return { paysCents: cents(times(pays.value, stakeCents)), returnedCents: stakeCents };
    case 'for-1':
      return { paysCents: cents(times(pays.value, stakeCents)), returnedCents: cents(0) };
    case 'push':
      return { paysCents: cents(0), returnedCents: stakeCents };
    case 'lose':
      return NOTHING;
    default:
      return assertNever(pays);
  }
};

/** A fixed prize as printed for one wager, scaled to another; below a cent is the house's. */
export const scaleDollars = (
  printedDollars: number,
  printedForCents: Cents,
  wagerCents: Cents,
): Cents => cents(mulDivFloor(centsOfDollars(printedDollars), wagerCents, printedForCents));

/** A percent award rounds down to the cent; the remainder stays on the meter (AMB-59). */
export const percentOfMeter = (percent: number, meterMicros: Micros): Cents =>
  centsBelow(mulDivFloor(meterMicros, percent, 100) as Micros);

/** A part of a wager at a rate in basis points: exact in micros. */
export const atBasisPoints = (stakeCents: Cents, basisPoints: number): Micros =>
  // One cent at one basis point is one micro.
  times(stakeCents, basisPoints) as Micros;

/** How the price reads on a felt or a sign: `300 to 1`, `$250`, `10% of the meter`. */
export const describePays = (pays: Pays): string => {
  switch (pays.kind) {
    case 'to-1':
      return `${grouped(pays.value)} to 1`;
    case 'for-1':
      return `${grouped(pays.value)} for 1`;
    case 'dollars':
      return `$${grouped(pays.value)}`;
    case 'meter-percent':
      return `${pays.value}% of the meter`;
    case 'push':
      return 'push';
    case 'lose':
      return 'loses';
    default:
      return assertNever(pays);
  }
};
