import type { Card } from '@baize/cards';
import type { GameId } from '@baize/rulebook';
import type { ContestHand } from './lines.js';

/** A finished round on the felt. The dealer has no hand where nobody contests the round. */
export interface ContestHands {
  readonly dealer: readonly Card[] | null;
  readonly hands: readonly ContestHand[];
}

export interface ContestFelt extends ContestHands {
  readonly game: GameId;
}
