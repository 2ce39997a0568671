import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  checkHouseRules,
  decodeHouseRules,
  type HouseRules,
  lawfulWays,
  RULEBOOK_IDS,
  type Rulebook,
  type RulebookId,
  rulebookById,
} from '../src/index.js';

const readyMade = (id: RulebookId): HouseRules => {
  const file = new URL(`../examples/${id.replace('/', '-')}.json`, import.meta.url);
  const decoded = decodeHouseRules(JSON.parse(readFileSync(file, 'utf8')));
  if (!decoded.ok) throw new Error(`the example of ${id} is broken`);
  const paper = decoded.value.approvals?.[0];
  const place = paper === undefined ? [] : [{ ...paper, kind: 'shoe-location' } as const];
  return { ...decoded.value, approvals: [...(decoded.value.approvals ?? []), ...place] };
};

const isLawful =
  (rulebook: Rulebook) =>
  (house: HouseRules): boolean =>
    checkHouseRules(rulebook, house).every(({ severity }) => severity !== 'error');

describe.each(RULEBOOK_IDS)('the lawful ways to run %s', (id) => {
  const rulebook = rulebookById(id);
  const ways = lawfulWays(rulebook, readyMade(id), isLawful(rulebook));

  test('are lawful, and no two the same', () => {
    for (const { house } of ways)
      expect(checkHouseRules(rulebook, house)).not.toContainEqual(
        expect.objectContaining({ severity: 'error' }),
      );
    expect(new Set(ways.map(({ name }) => name)).size).toBe(ways.length);
  });

  test('deal by every method, with every number of decks', () => {
    const used = <T>(of: (house: HouseRules) => T) => new Set(ways.map(({ house }) => of(house)));
    expect(used(({ equipment }) => equipment.dealing)).toEqual(
      new Set(rulebook.dealing.methods.map(({ value }) => value.method)),
    );
    expect(used(({ equipment }) => equipment.decks.length)).toEqual(
      new Set(rulebook.decks.allowed.value),
    );
  });

  test('set every value that can be chosen, beside every value of every other setting', () => {
    const chosen = ways.map(({ house }) => house.settings ?? {});
    for (const [name, rule] of Object.entries(rulebook.settings)) {
      const { domain } = rule;
      if (domain.kind !== 'one-of' && domain.kind !== 'yes-no') continue;
      const values = domain.kind === 'one-of' ? domain.values : [true, false];
      for (const [other, { domain: theirs }] of Object.entries(rulebook.settings)) {
        if (other <= name || theirs.kind !== 'yes-no') continue;
        for (const value of values) {
          for (const beside of [true, false]) {
            expect(chosen).toContainEqual(
              expect.objectContaining({ [name]: value, [other]: beside }),
            );
          }
        }
      }
    }
  });
});
