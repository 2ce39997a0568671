import type { MeterEvent, MeterState } from '@baize/jackpot';
import type { Balances } from '@baize/money';
import type { Result } from '@baize/result';
import type { HouseRules, RulesInForce, WagerId } from '@baize/rulebook';
import type { Refusal } from '../refusal.js';
import type { TableEvent } from './events.js';
import type { OpenTable, TableState } from './state.js';

/** The rules a table runs on, as they were approved, under the digest that its rounds pin. */
export interface PinnedRules {
  readonly digest: string;
  /** The digest of the elections alone, which approvals are given for. */
  readonly electionsDigest: string;
  readonly inForce: RulesInForce;
  readonly house: HouseRules;
}

/** Everything a table decides on. The books are a projection of the postings, and always balance. */
export interface World {
  readonly rules: PinnedRules;
  readonly table: TableState;
  readonly meters: Readonly<Partial<Record<WagerId, MeterState>>>;
  readonly books: Balances;
  /** The gaming day that it is in the house, `2026-01-01`; the day of the instant where it keeps none. */
  readonly day?: string;
  /** Seats whose players the house knows to be away; nobody waits for them. */
  readonly away?: readonly number[];
}

export interface OpenWorld extends World {
  readonly table: OpenTable;
}

/** What happened on one stream: each is version-checked on its own, and all commit together. */
export type Happened =
  | { readonly stream: `table/${string}`; readonly events: readonly TableEvent[] }
  | {
      readonly stream: `jackpot/${string}`;
      readonly jackpot: WagerId;
      readonly events: readonly MeterEvent[];
    };

export type Decided = Result<readonly Happened[], Refusal>;

/** One part of a command: it sees the world as the parts before it left it. */
export type Part = (world: World) => Decided;

export const isOpen = (world: World): world is OpenWorld => world.table.phase === 'open';
