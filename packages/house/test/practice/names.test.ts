import { RULEBOOK_IDS } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { PRACTICE_NAMES } from '../../src/practice/names.js';
import { preparePractice } from '../../src/practice/practice-decision.js';
import { exampleRules } from './support/practice-shift.js';

describe('practice players', () => {
  test('have names enough for every seat of the house, each its own and short', () => {
    const tables = RULEBOOK_IDS.map((id) => exampleRules(id).inForce);
    const seats = tables.reduce((sum, { posted }) => sum + (posted?.positions ?? 0), 0);
    expect(new Set(PRACTICE_NAMES).size).toBe(PRACTICE_NAMES.length);
    expect(PRACTICE_NAMES.length).toBeGreaterThanOrEqual(seats);
    for (const name of PRACTICE_NAMES) expect(name).toMatch(/^[A-Z][a-z]{2,8}$/);
  });

  test.each(RULEBOOK_IDS)('can be prepared for %s before anybody sits down', (id) => {
    expect(() => preparePractice(exampleRules(id).inForce)).not.toThrow();
  });
});
