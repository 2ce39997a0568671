import { canonicalText, RULEBOOK_IDS, type RulebookId } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { exportHouse } from '../../src/index.js';
import type { Store } from '../../src/store/store.js';
import { append, commitOf } from '../support/commits.js';
import { HouseInStore } from '../support/house-in-store.js';
import { keptAsPlayed, seededShift } from '../support/shifts.js';
import { newSqlite } from '../support/sqlite.js';

const ALWAYS = { from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };

// biome-ignore lint/suspicious/noExplicitAny: whatever was stored
type Any = any;

const exported = async (store: Store) => {
  const lines: Any[] = [];
  const done = await exportHouse(store, ALWAYS, (line) => {
    lines.push(JSON.parse(line));
  });
  return { lines: lines.slice(1), done };
};

/** What is open by going through everything from the beginning: slow, and plain. */
const openIn = async (store: Store) => {
  const open = { rounds: new Set<string>(), unfiled: new Set<string>(), hits: new Set<string>() };
  const events = await store.readAll({ after: 0, limit: 100_000 });
  const data = events.map((event) => ({ ...event, data: JSON.parse(event.text) as Any }));
  for (const { type, data: of } of data) {
    if (type === 'RoundStarted') open.rounds.add(of.round);
    if (type === 'RoundEnded') open.rounds.delete(of.round);
    if (type === 'RoundCommitted') open.unfiled.add(of.round);
    if (type === 'RoundFiled' || type === 'CommitmentVoided') open.unfiled.delete(of.round);
  }
  for (const { type, data: of } of data)
    if (type === 'WinnersKeyed' && open.rounds.has(of.round))
      for (const { hit } of of.winners) open.hits.add(hit);
  let isOpen = false;
  return data.map(({ position, stream, type, data: of }) => {
    if (type === 'RoundStarted') isOpen = open.rounds.has(of.round);
    const withheld =
      (stream.startsWith('table/') && isOpen) ||
      (stream.startsWith('rounds/') && open.unfiled.has(of.round)) ||
      (stream.startsWith('account/') && open.rounds.has(of.receipt?.round)) ||
      (stream.startsWith('jackpot/') && (open.rounds.has(of.round) || open.hits.has(of.hit)));
    return { position, withheld };
  });
};

describe('an export of a house', () => {
  for (const id of ['md/high-card-flush', 'wa/ricochet-poker'] satisfies RulebookId[])
    test(`${id}: withholds exactly what belongs to open rounds, after every command`, async () => {
      const { store } = newSqlite();
      const house = new HouseInStore(store, seededShift(id, 3));
      await house.create();
      let most = 0;
      while (await house.playOne()) {
        const { lines, done } = await exported(store);
        const told = lines.map(({ position, withheld }) => ({
          position,
          withheld: withheld === true,
        }));
        expect(told).toEqual(await openIn(store));
        expect(done.withheld).toBe(told.filter(({ withheld }) => withheld).length);
        expect(done.events).toBe(told.length);
        most = Math.max(most, done.withheld);
      }
      expect(most).toBeGreaterThan(20);
      expect((await exported(store)).done.withheld).toBe(0);
    });

  for (const id of RULEBOOK_IDS)
    test(`${id}: withholds hits of an open round by their names`, async () => {
      const { store } = newSqlite();
      const house = new HouseInStore(store, keptAsPlayed(id));
      await house.create();
      while (await house.playOne()) {
        const { lines } = await exported(store);
        const told = lines.map(({ position, withheld = false }) => ({ position, withheld }));
        expect(told).toEqual(await openIn(store));
      }
    });

  test('has no card and no seed of an open round, and nothing of the secrets', async () => {
    const { store } = newSqlite();
    const played = seededShift('md/high-card-flush', 1, 3);
    const house = new HouseInStore(store, played);
    await house.create();
    let dealt = false;
    while (!dealt && (await house.playOne())) {
      const [last] = await store.readStreamBack('table/pit-1', null, 1, ['InRound']);
      dealt = last?.text.includes('"CardsDealt"') ?? false;
    }
    expect(dealt).toBe(true);
    const text = canonicalText((await exported(store)).lines);
    const secret = played.seeded!.seedOf('pit-1/1').secretHex();
    const words = ['PlayerSat', 'CardsDealt', 'WagersPlaced', 'a seed of seat', secret];
    expect(words.filter((word) => text.includes(word))).toEqual(['PlayerSat']);
  });

  test('withholds what other streams say of an open round', async () => {
    const { store } = newSqlite();
    const house = new HouseInStore(store, seededShift('oh/high-card-flush', 1));
    await house.create();
    while ((await store.readStreamBack('table/pit-1', null, 1, ['RoundStarted'])).length === 0)
      await house.playOne();
    const receipt = (round: string) => ({
      type: 'ReceiptIssued',
      schema: 1,
      data: { type: 'ReceiptIssued', receipt: { round } },
      postings: [],
    });
    const receipts = [receipt('pit-1/1'), receipt('pit-9/1')];
    await store.commit(commitOf([append('account/ann', 0, ...receipts)]));
    const { lines } = await exported(store);
    expect(lines.slice(-2).map(({ withheld = false }) => withheld)).toEqual([true, false]);
  });
});
