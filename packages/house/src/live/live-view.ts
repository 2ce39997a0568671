import type { SeatView, TableView, Told, Unasked } from '@baize/table';
import type { SeatCommitment, SilentSeat } from '../fairness/closed-list.js';
import type { Commitment } from '../fairness/commitment.js';
import type { PlayerSeed } from '../fairness/player-seed.js';
import type { FairnessVersion } from '../fairness/round-terms.js';
import type { OwnView } from './presence/own-view.js';
import type { WaitingView } from './presence/waiting.js';

/** A name to show for an account. */
export interface PersonView {
  readonly name: string;
  readonly practice: boolean;
}

/** What was published of the shuffle of a round so far: the same for everybody. */
export interface FairnessView {
  readonly version: FairnessVersion;
  readonly round: string;
  readonly commitment: Commitment;
  readonly cutAtLeast: number | null;
  /** Commitments to seeds: as they came while betting is open, then those of the closed list. */
  readonly committed: readonly SeatCommitment[];
  /** Who adds nothing, from the closing on. */
  readonly silent: readonly SilentSeat[];
  /** The hash of the closed list; null while betting is open. */
  readonly closing: Commitment | null;
  readonly opened: readonly PlayerSeed[];
  /** Which seats the table waits for, and until when; null where it does not. */
  readonly opening: { readonly until: string; readonly seats: readonly number[] } | null;
  /** Seats that did not open in time, which ended the round. */
  readonly withheld: readonly number[];
}

/** Until when bets are taken, and until when each seat decides: instants. */
export interface ClockView {
  /** When this view was made: a page counts from it. */
  readonly now: string;
  readonly betting: { readonly until: string } | null;
  readonly deciding: readonly { readonly seat: number; readonly until: string }[];
}

export interface LiveSeatView extends SeatView {
  readonly presence: 'here' | 'away';
  /** Since when the player is away; null while there. */
  readonly since: string | null;
  /** Why the seat sits this round out; null where it does not. */
  readonly sitsOut: 'asked' | Unasked | null;
}

/** A table as one viewer sees it, with what the house knows of it beside the felt. */
export interface LiveView extends Omit<TableView, 'seats'> {
  readonly seats: readonly LiveSeatView[];
  readonly clock: ClockView;
  readonly waiting: WaitingView;
  /** What is kept for the viewer, where the viewer is a player. */
  readonly own: OwnView | null;
  readonly name: string;
  readonly dealing: 'automatic' | 'attended';
  readonly cardsFrom: 'shuffler' | 'typed';
  readonly people: Readonly<Record<string, PersonView>>;
  /** The viewer's own chips, where the viewer plays. */
  readonly chipsCents: number | null;
  readonly fairness: FairnessView | null;
  readonly practice: number;
  /** The age that the document asks of everybody who plays here. */
  readonly minimumAge: number | null;
  readonly notices: readonly string[];
}

/** One message of a table's live stream. */
export interface LiveMessage {
  /** The version of the table's stream. */
  readonly version: number;
  readonly view: LiveView;
  /** What happened since the message before, as this viewer is told of it. */
  readonly told: readonly Told[];
}
