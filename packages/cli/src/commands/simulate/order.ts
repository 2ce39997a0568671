import type { SimulationOrder } from '@baize/odds';
import type { HouseRules } from '@baize/rulebook';
import type { HouseTable } from '../../input/house-table.js';

export interface SimulateOrder extends SimulationOrder {
  readonly table: HouseTable;
  readonly rounds: number;
  readonly threads: number;
}

/** Sent to a thread when it starts. */
export interface ThreadOrder extends SimulationOrder {
  readonly house: HouseRules;
  readonly rounds: number;
}

export interface BlockRange {
  readonly first: number;
  readonly count: number;
}
