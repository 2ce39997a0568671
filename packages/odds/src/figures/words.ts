/** `24.1 %` of so many; between none and all it never says none or all. */
export const percent = (part: number, all: number): string => {
  const share = (100 * part) / all;
  const text = share.toFixed(1);
  if (part > 0 && text === '0.0') return 'less than 0.1 %';
  return part < all && text === '100.0' ? 'more than 99.9 %' : `${text} %`;
};

const FEW = 3;
const MANY = 8;

/** `0.867 antes`: more places where fewer would make a close call look even. */
export const antes = (numerator: number, denominator: number): string => {
  const amount = Math.abs(numerator) / denominator;
  const few = amount.toFixed(FEW);
  const isWhole = Math.abs(numerator) % denominator === 0;
  const text = Number(few) === Math.round(amount) && !isWhole ? amount.toFixed(MANY) : few;
  return isWhole ? counted(amount) : `${text} antes`;
};

const counted = (whole: number): string => (whole === 1 ? '1 ante' : `${whole} antes`);
