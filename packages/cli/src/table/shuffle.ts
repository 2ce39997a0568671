import { createHmac, randomBytes } from 'node:crypto';
import { type Card, FULL_DECK } from '@baize/cards';
import { present } from '@baize/result';

/** Uniform random numbers from 0 to 2³² − 1. */
export type Words = () => number;

const WORD_BYTES = 4;
const WORD_RANGE = 2 ** 32;

export const unforeseeable: Words = () => randomBytes(WORD_BYTES).readUInt32BE();

/** An HMAC-SHA256 stream: the same seed and purpose give the same words on any machine. */
export const seeded = (seed: string, purpose: string): Words => {
  let block = Buffer.alloc(0);
  let blocks = 0;
  let at = 0;
  return () => {
    if (at === block.length) {
      block = createHmac('sha256', seed).update(`${purpose}/${blocks}`).digest();
      blocks += 1;
      at = 0;
    }
    const word = block.readUInt32BE(at);
    at += WORD_BYTES;
    return word;
  };
};

/** The same seed and round give the same deck: for practice and tests, never for money. */
export const repeatable = (seed: string, round: number): Words =>
  seeded(seed, `baize play/${round}`);

/** Rejects words that would bias the result. */
export const below = (bound: number, words: Words): number => {
  const fair = WORD_RANGE - (WORD_RANGE % bound);
  for (;;) {
    const word = words();
    if (word < fair) return word % bound;
  }
};

/** Fisher–Yates. */
export const shuffledDeck = (words: Words): readonly Card[] => {
  const deck = [...FULL_DECK];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const place = below(last + 1, words);
    const card = present(deck[last], `card ${last} of the deck`);
    deck[last] = present(deck[place], `card ${place} of the deck`);
    deck[place] = card;
  }
  return deck;
};
