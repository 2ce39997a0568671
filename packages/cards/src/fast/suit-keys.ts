import { assert, present } from '@baize/result';

/** Bits of a sum of suit keys, which wraps around. */
const SUIT_BITS = 8;
export const SUIT_SUMS = 1 << SUIT_BITS;

const MOST_CARDS = 7;
const FLUSH = 5;

/** One number for each of clubs, diamonds, hearts and spades. */
type PerSuit = readonly [number, number, number, number];

/**
 * A key per suit such that the sum of a hand's keys, wrapped around, tells whether five of its
 * cards are of one suit, and of which.
 */
export const findSuitKeys = (): PerSuit => {
  const hands = handsBySuit(MOST_CARDS);
  // Clubs need no counting, diamonds and hearts are two digits of base eight: spades remain.
  for (let spades = 0; spades < SUIT_SUMS; spades++) {
    const keys: PerSuit = [0, 1, 8, spades];
    if (flushAtSum(hands, keys) !== undefined) return keys;
  }
  assert(false, `no suit keys of ${SUIT_BITS} bits tell every flush`);
};

/** For each sum of the keys of so many cards: 0 for no flush, else the suit counted from 1. */
export const flushSuits = (cards: number, keys: PerSuit): Uint8Array =>
  present(flushAtSum(handsBySuit(cards), keys), `suit keys that tell a flush in ${cards} cards`);

/** Undefined where one sum would have to mean two things. */
const flushAtSum = (hands: readonly PerSuit[], keys: PerSuit): Uint8Array | undefined => {
  const unused = 255;
  const atSum = new Uint8Array(SUIT_SUMS).fill(unused);
  for (const counts of hands) {
    const sum = counts[1] * keys[1] + counts[2] * keys[2] + counts[3] * keys[3];
    const flush = 1 + counts.findIndex((count) => count >= FLUSH);
    const known = atSum[sum % SUIT_SUMS];
    if (known !== unused && known !== flush) return undefined;
    atSum[sum % SUIT_SUMS] = flush;
  }
  return atSum;
};

/** Every way for so many cards to fall into the four suits. */
const handsBySuit = (cards: number): readonly PerSuit[] => {
  const hands: PerSuit[] = [];
  for (let clubs = 0; clubs <= cards; clubs++) {
    for (let diamonds = 0; clubs + diamonds <= cards; diamonds++) {
      for (let hearts = 0; clubs + diamonds + hearts <= cards; hearts++) {
        hands.push([clubs, diamonds, hearts, cards - clubs - diamonds - hearts]);
      }
    }
  }
  return hands;
};
