/** Crockford's base 32: no letter that is read as a digit or as another letter. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;

/** The bits from the left, the last digit filled up with zeros. */
export const crockford = (bytes: Uint8Array): string => {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= BITS) {
      bits -= BITS;
      text += DIGITS.charAt((held >> bits) & 31);
    }
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + DIGITS.charAt((held << (BITS - bits)) & 31);
};

/** The typed text as it would have been written; null where it is no such text. */
export const readCrockford = (typed: string): string | null => {
  const text = typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');
  return [...text].every((digit) => DIGITS.includes(digit)) ? text : null;
};
