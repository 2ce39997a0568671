import { describe, expect, test } from 'vitest';
import { auditHouse } from '../../src/index.js';
import { House } from '../../src/live/house.js';
import type { Person } from '../../src/live/people.js';
import { lobbyOf } from '../../src/live/readings/lobby.js';
import { keptHouse, putKept } from '../support/kept-house.js';
import { newSqlite } from '../support/sqlite.js';

const ANN: Person = { account: 'p-ann', name: 'Ann', role: 'player' };

/** Houses of earlier versions of the program. When a shape changes, one more is kept. */
const KEPT = ['house-1'];

describe.each(KEPT)('%s, a house that was stored when its shapes were new', (name) => {
  const kept = keptHouse(name);

  const opened = async () => {
    const { store } = newSqlite();
    await putKept(store, kept);
    return { store, house: await House.open({ store, pace: 1 }) };
  };

  test('is audited without a finding', async () => {
    const { store, house } = await opened();
    await house.close();
    expect(await auditHouse(store, null)).toMatchObject({
      ok: true,
      value: { tables: 5, rounds: 11, proofs: 11 },
    });
  });

  test('has the tables, meters and money that it had', async () => {
    const { store, house } = await opened();
    await house.close();
    expect(lobbyOf(house)).toEqual(kept.lobby);
    expect(Object.fromEntries(await store.balances())).toEqual(kept.balances);
    for (const [slug, round] of Object.entries(kept.rounds))
      expect(house.desk(slug)?.table.lastRound).toBe(round);
  });

  test('goes on with its open rounds, from the deck that was committed to', async () => {
    const { store, house } = await opened();
    const slug = 'sd-caribbean-stud';
    const before = house.desk(slug)?.rounds.committed;
    const decision = { kind: 'fold', claims: [] } as const;
    const order = { type: 'Decide', seat: 1, decision } as const;
    const done = await house.submit(ANN, { to: 'table', table: slug, order }, 'decides');
    expect(done).toMatchObject({ ok: true });
    await house.close();
    expect(house.desk(slug)?.rounds.committed).toEqual(before);
    expect(await auditHouse(store, null)).toMatchObject({ ok: true });
  });
});
