import type { Cited } from './cited.js';
import type { TableKey, WagerId } from './names.js';
import type { KickoutTable, PayTable } from './pay-table.js';
import type { Rulebook } from './rulebook.js';
import type { WagerRule } from './wagers.js';

/** A family of tables that the house elects one of: a wager's, the ante bonus, or the kickout hands. */
export interface TableFamily {
  readonly key: TableKey;
  readonly name: string;
  readonly offered: Cited<'always' | 'elected'>;
  readonly paytables: Readonly<Record<string, PayTable | KickoutTable>>;
}

export const wagersOf = (rulebook: Rulebook): readonly (readonly [WagerId, WagerRule])[] =>
  Object.entries(rulebook.wagers) as [WagerId, WagerRule][];

/** In the order the rulebook names them. */
export const tableFamilies = (rulebook: Rulebook): readonly TableFamily[] => {
  const families: TableFamily[] = wagersOf(rulebook).map(([key, rule]) => ({
    key,
    name: rule.name,
    offered: rule.offered,
    paytables: rule.paytables,
  }));
  const { anteBonus, kickout } = rulebook.beside;
  if (anteBonus !== undefined) families.push({ key: 'ante-bonus', ...anteBonus });
  if (kickout !== undefined) families.push({ key: 'kickout', ...kickout });
  return families;
};

export const isJackpot = (rule: WagerRule): boolean => rule.kind.value === 'jackpot';

export const jackpotWagers = (rulebook: Rulebook): readonly WagerId[] =>
  wagersOf(rulebook)
    .filter(([, rule]) => isJackpot(rule))
    .map(([id]) => id);

export const payTable = (
  rulebook: Rulebook,
  key: WagerId | 'ante-bonus',
  id: string,
): PayTable | undefined => {
  const paytables =
    key === 'ante-bonus' ? rulebook.beside.anteBonus?.paytables : rulebook.wagers[key]?.paytables;
  return paytables !== undefined && Object.hasOwn(paytables, id) ? paytables[id] : undefined;
};

export const kickoutTable = (rulebook: Rulebook, id: string): KickoutTable | undefined => {
  const paytables = rulebook.beside.kickout?.paytables;
  return paytables !== undefined && Object.hasOwn(paytables, id) ? paytables[id] : undefined;
};

/** The one table of a family that has a single one needs no electing: it is the default. */
export const defaultTable = (family: TableFamily): string | undefined => {
  const ids = Object.keys(family.paytables);
  return ids.length === 1 && family.offered.value === 'always' && family.key === 'bet'
    ? ids[0]
    : undefined;
};
