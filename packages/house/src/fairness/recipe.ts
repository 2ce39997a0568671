import { type Card, DECK_SIZE, FULL_DECK } from '@baize/cards';
import { assert } from '@baize/result';
import { cutStack } from '@baize/table';
import { byte, field, joined } from './byte-strings.js';
import { bytesOf, type Commitment, hashOf } from './commitment.js';
import type { HouseSeed } from './house-seed.js';
import { below, hmacSha256, keyedWords } from './keyed-words.js';
import type { PlayerSeed } from './player-seed.js';
import { isSeedText, type RoundTerms } from './round-terms.js';
import { shuffled } from './shuffle.js';

/** The recipe, byte by byte in docs/fairness.md: a change of it is a new version. */

/** Each use has a name of its own, so that none gives another one away. */
export type Purpose = 'commitment' | 'player' | 'closing' | 'cut' | 'deck';

/** A byte that is 0 says that there is no cut. */
const NO_CUT = 0;

/** How every byte string of the recipe begins. */
export const beginning = (purpose: Purpose, terms: RoundTerms): Uint8Array => {
  const { version, round, rulebook, cutAtLeast } = terms;
  assert(isSeedText(round), 'the id of a round is a text of 1 to 256 bytes');
  assert(
    cutAtLeast === null || (cutAtLeast >= 1 && cutAtLeast < DECK_SIZE),
    'a cut parts the deck',
  );
  return joined(
    field(`baize/fairness/${version}/${purpose}`),
    field(round),
    field(rulebook),
    byte(cutAtLeast ?? NO_CUT),
  );
};

/** What the house publishes before betting opens. */
export const commitmentOf = (terms: RoundTerms, seed: HouseSeed): Commitment =>
  hashOf(joined(beginning('commitment', terms), field(seed.secretBytes())));

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

const seedsOf = (players: readonly PlayerSeed[]): readonly Uint8Array[] => {
  const seats = players.toSorted((left, right) => left.seat - right.seat);
  assert(new Set(seats.map(({ seat }) => seat)).size === seats.length, 'a seat gives one seed');
  for (const { seed } of seats) assert(isSeedText(seed), 'a seed has 1 to 256 bytes');
  return [byte(seats.length), ...seats.flatMap(({ seat, seed }) => [byte(seat), field(seed)])];
};

/**
 * The deck in the order it is dealt: shuffled, and cut where the terms say so. `closing` is the hash of the
 * closed list; a round of version 1 has none.
 */
export const deckOf = (
  terms: RoundTerms,
  seed: HouseSeed,
  closing: Commitment | null,
  players: readonly PlayerSeed[],
): readonly Card[] => {
  assert((closing === null) === (terms.version === 1), 'version 1 has no closing hash');
  const message = joined(
    beginning('deck', terms),
    ...(closing === null ? [] : [field(bytesOf(closing))]),
    ...seedsOf(players),
  );
  const words = keyedWords(hmacSha256(seed.secretBytes(), message));
  return cutStack(shuffled(FULL_DECK, words), cutDepthOf(terms, seed) ?? 0);
};
