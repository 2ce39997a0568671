import type { GameDecision, GameEvent, GameView } from '@baize/games';
import type { PaintSuit } from '../../felt/cards.js';
import type { HouseTable } from '../../input/house-table.js';
import type { Conversation } from './conversation.js';
import type { Purse } from './purse.js';
import type { TableInMemory } from './table-in-memory.js';

/** One person at a table, with chips, playing one seat or several. */
export interface Sitting {
  readonly talk: Conversation;
  readonly house: HouseTable;
  readonly table: TableInMemory;
  readonly game: GameInPlay;
  readonly seats: readonly number[];
  readonly purse: Purse;
  readonly paint: PaintSuit;
  /** Whether a hint is shown before every decision, or when it is asked for. */
  readonly hints: 'always' | 'asked';
}

/** What only the game knows of a round at the terminal. */
export interface GameInPlay {
  /** Tells an event of a round, with the table as it is after it. */
  tell(sitting: Sitting, event: GameEvent, view: GameView): void;
  /** Asks a seat for its decision; chips for it are there. */
  decide(sitting: Sitting, seat: number, view: GameView): Promise<GameDecision>;
}
