import { NO_BALANCES } from '@baize/money';
import { noCards } from '../cards/index.js';
import { shufflerCounts } from '../cards/state.js';
import type { ClosedTable } from './state.js';
import type { PinnedRules, World } from './world.js';

/** A table that has never been open. */
export const newTable = (slug: string, { digest, inForce, house }: PinnedRules): ClosedTable => ({
  phase: 'closed',
  slug,
  rules: digest,
  approval: 'given',
  lastRound: 0,
  cards: noCards({ rulebook: inForce.rulebook, equipment: house.equipment }),
  stub: {
    method: house.equipment.dealing,
    deviceCounts: shufflerCounts(house.equipment),
    roundsSinceCount: 0,
  },
  settled: null,
});

export const newWorld = (slug: string, rules: PinnedRules): World => ({
  rules,
  table: newTable(slug, rules),
  meters: {},
  books: NO_BALANCES,
});
