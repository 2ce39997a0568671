import { type Card, DECK_SIZE, formatCards, parseCards } from '@baize/cards';
import {
  type Decoded,
  type Decoder,
  decode,
  list,
  nullable,
  object,
  oneOf,
  wholeNumber,
} from '@baize/result';
import { RULEBOOK_IDS, type RulebookId, type ShuffleWay } from '@baize/rulebook';
import { HouseSeed } from './house-seed.js';
import type { PlayerSeed } from './player-seed.js';
import { type Commitment, commitmentOf, cutDepthOf } from './recipe.js';
import { isSeedText, MOST_TEXT_BYTES, type RoundTerms } from './round-terms.js';

/** The public proof of one round, version 1: all that a stranger needs to make its deck again. */
export interface RoundProof {
  readonly version: 1;
  readonly round: string;
  readonly rulebook: RulebookId;
  readonly shuffledBy: ShuffleWay;
  /** As it was published before betting opened. */
  readonly commitment: Commitment;
  /** 64 hexadecimal digits, revealed when the round was over. */
  readonly houseSeed: string;
  /** By seat, from the lowest; a practice player gives none. */
  readonly playerSeeds: readonly PlayerSeed[];
  readonly cut: ProvedCut | null;
  /** `As Td 9h`: in the order they left the deck. */
  readonly cards: string;
  /** Why the round was not played to its end; null when it was. */
  readonly void: { readonly reason: string } | null;
}

export interface ProvedCut {
  readonly atLeast: number;
  readonly depth: number;
}

/** A round that is over. */
export interface RoundOver {
  readonly terms: RoundTerms;
  readonly shuffledBy: ShuffleWay;
  readonly seed: HouseSeed;
  readonly players: readonly PlayerSeed[];
  readonly cards: readonly Card[];
  readonly voidFor: string | null;
}

/** Reveals the house's seed: only for a round that is over, or void. */
export const revealOf = (over: RoundOver): RoundProof => {
  const { terms, seed, players, voidFor } = over;
  const depth = cutDepthOf(terms, seed);
  return {
    version: 1,
    round: terms.round,
    rulebook: terms.rulebook,
    shuffledBy: over.shuffledBy,
    commitment: commitmentOf(terms, seed),
    houseSeed: seed.secretHex(),
    playerSeeds: players
      .toSorted((left, right) => left.seat - right.seat)
      .map(({ seat, seed: given }) => ({ seat, seed: given })),
    cut: depth === null || terms.cutAtLeast === null ? null : { atLeast: terms.cutAtLeast, depth },
    cards: formatCards(over.cards),
    void: voidFor === null ? null : { reason: voidFor },
  };
};

/** The terms that a proof says its commitment was made for. */
export const termsOfProof = ({ round, rulebook, cut }: RoundProof): RoundTerms => ({
  round,
  rulebook,
  cutAtLeast: cut?.atLeast ?? null,
});

/** What is refused is not quoted: a seed is never put into a sentence. */
const textThat =
  <T extends string>(is: (given: string) => boolean, what: string): Decoder<T> =>
  (value, path, tell) => {
    if (typeof value === 'string' && is(value)) return value as T;
    tell({ code: 'wrong-type', path, message: `${path} must be ${what}` });
    return undefined;
  };

const MOST_SEATS = 255;

/** What is printed for people has no signs that steer a terminal. */
const isPlain = (given: string): boolean => !/\p{Cc}/u.test(given);

const roundId: Decoder<string> = textThat(
  (given) => isSeedText(given) && isPlain(given),
  `a text of 1 to ${MOST_TEXT_BYTES} bytes, in one line`,
);

const reason: Decoder<string> = textThat(
  (given) => given.trim() !== '' && isPlain(given),
  'a text, in one line',
);

const shortText: Decoder<string> = textThat(isSeedText, `a text of 1 to ${MOST_TEXT_BYTES} bytes`);

const houseSeed: Decoder<string> = textThat(
  (given) => HouseSeed.ofHex(given) !== undefined,
  '64 hexadecimal digits, in small letters',
);

const commitment: Decoder<Commitment> = textThat(
  (given) => /^sha256:[0-9a-f]{64}$/.test(given),
  '"sha256:" and 64 hexadecimal digits, in small letters',
);

const cards: Decoder<string> = (value, path, tell) => {
  const parsed = typeof value === 'string' ? parseCards(value) : undefined;
  if (parsed?.ok === true) return formatCards(parsed.value);
  const why = parsed === undefined ? 'it must be cards such as "As Td 9h"' : parsed.error.message;
  tell({ code: 'wrong-type', path, message: `${path}: ${why}` });
  return undefined;
};

/** The recipe takes them by seat: a file has them so, and a seat once. */
const playerSeeds: Decoder<readonly PlayerSeed[]> = (value, path, tell) => {
  const one = object({ seat: wholeNumber(1, MOST_SEATS), seed: shortText });
  const seeds = list(one)(value, path, tell);
  const inOrder = seeds?.every(({ seat }, at) => at === 0 || seat > (seeds[at - 1]?.seat ?? 0));
  if (inOrder === false) {
    tell({ code: 'not-allowed', path, message: `${path} must go up by seat, each seat once` });
  }
  return seeds;
};

const DEPTH = wholeNumber(1, DECK_SIZE - 1);

const version: Decoder<1> = (value, path, tell) => {
  if (value === 1) return 1;
  tell({ code: 'not-allowed', path, message: 'version must be 1' });
  return undefined;
};

const proof: Decoder<RoundProof> = object({
  version,
  round: roundId,
  rulebook: oneOf(RULEBOOK_IDS),
  shuffledBy: oneOf(['hand', 'machine']),
  commitment,
  houseSeed,
  playerSeeds,
  cut: nullable(object({ atLeast: DEPTH, depth: DEPTH })),
  cards,
  void: nullable(object({ reason })),
});

/** A proof from a file: typed, or every problem with its place. */
export const decodeProof = (data: unknown): Decoded<RoundProof> => decode(proof, data);
