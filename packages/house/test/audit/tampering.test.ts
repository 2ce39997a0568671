import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { auditHouse } from '../../src/index.js';
import { auditsOf, KINDS } from './support/kinds-of-tampering.js';
import { copyOf, forgetHouse } from './support/tampered-house.js';

afterAll(forgetHouse);

test('nothing is found where nothing was tampered with', async () => {
  const { store, seals } = await copyOf();
  expect(await auditHouse(store, readFileSync(seals, 'utf8'))).toMatchObject({
    ok: true,
    value: { seals: 2, rounds: 2, answers: 2, snapshots: 4 },
  });
});

describe(`${KINDS.length} kinds of tampering:`, () => {
  for (const one of KINDS) {
    const { kind, found, sealed = found } = one;
    const words = typeof found === 'string' ? `found as ${found}` : `not found: ${found.why}`;
    test(`${kind}: ${words}`, async () => {
      expect(await auditsOf(one)).toEqual({
        alone: typeof found === 'string' ? found : null,
        sealed: typeof sealed === 'string' ? sealed : null,
      });
    });
  }
});
