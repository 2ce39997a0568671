import type { SimulationOrder } from '@baize/odds';
import type { HouseRules } from '@baize/rulebook';
import type { HouseTable } from '../../input/house-table.js';

export interface SimulateOrder extends SimulationOrder {
  readonly table: HouseTable;
  readonly rounds: number;
  readonly threads: number;
}

/** What a thread is told when it starts: nothing but data. */
export interface ThreadOrder extends SimulationOrder {
  readonly house: HouseRules;
  readonly rounds: number;
}

/** Blocks to play next, one after another. */
export interface BlockRange {
  readonly first: number;
  readonly count: number;
}
