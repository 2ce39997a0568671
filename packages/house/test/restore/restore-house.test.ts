import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unwrap } from '@baize/result';
import { RULEBOOK_IDS, type RulebookId } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import { auditHouse, backupSqlite, restoreHouse, verifyRound } from '../../src/index.js';
import { roundInProgress } from '../../src/live/desk.js';
import { moneyOf } from '../../src/live/readings/personal.js';
import { whyNoProof } from '../../src/live/readings/rounds.js';
import { filedRound } from '../../src/live/streams/filed-round.js';
import { databaseIn, sealsIn } from '../../src/serve/folder.js';
import { orderFrom } from '../live/support/decide.js';
import { done, openHouse, TestHouse } from '../live/support/open-house.js';
import { ANN } from '../live/support/people.js';
import { playRounds, until } from '../live/support/play.js';
import { People } from '../support/people.js';
import { raw, tamper } from '../support/raw.js';
import { scratch } from '../support/scratch.js';
import { openAt } from '../support/sqlite.js';

const NOW = '2026-03-02T08:00:00.000Z';

/** A copy of a house as it is now, restored into a folder of its own. */
const restored = async ({ file }: Pick<TestHouse, 'file'>) => {
  const folder = scratch();
  const [copy, data] = [path.join(folder, 'copy.db'), scratch()];
  unwrap(backupSqlite(file, copy));
  const told = unwrap(await restoreHouse(copy, data, NOW));
  return { copy, data, told, store: openAt(databaseIn(data)) };
};

/** A house in the middle of a hand: Ann has wagered and is asked to decide. */
const midHand = async (id: RulebookId) => {
  const house = await openHouse();
  const slug = await house.create(id);
  await house.seat(ANN, slug, 1);
  const ann = { person: ANN, seats: [1] };
  await playRounds(house, slug, [ann], 2);
  const order = async () => orderFrom(await house.view(slug, ANN), 1, ann);
  // Not every hand of Ricochet is asked: then the next one is played.
  await until(house, async () => {
    const next = await order();
    if (next?.type === 'PlaceWagers') done(await house.at(ANN, slug, next));
    return next?.type === 'Decide';
  });
  await house.house.atRest();
  return { house, slug };
};

describe('a restore', () => {
  test.each([
    ['a byte that is no text', "UPDATE events SET text = CAST(X'FF' AS TEXT) WHERE position = 9"],
    ['an event that was changed', "UPDATE events SET text = '{}' WHERE position = 9"],
    ['a balance that was changed', "UPDATE balances SET micros = 5 WHERE account = 'wallet/ann'"],
  ])('of a copy with %s is refused, and leaves nothing', async (_what, sql) => {
    const house = await openHouse();
    await house.seat(ANN, await house.create('md/high-card-flush'), 1);
    const [copy, data] = [path.join(scratch(), 'copy.db'), scratch()];
    unwrap(backupSqlite(house.file, copy));
    tamper(copy, sql);
    raw(copy, 'PRAGMA wal_checkpoint(TRUNCATE)');
    const refused = await restoreHouse(copy, data, NOW);
    expect(refused).toMatchObject({ ok: false, error: { code: 'damaged' } });
    expect(readdirSync(data)).toEqual([]);
  });

  for (const id of RULEBOOK_IDS)
    test(`${id}: ends the round that was open, and every wager goes back`, async () => {
      const { house, slug } = await midHand(id);
      const owned = async (store = house.store) => {
        const { walletCents, chipsCents } = await moneyOf(store, ANN.account);
        return walletCents + chipsCents;
      };
      const round = roundInProgress(house.house.desk(slug)!)!;
      const [hand] = round.game.hands;
      const { ante = 0, ...others } = hand!.stakes;
      // Ricochet settles its bonuses before anybody decides.
      const bonuses = Object.values(others).reduce((sum, stake) => sum + stake, 0);
      const riding = id === 'wa/ricochet-poker' ? ante : ante + bonuses;
      const before = await owned();
      const { store, told } = await restored(house);
      const { number } = round;
      expect(told.rounds).toEqual([`${slug}/${number}`]);
      expect(await owned(store)).toBe(before + riding);
      expect(await filedRound(store, slug, number)).toMatchObject({ outcome: 'void', proof: null });
      expect(await whyNoProof(store, slug, number)).toBe('lost');
      const [voided] = await store.readStreamBack(`table/${slug}`, null, 1, ['RoundVoided']);
      expect(JSON.parse(voided!.text)).toMatchObject({ by: 'house-policy', as: 'floorperson' });
      const [onRecord] = await store.readStreamBack('house/floor', null, 1);
      expect(onRecord).toMatchObject({ type: 'HouseRestored', at: NOW });
      expect(JSON.parse(onRecord!.text)).toMatchObject({ rounds: told.rounds, lost: told.rounds });
      expect(await auditHouse(store, null)).toMatchObject({ ok: true });
    });

  test.each(RULEBOOK_IDS)('%s: lets the tables go on, with new seeds', async (id) => {
    const { house, slug } = await midHand(id);
    const { data, store } = await restored(house);
    house.clock.pass({ hours: 48 });
    const again = await new TestHouse(databaseIn(data), store, house.clock).open();
    const next = roundInProgress(house.house.desk(slug)!)!.number + 1;
    await playRounds(again, slug, [{ person: ANN, seats: [1] }], 2);
    expect(await filedRound(store, slug, next)).toMatchObject({ outcome: 'complete' });
    expect((await filedRound(store, slug, next))?.proof).not.toBeNull();
    await again.house.close();
    await again.expectSound();
  });
});

describe('a backup', () => {
  test('has no seed in it, in the clear or otherwise', async () => {
    const { house } = await midHand('md/high-card-flush');
    const copy = path.join(scratch(), 'copy.db');
    unwrap(backupSqlite(house.file, copy));
    const bytes = readFileSync(copy, 'latin1');
    const names = (await house.events())
      .filter(({ type }) => type === 'RoundCommitted')
      .map(({ text }) => `seed/${(JSON.parse(text) as { readonly round: string }).round}`);
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(await house.store.secret(name)).not.toBeNull();
    const open = await house.store.secret(names.at(-1)!);
    expect(bytes).not.toContain(open!);
    const store = openAt(copy);
    for (const name of names) expect(await store.secret(name)).toBeNull();
    expect(await auditHouse(store, null)).toMatchObject({ ok: true });
  });
});

describe('a restore ends', () => {
  test('every session and every unused code, and keeps who is disabled out', async () => {
    const house = await openHouse();
    const people = new People(house.file);
    const { token } = await people.hire('Olive', 'operator');
    await people.hire('Otto', 'operator');
    const gone = await people.hire('Gerd', 'dealer');
    people.disable(gone.account.id);
    const code = await people.code('dealer');
    const { told, data } = await restored(house);
    // Three of the 72 that were issued are used.
    expect(told).toMatchObject({ sessionsEnded: 2, codesEnded: 69, staffDisabled: 1 });
    const after = new People(databaseIn(data));
    expect(await after.identity.sessionOf(token.secret())).toBeNull();
    expect((await after.signIn('Olive')).ok).toBe(true);
    expect((await after.signIn('Gerd')).ok).toBe(false);
    const used = { name: 'Dora', password: 'correct horse battery', from: '192.0.2.7' };
    expect(await after.identity.redeem(code, used)).toMatchObject({ ok: false });
  });
});

describe('a restored house', () => {
  test('is for its owner alone, though the backup was not', async () => {
    const house = await openHouse();
    const [copy, data] = [path.join(scratch(), 'copy.db'), scratch()];
    unwrap(backupSqlite(house.file, copy));
    chmodSync(copy, 0o644);
    unwrap(await restoreHouse(copy, data, NOW));
    expect(statSync(databaseIn(data)).mode & 0o777).toBe(0o600);
    expect(readdirSync(data)).toEqual(['house.db']);
  });

  test('begins new seals, and keeps the old ones', async () => {
    const house = await openHouse();
    const [copy, data] = [path.join(scratch(), 'copy.db'), scratch()];
    unwrap(backupSqlite(house.file, copy));
    writeFileSync(sealsIn(data), 'the seals of before\n');
    const { oldSeals } = unwrap(await restoreHouse(copy, data, NOW));
    expect(existsSync(sealsIn(data))).toBe(false);
    expect(readFileSync(oldSeals!, 'utf8')).toBe('the seals of before\n');
  });

  test('a round with its proof, where an older backup has the seed', async () => {
    const { house, slug } = await midHand('oh/high-card-flush');
    const data = scratch();
    const copy = path.join(scratch(), 'copy.db');
    raw(house.file, `VACUUM INTO '${copy}'`);
    const { rounds } = unwrap(await restoreHouse(copy, data, NOW));
    expect(rounds).toHaveLength(1);
    const store = openAt(databaseIn(data));
    const number = Number(rounds[0]?.split('/').at(-1));
    const { outcome, proof } = (await filedRound(store, slug, number))!;
    expect(outcome).toBe('void');
    expect(verifyRound(proof!)).toMatchObject({ fair: true, round: rounds[0] });
    expect(await store.readStreamBack(`rounds/${slug}`, null, 1, ['CommitmentVoided'])).toEqual([]);
    expect(await auditHouse(store, null)).toMatchObject({ ok: true });
  });

  test('is refused by an audit when a commitment is given up without a restore', async () => {
    const { house, slug } = await midHand('oh/high-card-flush');
    const { committed } = house.house.desk(slug)!.rounds;
    await house.house.close();
    const at = (await house.events()).at(-1)!.at;
    const { round, commitment } = committed!;
    const data = { type: 'CommitmentLost', at, round, commitment, reason: 'no seed' };
    const head = await house.store.head(`rounds/${slug}`);
    unwrap(
      await house.store.commit({
        at,
        appends: [
          {
            stream: `rounds/${slug}`,
            expected: head!.version,
            events: [{ type: 'CommitmentLost', schema: 1, data, postings: [] }],
          },
        ],
        answered: null,
        obligations: [],
        secrets: [],
        snapshots: [],
        mayOverdraw: () => false,
      }),
    );
    expect(await auditHouse(house.store, null)).toMatchObject({
      ok: false,
      error: { code: 'proof-fails', stream: `rounds/${slug}` },
    });
  });
});
