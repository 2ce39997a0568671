import { assert } from '@baize/result';
import type { Rulebook, RulebookId, ShuffleWay } from '@baize/rulebook';
import { cutAskedAfter } from '@baize/table';

/**
 * Which recipe a round is shuffled by. Under version 1 the house drew a seed for every player who gave none,
 * after it knew the others: such rounds can be checked, and are not made any more.
 */
export type FairnessVersion = 1 | 2;

/** What a commitment is made for, and binds beside the seed. */
export interface RoundTerms {
  readonly version: FairnessVersion;
  /** `<table>/<n>`. */
  readonly round: string;
  readonly rulebook: RulebookId;
  /** At least so many cards from the top the deck is cut; null where it is dealt without a cut. */
  readonly cutAtLeast: number | null;
}

/** The most bytes of a round's id or of a player's seed. */
export const MOST_TEXT_BYTES = 256;

/** A text that UTF-8 can write, of 1 to 256 bytes. */
export const isSeedText = (text: string): boolean => {
  const bytes = Buffer.byteLength(text, 'utf8');
  return bytes >= 1 && bytes <= MOST_TEXT_BYTES && !/\p{Surrogate}/u.test(text);
};

/** The terms of a round whose deck is shuffled so, by what the document says of the cut. */
export const roundTerms = (
  { id, shuffling }: Rulebook,
  round: string,
  shuffledBy: ShuffleWay,
  version: FairnessVersion = 2,
): RoundTerms => {
  assert(isSeedText(round), `the id of a round has 1 to ${MOST_TEXT_BYTES} bytes`);
  const { asked } = cutAskedAfter(shuffling, shuffledBy);
  return { version, round, rulebook: id, cutAtLeast: asked ? shuffling.cutAtLeast.value : null };
};
