import type { LiveView } from '@baize/house/client';
import { present } from '@baize/result';
import { createContext, useContext } from 'react';
import type { Betting } from './betting/use-betting.js';
import type { FeltModel } from './live/felt-model.js';
import type { Worth } from './own/worth.js';
import type { RulesAtHand } from './rules/rules-at-hand.js';
import type { TableFacts } from './rules/use-table-facts.js';
import type { Orders } from './use-orders.js';

/** What every part of a player's screen draws from, and what it may do. */
export interface AtTable {
  readonly view: LiveView;
  readonly felt: FeltModel | null;
  readonly facts: TableFacts;
  readonly rules: RulesAtHand | null;
  /** The player's seat that is played now. */
  readonly seat: number | null;
  /** What the bonus wagers of the hand at that seat are worth. */
  readonly worth: readonly Worth[];
  readonly betting: Betting;
  readonly orders: Orders;
  readonly choose: (seat: number) => void;
  readonly leaveSeat: (seat: number) => void;
  readonly openChips: () => void;
}

export const TableContext = createContext<AtTable | null>(null);

export const useAtTable = (): AtTable => present(useContext(TableContext), 'a table round this');
