/** Cents as people read them; whole dollars without their zeros. */
export const money = (cents: number): string => {
  const whole = cents % 100 === 0;
  const dollars = (Math.abs(cents) / 100).toLocaleString('en-US', {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return `${cents < 0 ? '−' : ''}$${dollars}`;
};

/** With its cents always, for amounts that tick. */
export const moneyFull = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** What was won or lost. */
export const signedMoney = (cents: number): string =>
  cents > 0 ? `+${money(cents)}` : cents === 0 ? '$0' : money(cents);

/** From the least to the most; one amount where they are the same. */
export const moneyRange = (least: number, most: number, between = ' to '): string =>
  least === most ? money(least) : `${money(least)}${between}${money(most)}`;
