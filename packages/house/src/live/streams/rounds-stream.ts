import type { Cents } from '@baize/money';
import { assert } from '@baize/result';
import type { RulebookId, ShuffleWay, WagerId } from '@baize/rulebook';
import type { SeatCommitment, SilentSeat } from '../../fairness/closed-list.js';
import type { Commitment } from '../../fairness/commitment.js';
import type { ProvedStep, RoundProof } from '../../fairness/proof.js';
import type { FairnessVersion } from '../../fairness/round-terms.js';

interface OfPlayer {
  readonly seat: number;
  readonly player: string;
}

/** A seed that a player opened; under version 1 one that was given, or drawn by the house. */
interface SeedOfSeat extends OfPlayer {
  readonly seed: string;
}

export interface ClosedSeed extends SeedOfSeat {
  readonly drawn: boolean;
}

/** A player's commitment to a seed. */
export type Pledge = OfPlayer & SeatCommitment;

/** The list that "no more bets" closes, and until when its seeds may be opened. */
export interface ListOfSeeds {
  readonly commitments: readonly Pledge[];
  readonly silent: readonly (OfPlayer & SilentSeat)[];
  readonly closing: Commitment;
  readonly until: string;
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
      readonly fairness: FairnessVersion;
      readonly round: string;
      readonly rulebook: RulebookId;
      readonly shuffledBy: ShuffleWay;
      readonly cutAtLeast: number | null;
      readonly commitment: Commitment;
    }
  /** A player's client commits to a seed; the last one counts. */
  | ({ readonly type: 'SeedCommitted'; readonly round: string } & Pledge)
  /** "No more bets". */
  | ({ readonly type: 'ListClosed'; readonly round: string } & ListOfSeeds)
  | ({ readonly type: 'SeedOpened'; readonly round: string } & SeedOfSeat)
  /** A player did not open in time: the round ends before a card is dealt. */
  | {
      readonly type: 'SeedsWithheld';
      readonly round: string;
      readonly withheld: readonly Pledge[];
    }
  /** The first card leaves the deck. */
  | { readonly type: 'DealBegun'; readonly round: string }
  /** Version 1. */
  | ({ readonly type: 'SeedGiven'; readonly round: string } & SeedOfSeat)
  /** Version 1. */
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
  readonly version: FairnessVersion;
  readonly round: string;
  readonly shuffledBy: ShuffleWay;
  readonly cutAtLeast: number | null;
  readonly commitment: Commitment;
}

export interface RoundsState {
  readonly committed: OpenCommitment | null;
  /** How often a commitment of this round was voided: each has a seed of its own. */
  readonly voided: number;
  /** What players have committed to so far. */
  readonly pledged: readonly Pledge[];
  readonly list: ListOfSeeds | null;
  readonly opened: readonly SeedOfSeat[];
  readonly withheld: readonly Pledge[];
  /** How the deck comes about, for the proof. */
  readonly steps: readonly ProvedStep[];
  /** Of a round that was begun under version 1. */
  readonly first: FirstSeeds;
}

interface FirstSeeds {
  readonly given: readonly SeedOfSeat[];
  readonly closed: readonly ClosedSeed[] | null;
}

export const NO_ROUNDS: RoundsState = {
  committed: null,
  voided: 0,
  pledged: [],
  list: null,
  opened: [],
  withheld: [],
  steps: [],
  first: { given: [], closed: null },
};

/** After an event, which is entry so-and-so of its stream. */
export const evolveRounds = (
  state: RoundsState,
  event: RoundsEvent,
  entry: number,
): RoundsState => {
  const { first } = state;
  const step = (what: ProvedStep['step'], seat: number | null = null): RoundsState['steps'] => [
    ...state.steps,
    { entry, step: what, seat },
  ];
  switch (event.type) {
    case 'RoundCommitted': {
      assert(state.committed === null, 'one commitment stands at a time');
      const { fairness: version, round, shuffledBy, cutAtLeast, commitment } = event;
      const committed = { version, round, shuffledBy, cutAtLeast, commitment };
      return { ...state, committed, steps: step('house-committed') };
    }
    case 'SeedCommitted': {
      const { seat, player, commitment } = event;
      const others = state.pledged.filter((one) => one.seat !== seat);
      const pledged = [...others, { seat, player, commitment }];
      return { ...state, pledged, steps: step('seat-committed', seat) };
    }
    case 'ListClosed': {
      const { commitments, silent, closing, until } = event;
      return { ...state, list: { commitments, silent, closing, until }, steps: step('closed') };
    }
    case 'SeedOpened': {
      const { seat, player, seed } = event;
      const opened = [...state.opened, { seat, player, seed }];
      return { ...state, opened, steps: step('seat-opened', seat) };
    }
    case 'SeedsWithheld':
      return { ...state, withheld: event.withheld, steps: step('withheld') };
    case 'DealBegun':
      return { ...state, steps: step('dealt') };
    case 'SeedGiven': {
      const { seat, player, seed } = event;
      const others = first.given.filter((one) => one.seat !== seat);
      return { ...state, first: { ...first, given: [...others, { seat, player, seed }] } };
    }
    case 'SeedsClosed':
      return { ...state, first: { ...first, closed: event.seeds } };
    case 'CommitmentVoided':
    case 'CommitmentLost':
      return { ...NO_ROUNDS, voided: state.voided + 1 };
    case 'RoundFiled':
      return NO_ROUNDS;
  }
};
