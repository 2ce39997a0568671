import { RULEBOOK_IDS } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { auditHouse } from '../../src/index.js';
import { HouseInStore, type PlayedShift } from '../support/house-in-store.js';
import { keptAsPlayed, seededShift } from '../support/shifts.js';
import { newSqlite } from '../support/sqlite.js';

const stored = async (played: PlayedShift) => {
  const at = newSqlite();
  const house = new HouseInStore(at.store, played);
  await house.create();
  await house.play();
  return at;
};

describe('an audit of a house', () => {
  for (const id of RULEBOOK_IDS)
    test(`${id}: a shift that was kept replays to the same settlements and meters`, async () => {
      const { store } = await stored(keptAsPlayed(id));
      const audited = await auditHouse(store, null);
      expect(audited).toMatchObject({ ok: true });
    });

  for (const id of RULEBOOK_IDS)
    test(`${id}: a shift dealt from seeds, every round with its proof`, async () => {
      const { store } = await stored(seededShift(id, 12));
      const audited = await auditHouse(store, null);
      expect(audited).toMatchObject({ ok: true, value: { rounds: 12, proofs: 12 } });
    });
});
