import type { LiveView } from '@baize/house/client';
import { present } from '@baize/result';
import { createContext, useContext } from 'react';
import type { FeltModel } from '../table/live/felt-model.js';
import type { TableFacts } from '../table/rules/use-table-facts.js';
import type { Orders } from '../table/use-orders.js';
import type { Office } from './people/office.js';

/** What every part of the dealer's screen draws from, and what it may do. */
export interface AtDeal {
  readonly view: LiveView;
  readonly felt: FeltModel | null;
  readonly facts: TableFacts;
  readonly office: Office;
  readonly orders: Orders;
  /** The step by a name of its own: another step, another name. */
  readonly step: string;
  /** With every other one the dealer's keys come back to the step: a step is new, a dialog is closed. */
  readonly attention: string;
  readonly nameOf: (wager: string) => string;
}

export const DealContext = createContext<AtDeal | null>(null);

export const useAtDeal = (): AtDeal => present(useContext(DealContext), 'a table round this');
