import { DECK_SIZE, formatCards, parseCards } from '@baize/cards';
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
import { RULEBOOK_IDS } from '@baize/rulebook';
import { goesUp, SILENCES } from './closed-list.js';
import { type Commitment, isCommitment } from './commitment.js';
import { HouseSeed } from './house-seed.js';
import { type FirstProof, type RoundProof, type SecondProof, STEPS } from './proof.js';
import { isSeedText, MOST_TEXT_BYTES } from './round-terms.js';

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

const shortLine: Decoder<string> = textThat(
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
  isCommitment,
  '"sha256:" and 64 hexadecimal digits, in small letters',
);

const cards: Decoder<string> = (value, path, tell) => {
  const parsed = typeof value === 'string' ? parseCards(value) : undefined;
  if (parsed?.ok === true) return formatCards(parsed.value);
  const why = parsed === undefined ? 'it must be cards such as "As Td 9h"' : parsed.error.message;
  tell({ code: 'wrong-type', path, message: `${path}: ${why}` });
  return undefined;
};

const seat = wholeNumber(1, MOST_SEATS);

/** The recipe takes them by seat: a file has them so, and a seat once. */
const bySeat =
  <T extends { readonly seat: number }>(one: Decoder<T>): Decoder<readonly T[]> =>
  (value, path, tell) => {
    const seats = list(one)(value, path, tell);
    if (seats !== undefined && !goesUp(seats)) {
      tell({ code: 'not-allowed', path, message: `${path} must go up by seat, each seat once` });
    }
    return seats;
  };

const DEPTH = wholeNumber(1, DECK_SIZE - 1);

const versionIs =
  <V extends 1 | 2>(version: V): Decoder<V> =>
  (value, path, tell) => {
    if (value === version) return version;
    tell({ code: 'not-allowed', path, message: 'version must be 1 or 2' });
    return undefined;
  };

const common = {
  round: shortLine,
  rulebook: oneOf(RULEBOOK_IDS),
  shuffledBy: oneOf(['hand', 'machine']),
  commitment,
  houseSeed,
  cut: nullable(object({ atLeast: DEPTH, depth: DEPTH })),
  cards,
  void: nullable(object({ reason })),
} as const;

const first: Decoder<FirstProof> = object({
  version: versionIs(1),
  ...common,
  playerSeeds: bySeat(object({ seat, seed: shortText })),
});

const second: Decoder<SecondProof> = object({
  version: versionIs(2),
  ...common,
  players: bySeat(object({ seat, commitment, seed: nullable(shortText) })),
  silent: bySeat(object({ seat, why: oneOf(SILENCES) })),
  closing: nullable(commitment),
  withheld: bySeat(object({ seat, player: shortLine })),
  steps: list(object({ entry: wholeNumber(1), step: oneOf(STEPS), seat: nullable(seat) })),
});

/** What has no version, or an unknown one, is told what the newest asks for. */
const proof: Decoder<RoundProof> = (value, path, tell) => {
  const isFirst =
    typeof value === 'object' && value !== null && 'version' in value && value.version === 1;
  return isFirst ? first(value, path, tell) : second(value, path, tell);
};

/** A proof from a file: typed, or every problem with its place. */
export const decodeProof = (data: unknown): Decoded<RoundProof> => decode(proof, data);
