import { assert } from '@baize/result';

/** The byte strings of the recipe: one way to write each value, so that no two inputs look alike. */

/** One byte. */
export const byte = (value: number): Uint8Array => {
  assert(
    Number.isInteger(value) && value >= 0 && value <= 0xff,
    'a byte is a number from 0 to 255',
  );
  return Uint8Array.of(value);
};

/** Four bytes, the greatest first. */
export const word = (value: number): Uint8Array => {
  assert(Number.isInteger(value) && value >= 0 && value < 2 ** 32, 'a word is below 2³²');
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** The number of bytes as a word, then the bytes; a text as UTF-8. */
export const field = (value: string | Uint8Array): Uint8Array => {
  const bytes = typeof value === 'string' ? Buffer.from(value, 'utf8') : value;
  return Buffer.concat([word(bytes.length), bytes]);
};

export const joined = (...parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);
