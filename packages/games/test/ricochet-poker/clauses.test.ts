import type { RulesInForce } from '@baize/rulebook';
import { expect, test } from 'vitest';
import { clausesOf } from '../../src/ricochet-poker/clauses.js';
import { ricochetPlay } from '../../src/ricochet-poker/felt.js';
import { RULES } from './support/rounds.js';

test.each([
  ['WA-RP-4a', 'kickout', 'kickedOut'],
  ['WA-RP-7a', 'folded', 'folded'],
  ['WA-RP-8a', 'outdone', 'outdone'],
  ['WA-RP-8b', 'notBeating', 'notBeating'],
] as const)('[%s] a hand goes out by the clause of the rulebook’s leaf: %s', (id, clause, leaf) => {
  expect(clausesOf(RULES)[clause]).toBe(id);
  const play = ricochetPlay(RULES);
  const renumbered = { ...play, [leaf]: { ...play[leaf], cite: 'another' } };
  const rules: RulesInForce = { ...RULES, rulebook: { ...RULES.rulebook, play: renumbered } };
  expect(clausesOf(rules)).toEqual({ ...clausesOf(RULES), [clause]: 'another' });
});
