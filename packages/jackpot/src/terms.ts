import type { Suit } from '@baize/cards';
import { type Cents, cents } from '@baize/money';
import { present } from '@baize/result';
import type {
  Citation,
  Cited,
  DealingMethod,
  DealStep,
  GameId,
  JackpotInForce,
  JackpotRules,
  JackpotType,
  MultiHit,
  PayTable,
  RulebookId,
  RulesInForce,
  WagerId,
} from '@baize/rulebook';

/** What a jackpot runs on from the day it opens: every linked table must have the same. */
export interface Terms {
  readonly rulebook: RulebookId;
  readonly game: GameId;
  readonly wager: WagerId;
  readonly type: JackpotType;
  readonly paytable: string;
  /** The shares of the meter that the table pays, as printed. */
  readonly percents: readonly number[];
  readonly wagerCents: Cents;
  /** What a progressive restarts from; the posted prize of a house jackpot. */
  readonly seedCents: Cents;
  readonly rateBasisPoints: number;
  readonly reserveRateBasisPoints: number;
  readonly suit: Suit | null;
}

/** What the meter decides under: the document's word on jackpots and the calling table's elections. */
export interface MeterRules {
  readonly law: JackpotRules;
  readonly terms: Terms;
  readonly table: PayTable;
  /** What the meter shows the first time, where that differs from the seed. */
  readonly initialCents: Cents;
  readonly reserveCents: Cents;
  readonly multiHit: MultiHit;
  /** Fixed awards from here up wait for a floorperson; null where every award does. */
  readonly validateFromCents: Cents | null;
  readonly seats: Cited<number>;
  /** Why the sensor takes one amount only. */
  readonly fixedWager: Citation;
  readonly lock: Citation;
  /** Where the document has the chips counted against the accepted wagers before the deal. */
  readonly chipCount: Citation | null;
}

/** The rules of one jackpot at a table, with the clauses of the dealing method in use there. */
export const meterRules = (
  rules: RulesInForce,
  id: WagerId,
  method?: DealingMethod,
): MeterRules => {
  const { rulebook, elections, settings } = rules;
  const law = present(rulebook.jackpots, `jackpots in ${rulebook.id}`);
  const jackpot = present(
    rules.jackpots.find((offered) => offered.id === id),
    `the jackpot ${id} among those offered`,
  );
  const step = (name: DealStep): Citation | null => {
    const rule = rulebook.dealing.before.find(({ value }) => value === name);
    if (rule === undefined) return null;
    return (method && rulebook.dealing.clauseByMethod?.[method]?.[name]) ?? rule.cite;
  };
  const { stake } = present(rulebook.wagers[id], `the wager ${id}`);
  return {
    law,
    terms: termsOf(rules, jackpot),
    table: jackpot.table,
    initialCents: cents(elections.jackpots?.[id]?.initial ?? jackpot.seedCents),
    reserveCents: jackpot.reserveCents,
    multiHit: settings.multiHit,
    validateFromCents: settings.validateFromCents,
    seats: rulebook.seats.max,
    fixedWager: stake.reading ?? stake.cite,
    lock: present(step('lock-progressive'), 'a lock of the sensors'),
    chipCount: step('verify-chip-count'),
  };
};

const termsOf = ({ rulebook }: RulesInForce, jackpot: JackpotInForce): Terms => ({
  rulebook: rulebook.id,
  game: rulebook.game,
  wager: jackpot.id,
  type: jackpot.type,
  paytable: jackpot.table.id,
  percents: percentsOf(jackpot),
  wagerCents: jackpot.wagerCents,
  seedCents: jackpot.seedCents,
  rateBasisPoints: jackpot.rateBasisPoints,
  reserveRateBasisPoints: jackpot.reserveRateBasisPoints,
  suit: jackpot.suit,
});

const percentsOf = ({ table }: JackpotInForce): readonly number[] => {
  const shares = table.rows.flatMap(({ pays }) =>
    pays.kind === 'meter-percent' ? [pays.value] : [],
  );
  return [...new Set(shares)];
};
