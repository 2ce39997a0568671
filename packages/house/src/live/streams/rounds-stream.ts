import type { Cents } from '@baize/money';
import { assert } from '@baize/result';
import type { RulebookId, ShuffleWay, WagerId } from '@baize/rulebook';
import type { RoundProof } from '../../fairness/proof.js';
import type { Commitment } from '../../fairness/recipe.js';

/** A seed that somebody gave to a round, or that the house drew for a player who gave none. */
interface SeedOfSeat {
  readonly seat: number;
  readonly player: string;
  readonly seed: string;
}

export interface ClosedSeed extends SeedOfSeat {
  readonly drawn: boolean;
}

/** What a round came to, for those who look for it later. */
export interface FiledRound {
  readonly round: string;
  readonly number: number;
  /** The digest of the rules it was played under. */
  readonly rules: string;
  /** Versions of the table's stream, from its first event to its last. */
  readonly from: number;
  readonly to: number;
  readonly outcome: 'complete' | 'void';
  readonly players: readonly {
    readonly seat: number;
    readonly player: string;
    readonly stakedCents: Cents;
    readonly netCents: Cents;
  }[];
  readonly irregularities: readonly string[];
  readonly awards: readonly {
    readonly jackpot: WagerId;
    readonly seat: number;
    readonly player: string;
    readonly cents: Cents;
  }[];
  /** Null where the cards were typed in. */
  readonly proof: RoundProof | null;
}

/** An event of the stream `rounds/<slug>`: how a table's rounds were shuffled, and what came of them. */
export type RoundsEvent = { readonly at: string } & (
  | {
      readonly type: 'RoundCommitted';
      readonly round: string;
      readonly rulebook: RulebookId;
      readonly shuffledBy: ShuffleWay;
      readonly cutAtLeast: number | null;
      readonly commitment: Commitment;
    }
  | ({ readonly type: 'SeedGiven'; readonly round: string } & SeedOfSeat)
  | {
      readonly type: 'SeedsClosed';
      readonly round: string;
      readonly seeds: readonly ClosedSeed[];
    }
  | {
      readonly type: 'CommitmentVoided';
      readonly round: string;
      readonly commitment: Commitment;
      readonly reason: string;
      readonly houseSeed: string;
    }
  | {
      /** A restore ended it: a backup has no seeds, and so there is none to reveal. */
      readonly type: 'CommitmentLost';
      readonly round: string;
      readonly commitment: Commitment;
      readonly reason: string;
    }
  | ({ readonly type: 'RoundFiled' } & FiledRound)
);

/** The commitment of the round to come, or of the round in progress. */
export interface OpenCommitment {
  readonly round: string;
  readonly shuffledBy: ShuffleWay;
  readonly cutAtLeast: number | null;
  readonly commitment: Commitment;
}

export interface RoundsState {
  readonly committed: OpenCommitment | null;
  /** How often a commitment of this round was voided: each has a seed of its own. */
  readonly voided: number;
  readonly given: readonly SeedOfSeat[];
  readonly closed: readonly ClosedSeed[] | null;
}

export const NO_ROUNDS: RoundsState = { committed: null, voided: 0, given: [], closed: null };

export const evolveRounds = (state: RoundsState, event: RoundsEvent): RoundsState => {
  switch (event.type) {
    case 'RoundCommitted': {
      assert(state.committed === null, 'one commitment stands at a time');
      const { round, shuffledBy, cutAtLeast, commitment } = event;
      return { ...state, committed: { round, shuffledBy, cutAtLeast, commitment } };
    }
    case 'SeedGiven': {
      const { seat, player, seed } = event;
      const others = state.given.filter((one) => one.seat !== seat);
      return { ...state, given: [...others, { seat, player, seed }] };
    }
    case 'SeedsClosed':
      return { ...state, closed: event.seeds };
    case 'CommitmentVoided':
    case 'CommitmentLost':
      return { ...NO_ROUNDS, voided: state.voided + 1 };
    case 'RoundFiled':
      return NO_ROUNDS;
  }
};
