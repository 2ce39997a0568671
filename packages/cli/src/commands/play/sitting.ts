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
  readonly seats: readonly number[];
  readonly purse: Purse;
  readonly paint: PaintSuit;
  /** Whether a hint is shown before every decision, or when it is asked for. */
  readonly hints: 'always' | 'asked';
}
