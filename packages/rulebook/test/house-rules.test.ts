import { describe, expect, it } from 'vitest';
import { decodeHouseRules } from '../src/index.js';
import { type Draft, exampleJson } from './support/examples.js';

const problemsOf = (change: (draft: Draft) => void): readonly string[] => {
  const draft = exampleJson('wa/ricochet-poker');
  change(draft);
  const decoded = decodeHouseRules(draft);
  return decoded.ok ? [] : decoded.problems.map(({ code, path }) => `${code} ${path}`);
};

describe('house rules from JSON', () => {
  it.each<[string, (draft: Draft) => void, string]>([
    ['an unknown field', (d) => (d.colour = 'red'), 'unknown-field colour'],
    [
      'an unknown field deep down',
      (d) => (d.jackpots['mini-royal'].sead = 1),
      'unknown-field jackpots.mini-royal.sead',
    ],
    [
      'an unknown wager',
      (d) => (d.limits.trips = { min: 1, max: 2 }),
      'unknown-field limits.trips',
    ],
    ['an unknown setting', (d) => (d.settings.luck = true), 'unknown-field settings.luck'],
    ['a field left out', (d) => delete d.operator, 'missing operator'],
    ['another version of the format', (d) => (d.version = 2), 'wrong-type version'],
    ['a rulebook there is not', (d) => (d.rulebook = 'nv/ricochet-poker'), 'wrong-type rulebook'],
    ['half a cent', (d) => (d.limits.hedge.min = 0.5), 'wrong-type limits.hedge.min'],
    ['a limit of nothing', (d) => (d.limits.hedge.min = 0), 'wrong-type limits.hedge.min'],
    [
      'a rate above the whole',
      (d) => (d.jackpots['mini-royal'].rate = 10_001),
      'wrong-type jackpots.mini-royal.rate',
    ],
    [
      'a fifth suit',
      (d) => (d.jackpots['mini-royal'].suit = 'x'),
      'wrong-type jackpots.mini-royal.suit',
    ],
    ['a day that is none', (d) => (d.effective = '2026-02-30'), 'wrong-type effective'],
    [
      'an unknown kind of approval',
      (d) => (d.approvals[0].kind = 'nod'),
      'wrong-type approvals[0].kind',
    ],
  ])('refuse %s', (_, change, problem) => {
    expect(problemsOf(change)).toEqual([problem]);
  });

  it('tell everything that is wrong at once', () => {
    const found = problemsOf((d) => {
      delete d.name;
      d.positions = 'seven';
    });
    expect(found).toEqual(['missing name', 'wrong-type positions']);
  });

  it.each([null, [], 'house', 3])('refuse %j', (data) => {
    expect(decodeHouseRules(data).ok).toBe(false);
  });
});
