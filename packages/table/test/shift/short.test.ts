import { describe, expect, test } from 'vitest';
import { shiftTold } from '../support/shift-told.js';
import { RULEBOOKS, shiftOf } from '../support/tables.js';

const ROUNDS = 20;

const golden = (id: string): string =>
  new URL(`../golden/shift-short-${id.replace('/', '-')}.txt`, import.meta.url).pathname;

/** The same seed gives the same shift, whatever goes wrong in it: what it was made of is kept. */
describe('twenty rounds with irregularities, at a virtual and at a real felt', () => {
  test.each(RULEBOOKS)('%s', async (id) => {
    const told = (['virtual', 'real'] as const).map(
      (felt) => `${felt} felt\n${shiftTold(shiftOf(id, { seed: 23, rounds: ROUNDS, felt }))}`,
    );
    await expect(told.join('\n')).toMatchFileSnapshot(golden(id));
  });
});
