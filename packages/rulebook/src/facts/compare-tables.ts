import type { Pays } from '@baize/money';
import { type TableFamily, tableFamilies } from '../schema/lookup.js';
import type { TableKey } from '../schema/names.js';
import type { KickoutTable, PayRow, PayTable } from '../schema/pay-table.js';
import type { Rulebook } from '../schema/rulebook.js';
import { wagerWord } from './words.js';

/** Tables of both rulebooks with the same prices, by their printed ids. */
export interface TableMatch {
  readonly a: readonly string[];
  readonly b: readonly string[];
  /** Nothing: alike in everything. `growth`: one prints odds and the other dollars, equal at $1. */
  readonly apartFrom: readonly ('growth' | 'envy')[];
}

export interface TableComparison {
  readonly key: TableKey;
  readonly name: string;
  readonly alike: readonly TableMatch[];
  readonly onlyA: readonly string[];
  readonly onlyB: readonly string[];
}

type AnyTable = PayTable | KickoutTable;

export const compareTables = (a: Rulebook, b: Rulebook): readonly TableComparison[] => {
  const familiesOfA = tableFamilies(a).filter(hasTables);
  const familiesOfB = tableFamilies(b).filter(hasTables);
  const sharedWith = (family: TableFamily, others: readonly TableFamily[]) =>
    others.find((other) => other.key === family.key && judgedAlike(family, other));
  return [
    ...familiesOfA.map((family) =>
      compareFamily(
        family.key,
        wagerWord(a, family.key),
        Object.values(family.paytables),
        Object.values(sharedWith(family, familiesOfB)?.paytables ?? {}),
      ),
    ),
    ...familiesOfB
      .filter((family) => sharedWith(family, familiesOfA) === undefined)
      .map((family) =>
        compareFamily(family.key, wagerWord(b, family.key), [], Object.values(family.paytables)),
      ),
  ];
};

const hasTables = ({ paytables }: TableFamily): boolean => Object.keys(paytables).length > 0;

/** One id may name a bonus in one game and a jackpot on other cards in another. */
const judgedAlike = (one: TableFamily, other: TableFamily): boolean => {
  const judgedOf = ({ paytables }: TableFamily) =>
    Object.values(paytables).map((table) => ('judged' in table ? table.judged : 'kickout'));
  return judgedOf(one).some((judged) => judgedOf(other).includes(judged));
};

const compareFamily = (
  key: TableKey,
  name: string,
  tablesOfA: readonly AnyTable[],
  tablesOfB: readonly AnyTable[],
): TableComparison => {
  const exact = matchBy(exactPrices, tablesOfA, tablesOfB);
  const loose = matchBy(pricesAtOneDollar, exact.restOfA, exact.restOfB);
  return {
    key,
    name,
    alike: [...exact.matches, ...loose.matches].map(({ a, b }) => ({
      a: a.map(({ id }) => id),
      b: b.map(({ id }) => id),
      apartFrom: apart(a[0], b[0]),
    })),
    onlyA: loose.restOfA.map(({ id }) => id),
    onlyB: loose.restOfB.map(({ id }) => id),
  };
};

const matchBy = (
  keyOf: (table: AnyTable) => string,
  tablesOfA: readonly AnyTable[],
  tablesOfB: readonly AnyTable[],
) => {
  const keysOfA = new Set(tablesOfA.map(keyOf));
  const keysOfB = new Set(tablesOfB.map(keyOf));
  return {
    matches: [...keysOfA]
      .filter((key) => keysOfB.has(key))
      .map((key) => ({
        a: tablesOfA.filter((table) => keyOf(table) === key),
        b: tablesOfB.filter((table) => keyOf(table) === key),
      })),
    restOfA: tablesOfA.filter((table) => !keysOfB.has(keyOf(table))),
    restOfB: tablesOfB.filter((table) => !keysOfA.has(keyOf(table))),
  };
};

const exactPrices = (table: AnyTable): string =>
  'judged' in table
    ? JSON.stringify(rowsThatPay(table).map(({ hand, pays, envy }) => [hand, pays, envy]))
    : kickoutRows(table);

/** What a wager of one dollar wins: a prize for 1 and a prize in dollars are then the same. */
const pricesAtOneDollar = (table: AnyTable): string =>
  'judged' in table
    ? JSON.stringify(rowsThatPay(table).map(({ hand, pays }) => [hand, atOneDollar(pays)]))
    : kickoutRows(table);

const kickoutRows = ({ rows }: KickoutTable): string =>
  JSON.stringify(rows.map(({ hands, atLeast }) => [hands, atLeast]));

const atOneDollar = (pays: Pays): Pays =>
  pays.kind === 'for-1' ? { kind: 'dollars', value: pays.value } : pays;

/** A last row that loses says no more than a row that is not there. */
const rowsThatPay = ({ rows }: PayTable): readonly PayRow[] =>
  rows.slice(0, rows.findLastIndex(({ pays }) => pays.kind !== 'lose') + 1);

const apart = (
  a: AnyTable | undefined,
  b: AnyTable | undefined,
): readonly ('growth' | 'envy')[] => {
  if (a === undefined || b === undefined || !('judged' in a) || !('judged' in b)) return [];
  const pricesOf = (table: PayTable) => JSON.stringify(rowsThatPay(table).map(({ pays }) => pays));
  const envyOf = (table: PayTable) => JSON.stringify(rowsThatPay(table).map(({ envy }) => envy));
  return [
    ...(pricesOf(a) === pricesOf(b) ? [] : (['growth'] as const)),
    ...(envyOf(a) === envyOf(b) ? [] : (['envy'] as const)),
  ];
};
