import { createHmac } from 'node:crypto';
import { word } from './byte-strings.js';

/** An endless run of whole numbers from 0 to 2³² − 1, each as likely as the others. */
export type Words = () => number;

const WORD_BYTES = 4;
const WORD_RANGE = 2 ** 32;

export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array =>
  createHmac('sha256', key).update(message).digest();

/**
 * HMAC-SHA-256 in counter mode: block 0, 1, 2 … is the HMAC of its number as a word, and each block is
 * eight words, the greatest byte of each first.
 */
export const keyedWords = (key: Uint8Array): Words => {
  let block = Buffer.alloc(0);
  let blocks = 0;
  let at = 0;
  return () => {
    if (at === block.length) {
      block = Buffer.from(hmacSha256(key, word(blocks)));
      blocks += 1;
      at = 0;
    }
    const value = block.readUInt32BE(at);
    at += WORD_BYTES;
    return value;
  };
};

/**
 * A whole number from 0 below the bound, each as likely as the others. Words from the greatest multiple
 * of the bound on would make the first numbers likelier: they are thrown away.
 */
export const below = (bound: number, words: Words, range: number = WORD_RANGE): number => {
  const fair = range - (range % bound);
  for (;;) {
    const value = words();
    if (value < fair) return value % bound;
  }
};
