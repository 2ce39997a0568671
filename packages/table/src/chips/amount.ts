/** Ten million dollars: no gesture at a table moves more, and the books can hold many such. */
const MOST_AT_ONCE = 1_000_000_000;

const MICROS_IN_A_CENT = 10_000;

/** Whether somebody may have meant this number of cents. */
export const isAmount = (value: number, least = 1): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= MOST_AT_ONCE;

/** The same of a jackpot's micros, which may also be taken away. */
export const isAmountInMicros = (value: number): boolean =>
  Number.isSafeInteger(value) && Math.abs(value) <= MOST_AT_ONCE * MICROS_IN_A_CENT;
