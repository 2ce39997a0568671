/** A player's turn, with all that lies face up. It is changed in place, so that no round needs another. */
export interface RicochetTurn {
  /** Cards not dealt yet: the first `unseenCount` of these. */
  readonly unseen: Uint8Array;
  unseenCount: number;
  /** Two cards each of the player in turn and of those still to act, in the order of action. */
  readonly twos: Uint8Array;
  /** How many these are. */
  players: number;
  /** The strength of the highest five cards showing; 0 where there are none. */
  best: number;
  /** The players who show it; none where it is the dealer's. */
  holders: number;
  /** What lies on the pot circle, in antes. */
  pot: number;
}

const DECK = 52;
const MOST_PLAYERS = 7;

export const newTurn = (): RicochetTurn => ({
  unseen: new Uint8Array(DECK),
  unseenCount: 0,
  twos: new Uint8Array(2 * MOST_PLAYERS),
  players: 0,
  best: 0,
  holders: 0,
  pot: 0,
});

/** Whether the player in turn plays. */
export type RicochetDecide = (turn: RicochetTurn) => boolean;
