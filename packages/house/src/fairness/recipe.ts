import { createHash } from 'node:crypto';
import { type Card, DECK_SIZE, FULL_DECK } from '@baize/cards';
import { assert } from '@baize/result';
import { cutStack } from '@baize/table';
import { byte, field, joined } from './byte-strings.js';
import type { HouseSeed } from './house-seed.js';
import { below, hmacSha256, keyedWords, type Words } from './keyed-words.js';
import type { PlayerSeed } from './player-seed.js';
import { isSeedText, type RoundTerms } from './round-terms.js';
import { shuffled } from './shuffle.js';

/** The recipe of version 1, byte by byte in docs/fairness.md: a change of it is a new version. */

/** `sha256:` and 64 hexadecimal digits. */
export type Commitment = `sha256:${string}`;

/** Each use of the house's seed has a name of its own, so that none gives another one away. */
const PURPOSES = {
  commitment: 'baize/fairness/1/commitment',
  cut: 'baize/fairness/1/cut',
  deck: 'baize/fairness/1/deck',
} as const;

/** A byte that is 0 says that there is no cut. */
const NO_CUT = 0;

const beginning = (purpose: keyof typeof PURPOSES, terms: RoundTerms): Uint8Array => {
  const { round, rulebook, cutAtLeast } = terms;
  assert(isSeedText(round), 'the id of a round is a text of 1 to 256 bytes');
  assert(
    cutAtLeast === null || (cutAtLeast >= 1 && cutAtLeast < DECK_SIZE),
    'a cut parts the deck',
  );
  return joined(
    field(PURPOSES[purpose]),
    field(round),
    field(rulebook),
    byte(cutAtLeast ?? NO_CUT),
  );
};

/** What is published before betting opens. */
export const commitmentOf = (terms: RoundTerms, seed: HouseSeed): Commitment => {
  const bytes = joined(beginning('commitment', terms), field(seed.secretBytes()));
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
};

/**
 * How many cards go under the others. It comes from the house's seed alone, so that the table can cut
 * before betting opens, and is fixed by the commitment.
 */
export const cutDepthOf = (terms: RoundTerms, seed: HouseSeed): number | null => {
  const { cutAtLeast } = terms;
  if (cutAtLeast === null) return null;
  const words = keyedWords(hmacSha256(seed.secretBytes(), beginning('cut', terms)));
  return cutAtLeast + below(DECK_SIZE - cutAtLeast, words);
};

/** The key of the shuffle: fixed when betting closes, and with it the seeds of the players. */
const deckWords = (terms: RoundTerms, seed: HouseSeed, players: readonly PlayerSeed[]): Words => {
  const seats = players.toSorted((left, right) => left.seat - right.seat);
  assert(new Set(seats.map(({ seat }) => seat)).size === seats.length, 'a seat gives one seed');
  for (const { seed: text } of seats) assert(isSeedText(text), 'a seed has 1 to 256 bytes');
  const message = joined(
    beginning('deck', terms),
    byte(seats.length),
    ...seats.flatMap(({ seat, seed: text }) => [byte(seat), field(text)]),
  );
  return keyedWords(hmacSha256(seed.secretBytes(), message));
};

/** The deck in the order it is dealt: shuffled, and cut where the terms say so. */
export const deckOf = (
  terms: RoundTerms,
  seed: HouseSeed,
  players: readonly PlayerSeed[],
): readonly Card[] =>
  cutStack(shuffled(FULL_DECK, deckWords(terms, seed, players)), cutDepthOf(terms, seed) ?? 0);
