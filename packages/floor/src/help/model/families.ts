import { describePays } from '@baize/money';
import {
  isJackpot,
  type KickoutTable,
  type PayTable,
  type Rulebook,
  type TableFamily,
  tableFamilies,
  type WagerId,
} from '@baize/rulebook';
import type { PriceRow } from '../price-table.js';
import { exampleOf } from './hand-examples.js';

const hasTables = ({ paytables }: TableFamily): boolean => Object.keys(paytables).length > 0;

const jackpotFamily = (rulebook: Rulebook, { key }: TableFamily): boolean => {
  const rule = rulebook.wagers[key as WagerId];
  return rule !== undefined && isJackpot(rule);
};

/** Side bets: paid by a table, and not jackpots; in the order of the document. */
export const sideBetsOf = (rulebook: Rulebook): readonly TableFamily[] =>
  tableFamilies(rulebook).filter((one) => hasTables(one) && !jackpotFamily(rulebook, one));

export const jackpotsOf = (rulebook: Rulebook): readonly TableFamily[] =>
  tableFamilies(rulebook).filter((one) => hasTables(one) && jackpotFamily(rulebook, one));

const isPayTable = (table: PayTable | KickoutTable): table is PayTable => 'judged' in table;

/** The rows of a table as people read them; hands that lose are left out. */
export const rowsOf = (table: PayTable | KickoutTable): readonly PriceRow[] =>
  isPayTable(table)
    ? table.rows
        .filter(({ pays }) => pays.kind !== 'lose')
        .map(({ hand, label, pays, envy }) => ({
          hand: label,
          cards: exampleOf(hand),
          pays: describePays(pays),
          envy: envy === null ? null : `$${envy.toLocaleString('en-US')}`,
        }))
    : table.rows.map(({ hands, label }) => ({
        hand: hands === 1 ? '1 hand' : `${hands} hands`,
        cards: [],
        pays: `${label} or better`,
        envy: null,
      }));
