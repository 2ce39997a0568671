import { createHmac, randomBytes } from 'node:crypto';
import { type Card, FULL_DECK } from '@baize/cards';
import { present } from '@baize/result';

/** An endless run of whole numbers from 0 to 2³² − 1, each as likely as the others. */
export type Words = () => number;

const WORD_BYTES = 4;
const WORD_RANGE = 2 ** 32;

/** The cards of a round come from here when nobody asks for a repetition. */
export const unforeseeable: Words = () => randomBytes(WORD_BYTES).readUInt32BE();

/** The same seed and purpose give the same words, on any machine: an HMAC-SHA256 stream. */
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

/**
 * The same seed and round give the same deck, whatever was decided before: for practice and for tests,
 * never for money, since whoever knows the seed knows the cards.
 */
export const repeatable = (seed: string, round: number): Words =>
  seeded(seed, `baize play/${round}`);

/** Words that would make some places likelier than others are thrown away. */
export const below = (bound: number, words: Words): number => {
  const fair = WORD_RANGE - (WORD_RANGE % bound);
  for (;;) {
    const word = words();
    if (word < fair) return word % bound;
  }
};

/** Fisher–Yates: each of the 52! orders is as likely as the others. */
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
