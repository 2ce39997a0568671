import { assert } from '@baize/result';
import { byte, field, joined } from './byte-strings.js';
import { bytesOf, type Commitment, hashOf } from './commitment.js';
import type { PlayerSeed } from './player-seed.js';
import { beginning } from './recipe.js';
import { isSeedText, type RoundTerms } from './round-terms.js';

/** A seat with the commitment to its seed. */
export interface SeatCommitment {
  readonly seat: number;
  readonly commitment: Commitment;
}

/** Why a seat adds nothing to the shuffle. */
export const SILENCES = [
  /** It sent no commitment. */
  'none',
  /** It has no wager in this round. */
  'no-wager',
  /** Its player was away when betting closed. */
  'away',
  /** Its player, or another at the same address, withheld a seed within the hour. */
  'barred',
  /** Its player, or another at the same address, has a seed to open at another table. */
  'elsewhere',
  /** Its player has no device. */
  'no-device',
] as const;

export type Silence = (typeof SILENCES)[number];

export interface SilentSeat {
  readonly seat: number;
  readonly why: Silence;
}

/** What stands when betting has closed: who is bound to a seed, and who adds none. By seat. */
export interface ClosedList {
  readonly commitments: readonly SeatCommitment[];
  readonly silent: readonly SilentSeat[];
}

/** What a player's client sends while betting is open. It binds the house's commitment, and so is younger. */
export const playerCommitmentOf = (
  terms: RoundTerms,
  house: Commitment,
  { seat, seed }: PlayerSeed,
): Commitment => {
  assert(isSeedText(seed), 'a seed has 1 to 256 bytes');
  return hashOf(joined(beginning('player', terms), field(bytesOf(house)), byte(seat), field(seed)));
};

/** What binds the whole list: every seed is opened to it, and the deck is made with it. */
export const closingOf = (
  terms: RoundTerms,
  house: Commitment,
  { commitments, silent }: ClosedList,
): Commitment => {
  assert(goesUp(commitments) && goesUp(silent), 'a closed list goes up by seat');
  return hashOf(
    joined(
      beginning('closing', terms),
      field(bytesOf(house)),
      byte(commitments.length),
      ...commitments.flatMap((one) => [byte(one.seat), field(bytesOf(one.commitment))]),
      byte(silent.length),
      ...silent.flatMap(({ seat, why }) => [byte(seat), field(why)]),
    ),
  );
};

/** By seat, from the lowest, each once. */
export const goesUp = (seats: readonly { readonly seat: number }[]): boolean =>
  seats.every(({ seat }, at) => at === 0 || seat > (seats[at - 1]?.seat ?? 0));
