/** Cents from what somebody typed as dollars; null for what is no amount. */
export const centsOfDollars = (typed: string): number | null => {
  const plain = typed.replaceAll(/[\s,$]/g, '');
  const found = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(plain);
  if (found === null) return null;
  const [, dollars = '', part = ''] = found;
  return Number(dollars) * 100 + Number(part.padEnd(2, '0'));
};

export const dollarsOfCents = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  });
