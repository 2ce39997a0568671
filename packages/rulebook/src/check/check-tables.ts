import type { Elections } from '../house-rules/house-rules.js';
import { bySoftware } from '../schema/citation.js';
import { defaultTable, tableFamilies } from '../schema/lookup.js';
import type { Rulebook } from '../schema/rulebook.js';
import { finding, type Violation, violation } from './violation.js';

/** Only printed tables may be elected: there is no free-form pay table in any document. */
export const checkTables = (rulebook: Rulebook, elections: Elections): readonly Violation[] => {
  const { found, addViolation } = finding();
  const families = tableFamilies(rulebook);
  const elected = elections.paytables ?? {};
  for (const key of Object.keys(elected)) {
    const path = `paytables.${key}`;
    const family = families.find((candidate) => candidate.key === key);
    if (family === undefined) {
      const known = families.filter(({ paytables }) => Object.keys(paytables).length > 0);
      addViolation(
        'wager-not-in-document',
        path,
        `${rulebook.name} has no wager "${key}"; tables may be elected for ${known.map((one) => one.key).join(', ')}`,
        bySoftware('house-rules'),
      );
      continue;
    }
    const ids = Object.keys(family.paytables);
    const id = elected[family.key];
    if (id === undefined || ids.includes(id)) continue;
    addViolation(
      'table-not-in-document',
      path,
      ids.length === 0
        ? `${family.name} pays one price and has no tables to choose from`
        : `${family.name} has no table "${id}"; the document lists ${ids.join(', ')}`,
      family.offered.cite,
    );
  }
  return found;
};

/** A table that must be chosen before the game can be played. `settle` asks for fewer than a table does. */
export const checkTablesChosen = (
  rulebook: Rulebook,
  elections: Elections,
  keys: 'to-settle' | 'to-open',
): readonly Violation[] =>
  tableFamilies(rulebook)
    .filter((family) => family.offered.value === 'always')
    .filter((family) => Object.keys(family.paytables).length > 0)
    .filter((family) => keys === 'to-open' || family.key === 'kickout')
    .filter((family) => defaultTable(family) === undefined)
    .filter((family) => elections.paytables?.[family.key] === undefined)
    .map((family) =>
      violation(
        family.key === 'kickout' ? 'no-kickout-table' : 'table-not-chosen',
        `paytables.${family.key}`,
        `${family.name} is part of the game: choose one of ${Object.keys(family.paytables).join(', ')}`,
        family.offered.cite,
      ),
    );
