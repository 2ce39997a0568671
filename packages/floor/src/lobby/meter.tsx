import { moneyFull } from '../kit/money.js';

/** A jackpot's amount: its figures have one width, so that it never jumps. */
export const Meter = ({ cents }: { readonly cents: number | null }) => (
  <>{cents === null ? 'not open' : moneyFull(cents)}</>
);
