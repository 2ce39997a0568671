import { moneyFull } from '../kit/money.js';
import { useCounting } from '../kit/use-counting.js';

/** A jackpot's amount: it counts up, and its figures have one width, so that it never jumps. */
export const Meter = ({ cents }: { readonly cents: number | null }) =>
  cents === null ? 'not open' : <Counting cents={cents} />;

const Counting = ({ cents }: { readonly cents: number }) => moneyFull(useCounting(cents));
