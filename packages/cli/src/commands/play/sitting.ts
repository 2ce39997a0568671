import type { GameDecision, GameEvent, GameView } from '@baize/games';
import type { PaintSuit } from '../../felt/cards.js';
import type { Conversation } from '../../input/conversation.js';
import type { HouseTable } from '../../input/house-table.js';
import type { TableInMemory } from '../../table/table-in-memory.js';
import type { Purse } from './purse.js';

/** One person at a table, playing one seat or several. */
export interface Sitting {
  readonly talk: Conversation;
  readonly house: HouseTable;
  readonly table: TableInMemory;
  readonly game: GameInPlay;
  readonly seats: readonly number[];
  readonly purse: Purse;
  readonly paint: PaintSuit;
  readonly hints: 'always' | 'asked';
}

/** The game's own part of a round at the terminal. */
export interface GameInPlay {
  /** Tells an event of a round, given the view after it. */
  tell(sitting: Sitting, event: GameEvent, view: GameView): void;
  /** Asks for a seat's decision and makes sure that it has the chips. */
  decide(sitting: Sitting, seat: number, view: GameView): Promise<GameDecision>;
}
