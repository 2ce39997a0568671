import { checkLayout, type LegalWager, type Stakes } from '@baize/games';
import { cents } from '@baize/money';
import type { RulesInForce, WagerId } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { practiceStakes } from '../../src/practice/practice-stakes.js';
import { chanceFrom, exampleRules } from './support/practice-shift.js';

const ante = (least: number | null, most: number | null, step: number | null): LegalWager => {
  const amount = (value: number | null) => (value === null ? null : cents(value));
  return {
    wager: 'ante',
    name: 'Ante',
    fixedCents: null,
    leastCents: amount(least),
    mostCents: amount(most),
    stepCents: amount(step),
  };
};

const layouts = (rules: RulesInForce, wagers: readonly LegalWager[]): readonly Stakes[] => {
  const chance = chanceFrom(9);
  return Array.from({ length: 300 }, () =>
    practiceStakes(rules, { act: 'place-wagers', wagers }, chance),
  );
};

const amountsOf = (all: readonly Stakes[], wager: WagerId): readonly number[] =>
  [...new Set(all.flatMap((stakes) => stakes[wager] ?? []))].toSorted((a, b) => a - b);

describe('the stakes of a practice player', () => {
  // No table's own limits: only those that are handed in.
  const rules = { ...exampleRules('sd/caribbean-stud').inForce, posted: null };

  test.each([
    ['stay near the least', ante(1000, 100_000, 500), [1000, 1500, 2000, 3000]],
    ['stay within narrow limits', ante(1000, 1500, 500), [1000, 1500]],
    ['are whole steps', ante(700, 2000, 500), [1000, 1500, 2000]],
    [
      'are the amount that the others posted',
      { ...ante(500, 9000, 500), fixedCents: cents(2500) },
      [2500],
    ],
    ['are usual ones where nothing is posted', ante(null, null, null), [1000, 1500, 2000, 3000]],
  ])('%s', (_, wager, amounts) => {
    const free = { ...rules, settings: { ...rules.settings, maxBetLimitCents: null } };
    expect(amountsOf(layouts(free, [wager]), 'ante')).toEqual(amounts);
  });

  test.each([
    ['for the least of all', 3100, [1000], [100]],
    ['for the ante alone', 3000, [1000], []],
  ])('keep to a limit on everything together that has room %s', (_, limit, antes, progressives) => {
    const tight = { ...rules, settings: { ...rules.settings, maxBetLimitCents: cents(limit) } };
    const progressive: LegalWager = {
      ...ante(null, null, null),
      wager: 'progressive',
      fixedCents: cents(100),
    };
    const all = layouts(tight, [ante(1000, 9000, 500), progressive]);
    expect(amountsOf(all, 'ante')).toEqual(antes);
    expect(amountsOf(all, 'progressive')).toEqual(progressives);
    for (const stakes of all) {
      expect(checkLayout(tight, [], { seat: 1, player: 'Wren', stakes, tips: {} }).ok).toBe(true);
    }
  });
});
