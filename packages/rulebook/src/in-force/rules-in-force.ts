import type { Suit } from '@baize/cards';
import { type Cents, cents } from '@baize/money';
import { err, ok, type Result } from '@baize/result';
import { jackpotType, jackpotWagerCents, offeredJackpots } from '../check/check-jackpots.js';
import { checkElections } from '../check/index.js';
import { hasErrors, type Violation } from '../check/violation.js';
import type { Elections, WagerLimit } from '../house-rules/house-rules.js';
import type { JackpotType } from '../schema/jackpots.js';
import { defaultTable, kickoutTable, payTable, tableFamilies } from '../schema/lookup.js';
import type { HandKey, WagerId } from '../schema/names.js';
import type { KickoutTable, PayTable } from '../schema/pay-table.js';
import type { Rulebook } from '../schema/rulebook.js';
import { irregularitiesInForce } from './irregularities-in-force.js';
import { type SettingsInForce, settingsInForce } from './settings-in-force.js';

/** One document with one set of elections, checked and resolved: what a round is played under. */
export interface RulesInForce {
  /** The document, with the policy of the house where it leaves irregularities to it. */
  readonly rulebook: Rulebook;
  readonly elections: Elections;
  /** The elected table of each wager that has one. */
  readonly tables: Readonly<Partial<Record<WagerId | 'ante-bonus', PayTable>>>;
  readonly kickout: KickoutTable | null;
  readonly jackpots: readonly JackpotInForce[];
  readonly settings: SettingsInForce;
  /** Posted limits and positions, where the elections are a whole table's; null for a single round. */
  readonly posted: {
    readonly positions: number;
    readonly limits: Readonly<Partial<Record<WagerId, WagerLimit>>>;
  } | null;
}

export interface JackpotInForce {
  readonly id: WagerId;
  readonly name: string;
  readonly type: JackpotType;
  readonly table: PayTable;
  readonly wagerCents: Cents;
  /** What a progressive restarts from; the posted prize of a house jackpot. */
  readonly seedCents: Cents;
  readonly reserveCents: Cents;
  readonly rateBasisPoints: number;
  readonly reserveRateBasisPoints: number;
  readonly suit: Suit | null;
  /** Dollars to each other player with the wager, for the wager the table is printed for. */
  readonly envyDollars: ReadonlyMap<HandKey, number>;
}

/** The one door from elections to a round: what breaks the document is refused here. */
export const putInForce = (
  rulebook: Rulebook,
  elections: Elections & Partial<RulesInForce['posted'] & object>,
): Result<RulesInForce, readonly Violation[]> => {
  const violations = checkElections(rulebook, elections);
  if (hasErrors(violations)) return err(violations);
  const settings = settingsInForce(rulebook, elections);
  const { positions, limits } = elections;
  return ok({
    rulebook: { ...rulebook, irregularities: irregularitiesInForce(rulebook, elections) },
    elections,
    tables: tablesInForce(rulebook, elections),
    kickout: kickoutTable(rulebook, elections.paytables?.kickout ?? '') ?? null,
    jackpots: jackpotsInForce(rulebook, elections, settings),
    settings,
    posted: positions === undefined || limits === undefined ? null : { positions, limits },
  });
};

const tablesInForce = (rulebook: Rulebook, elections: Elections): RulesInForce['tables'] =>
  Object.fromEntries(
    tableFamilies(rulebook).flatMap((family) => {
      if (family.key === 'kickout') return [];
      const id = elections.paytables?.[family.key] ?? defaultTable(family);
      const table = id === undefined ? undefined : payTable(rulebook, family.key, id);
      return table === undefined ? [] : [[family.key, table]];
    }),
  );

const jackpotsInForce = (
  rulebook: Rulebook,
  elections: Elections,
  settings: SettingsInForce,
): readonly JackpotInForce[] =>
  offeredJackpots(rulebook, elections).map(({ id, table }) => {
    const election = elections.jackpots?.[id] ?? {};
    return {
      id,
      name: rulebook.wagers[id]?.name ?? id,
      type: jackpotType(election),
      table,
      wagerCents: cents(jackpotWagerCents(table, election)),
      seedCents: cents(election.seed ?? 0),
      reserveCents: cents(election.reserve ?? 0),
      rateBasisPoints: election.rate ?? 0,
      reserveRateBasisPoints: election.reserveRate ?? 0,
      suit: election.suit ?? null,
      envyDollars: envyDollarsOf(table, settings),
    };
  });

/** What a table pays the envious by hand: what it prints, and what a setting adds. */
export const envyDollarsOf = (
  table: PayTable,
  settings: Pick<SettingsInForce, 'envyNineToAce'>,
): ReadonlyMap<HandKey, number> => {
  const printed = table.rows.flatMap(({ hand, envy }): [HandKey, number][] =>
    envy === null ? [] : [[hand, envy]],
  );
  const bySetting = table.envyBySetting?.value;
  return bySetting !== undefined && settings.envyNineToAce
    ? new Map([...printed, [bySetting.hand, bySetting.dollars]])
    : new Map(printed);
};
