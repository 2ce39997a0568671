import { byte, field, hexOf, joined } from './bytes.js';
import { beginning, hashBytes, type Terms } from './recipe.js';
import { sha256 } from './sha256.js';

interface ClosedList {
  readonly commitments: readonly { readonly seat: number; readonly commitment: string }[];
  readonly silent: readonly { readonly seat: number; readonly why: string }[];
}

const written = (bytes: Uint8Array): string => `sha256:${hexOf(sha256(bytes))}`;

/** What a page commits to a seed with. */
export const seedCommitment = (terms: Terms, house: string, seat: number, seed: string): string =>
  written(joined(beginning('player', terms), field(hashBytes(house)), byte(seat), field(seed)));

/** The hash of a closed list. */
export const closingHash = (
  terms: Terms,
  house: string,
  { commitments, silent }: ClosedList,
): string =>
  written(
    joined(
      beginning('closing', terms),
      field(hashBytes(house)),
      byte(commitments.length),
      ...commitments.flatMap((one) => [byte(one.seat), field(hashBytes(one.commitment))]),
      byte(silent.length),
      ...silent.flatMap(({ seat, why }) => [byte(seat), field(why)]),
    ),
  );
