import { RULEBOOKS } from './documents/index.js';
import { tableFamilies, wagersOf } from './schema/lookup.js';
import type { KickoutTable, PayTable } from './schema/pay-table.js';
import type { Rulebook } from './schema/rulebook.js';
import type { SettingDomain } from './schema/settings.js';

/** `baize rules export --json`, version 1: a public format that outside scripts read. Keep it exact. */
export const exportRulebooks = (rulebooks: readonly Rulebook[] = RULEBOOKS) => ({
  version: 1,
  rulebooks: rulebooks.map(exportRulebook),
});

export const exportRulebook = (rulebook: Rulebook) => ({
  id: rulebook.id,
  game: rulebook.game,
  name: rulebook.name,
  rulebookVersion: rulebook.version,
  document: {
    prefix: rulebook.source.prefix,
    jurisdiction: rulebook.source.jurisdiction,
    title: rulebook.source.title,
    reference: rulebook.source.reference,
    effective: rulebook.source.effective.value,
  },
  wagers: Object.fromEntries(
    tableFamilies(rulebook).map((family) => [
      family.key,
      {
        name: family.name,
        offered: family.offered.value,
        ...pricesOf(rulebook, family.key),
        paytables: Object.fromEntries(
          Object.values(family.paytables).map((table) => [table.id, exportTable(table)]),
        ),
      },
    ]),
  ),
  settings: Object.fromEntries(
    Object.entries(rulebook.settings).map(([name, rule]) => [
      name,
      {
        values: exportDomain(rule.domain),
        default: rule.default,
        cite: rule.cite,
        reading: rule.reading ?? null,
        words: rule.words,
      },
    ]),
  ),
});

const pricesOf = (rulebook: Rulebook, key: string) => {
  const rule = wagersOf(rulebook).find(([id]) => id === key)?.[1];
  return rule?.pays === undefined ? {} : { pays: rule.pays.value, cite: rule.pays.cite };
};

const exportTable = (table: PayTable | KickoutTable) => {
  if (!('judged' in table)) {
    return {
      cite: table.cite,
      rows: table.rows.map(({ hands, atLeast, label }) => ({ hands, atLeast, label })),
    };
  }
  return {
    cite: table.cite,
    ...(table.minimumSeedCents === undefined ? {} : { minimumSeed: table.minimumSeedCents.value }),
    ...(table.needsSuit === undefined ? {} : { needsSuit: true }),
    rows: table.rows.map(({ hand, label, pays, envy }) => ({ hand, label, pays, envy })),
  };
};

/** A list of values where there is one, otherwise the range. */
const exportDomain = (domain: SettingDomain) => {
  switch (domain.kind) {
    case 'one-of':
      return domain.values;
    case 'yes-no':
      return [true, false];
    case 'some-of':
      return { someOf: domain.values };
    case 'cents':
    case 'count':
      return { min: domain.min, max: domain.max };
    default:
      return domain satisfies never;
  }
};
