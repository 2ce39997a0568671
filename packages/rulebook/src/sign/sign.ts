import { type Cents, cents, describePays, formatCents, scaleDollars } from '@baize/money';
import { jackpotType, jackpotWagerCents, offeredJackpots } from '../check/check-jackpots.js';
import { settingInForce } from '../check/check-settings.js';
import { holds, isOffered } from '../check/conditions.js';
import { gameWords } from '../games.js';
import type { HouseRules } from '../house-rules/house-rules.js';
import type { ClauseId } from '../schema/cited.js';
import { defaultTable, tableFamilies, wagersOf } from '../schema/lookup.js';
import type { TableKey, WagerId } from '../schema/names.js';
import type { PayTable } from '../schema/pay-table.js';
import type { Rulebook } from '../schema/rulebook.js';
import type { SignItem, SignRule } from '../schema/signage.js';
import type { Sign, SignJackpot, SignLimit, SignLine, SignRow, SignTable } from './sign-model.js';

const SUIT_NAMES = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' } as const;

export const signOf = (rulebook: Rulebook, house: HouseRules): Sign => {
  const rules = rulebook.signage.rules.filter((rule) => holds(rule.if, rulebook, house));
  return {
    operator: house.operator,
    title: rulebook.name,
    document: `${rulebook.source.title} (${rulebook.source.reference})`,
    areas: linesOf(rules, 'area').concat(linesOf(rules, 'dealer-area')),
    limits: limitsOf(rulebook, house),
    inscriptions: inscriptions(rulebook, rules),
    tables: tablesOf(rulebook, house, rules),
    jackpots: jackpotsOf(rulebook, house),
    payoutLimit: payoutLimitOf(rulebook, house, rules),
    notices: noticesOf(rules),
    minimumAge: rulebook.signage.minimumAge?.value ?? null,
  };
};

type Labelled = Extract<SignItem, { label: string }>;

const linesOf = (rules: readonly SignRule[], kind: Labelled['kind']): SignLine[] =>
  rules.flatMap(({ item, cite }) =>
    item.kind === kind && 'label' in item ? [{ text: item.label, cite }] : [],
  );

const limitsOf = (rulebook: Rulebook, house: HouseRules): readonly SignLimit[] => {
  const posted = rulebook.signage.rules.find(({ item }) => item.kind === 'limits');
  return wagersOf(rulebook).flatMap(([id, rule]) => {
    const limit = house.limits[id];
    if (limit === undefined || !isOffered(rulebook, house, id)) return [];
    return [
      {
        name: rule.name,
        minCents: limit.min,
        maxCents: limit.max,
        cite: posted?.cite ?? rule.stake.cite,
      },
    ];
  });
};

/** Each table in use, in the order of the wagers; the unused ones are not shown. */
const tablesOf = (
  rulebook: Rulebook,
  house: HouseRules,
  rules: readonly SignRule[],
): readonly SignTable[] =>
  tableFamilies(rulebook).flatMap((family): SignTable[] => {
    const id = house.paytables[family.key] ?? defaultTable(family);
    const shown = rules.find(({ item }) => item.kind === 'pay-table' && item.table === family.key);
    const base = { key: family.key, name: family.name };
    const table = id === undefined ? undefined : family.paytables[id];
    if (id === undefined || table === undefined) {
      const price = rulebook.wagers[family.key as WagerId]?.pays;
      if (price === undefined || shown === undefined) return [];
      const rows = [{ hand: 'Winning hand', pays: describePays(price.value), envy: null }];
      return [{ ...base, id: '', cite: shown.cite, rows }];
    }
    const cite = shown?.cite ?? table.cite;
    if (!('judged' in table)) {
      const rows = table.rows.map(({ hands, label }) => ({
        hand: hands === 1 ? '1 hand' : `${hands} hands`,
        pays: `${label} or better`,
        envy: null,
      }));
      return [{ ...base, id, cite, rows }];
    }
    return [{ ...base, id, cite, rows: rowsOf(rulebook, house, family.key, table) }];
  });

/** Pays as this table's wager is paid: dollars and envy scaled where the document scales them. */
const rowsOf = (
  rulebook: Rulebook,
  house: HouseRules,
  key: TableKey,
  table: PayTable,
): readonly SignRow[] => {
  const election = house.jackpots?.[key as WagerId] ?? {};
  const wager = cents(jackpotWagerCents(table, election));
  const printedFor = cents(table.printedForCents?.value ?? wager);
  const scales = rulebook.jackpots?.fixedDollars.value === 'per-dollar-wagered';
  const bySetting = table.envyBySetting?.value;
  return table.rows
    .filter(({ pays }) => pays.kind !== 'lose')
    .map(({ hand, label, pays, envy }) => {
      const added =
        bySetting?.hand === hand && settingInForce(rulebook, house, bySetting.setting) === true
          ? bySetting.dollars
          : null;
      const printedEnvy = envy ?? added;
      return {
        hand: label,
        pays:
          pays.kind === 'dollars' && scales
            ? formatCents(scaleDollars(pays.value, printedFor, wager))
            : describePays(pays),
        envy:
          printedEnvy === null ? null : formatCents(scaleDollars(printedEnvy, printedFor, wager)),
      };
    });
};

const jackpotsOf = (rulebook: Rulebook, house: HouseRules): readonly SignJackpot[] =>
  offeredJackpots(rulebook, house).map(({ id, table }) => {
    const election = house.jackpots?.[id] ?? {};
    const amount = election.initial ?? election.seed;
    return {
      id,
      name: rulebook.wagers[id]?.name ?? id,
      type: jackpotType(election),
      wager: formatCents(jackpotWagerCents(table, election) as Cents),
      amount: amount === undefined ? '' : formatCents(amount as Cents),
      suit: election.suit === undefined ? null : SUIT_NAMES[election.suit],
      cite: table.cite,
    };
  });

const payoutLimitOf = (
  rulebook: Rulebook,
  house: HouseRules,
  rules: readonly SignRule[],
): SignLine | null => {
  const shown = rules.find(({ item }) => item.kind === 'payout-limit');
  const limit = settingInForce(rulebook, house, 'payoutLimit');
  if (shown === undefined || typeof limit !== 'number') return null;
  return { text: `${formatCents(limit as Cents)} maximum payout per hand`, cite: shown.cite };
};

/** A notice that several places ask for is printed once. */
const noticesOf = (rules: readonly SignRule[]): readonly SignLine[] => {
  const byText = new Map<string, ClauseId>();
  for (const { item, cite } of rules) {
    if (item.kind === 'notice' && !byText.has(item.text)) byText.set(item.text, cite);
  }
  return [...byText].map(([text, cite]) => ({ text, cite }));
};

/**
 * What a player must know at the felt. Where the document orders inscriptions, those; otherwise the
 * qualifier and the decision, as its rules of play have them.
 */
const inscriptions = (rulebook: Rulebook, rules: readonly SignRule[]): readonly SignLine[] => {
  const ordered = rules.flatMap(({ item, cite }) =>
    item.kind === 'inscription' ? [{ text: item.text, cite }] : [],
  );
  if (ordered.length > 0) return ordered;
  return gameWords(rulebook).inscriptions(rulebook);
};
