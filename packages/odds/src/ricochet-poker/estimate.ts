import { assert } from '@baize/result';
import type { RicochetTally, Sums } from './simulate.js';

/** A mean with the half width of its interval: of a hundred such intervals 99 hold the true mean. */
interface Estimate {
  readonly mean: number;
  readonly plusMinus: number;
}

export interface RicochetEstimate {
  readonly players: number;
  /** How many rounds the figures rest on. */
  readonly rounds: number;
  readonly confidence: 0.99;
  /** The house's win for each player's ante: positive for the house. */
  readonly house: Estimate;
  /** The same with every ante bonus as it was paid: rare hands make its interval less sure. */
  readonly housePaid: Estimate;
  /** By place in the order of action: the player's net in antes, and how often each thing was done. */
  readonly places: readonly RicochetPlaceEstimate[];
  /** Shares of all rounds. */
  readonly dealer: RicochetTally['dealer'];
}

interface RicochetPlaceEstimate {
  readonly net: Estimate;
  readonly decisions: Readonly<Record<'fold' | 'play' | 'not-asked', number>>;
}

/** The point of the normal distribution beyond which half a per cent lies. */
const Z_99 = 2.5758293035489004;

export const ricochetEstimate = ({
  players,
  anteCents,
  rounds,
  house,
  housePaid,
  places,
  dealer,
}: RicochetTally): RicochetEstimate => {
  assert(rounds > 1, 'an interval needs two rounds or more');
  const share = (count: number): number => count / rounds;
  return {
    players,
    rounds,
    confidence: 0.99,
    house: meanOf(house, rounds, players),
    housePaid: meanOf(housePaid, rounds, players),
    places: places.map(({ netCents, fold, play, notAsked }) => ({
      net: meanOf(netCents, rounds, anteCents),
      decisions: { fold: share(fold), play: share(play), 'not-asked': share(notAsked) },
    })),
    dealer: {
      kickedOut: share(dealer.kickedOut),
      beatenByTwo: share(dealer.beatenByTwo),
      discarded: share(dealer.discarded),
      tookThePot: share(dealer.tookThePot),
    },
  };
};

const meanOf = ({ sum, squares }: Sums, count: number, unit: number): Estimate => {
  const mean = sum / count;
  const variance = Math.max(0, squares - sum * mean) / (count - 1);
  return { mean: mean / unit, plusMinus: (Z_99 * Math.sqrt(variance / count)) / unit };
};
