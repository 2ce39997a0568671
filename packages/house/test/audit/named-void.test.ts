import { cents } from '@baize/money';
import { canonicalText } from '@baize/rulebook';
import { expect, test } from 'vitest';
import { auditHouse } from '../../src/audit/audit-house.js';
import { proofFault } from '../../src/audit/proof-fault.js';
import { verifyRound } from '../../src/index.js';
import { filedRound } from '../../src/live/streams/filed-round.js';
import { evolveRounds, NO_ROUNDS, type RoundsEvent } from '../../src/live/streams/rounds-stream.js';
import { done, openHouse, type TestHouse } from '../live/support/open-house.js';
import { ANN, FLOOR } from '../live/support/people.js';
import { until } from '../live/support/play.js';
import { pledgeFor } from '../live/support/seeds.js';
import { forge } from '../support/forge.js';
import { tamper } from '../support/raw.js';

/** A round that a floorperson voids after its list was closed. */
const voidedRound = async (house: TestHouse, slug: string, number: number): Promise<void> => {
  await until(house, async () => (await house.view(slug)).round?.game.phase === 'betting');
  const seedCommitment = pledgeFor(await house.view(slug, ANN), 1, 'of Ann');
  const stakes = { ante: cents(1_000) };
  done(await house.at(ANN, slug, { type: 'PlaceWagers', seat: 1, stakes, seedCommitment }));
  await until(house, async () => (await house.view(slug)).fairness?.closing != null);
  done(await house.at(FLOOR, slug, { type: 'VoidRound', reason: 'a bad feeling' }));
  await until(house, async () => (await filedRound(house.store, slug, number)) !== null);
};

test('a store of before proofs named who voids a round opens as it is, and none after it', async () => {
  const house = await openHouse();
  const slug = await house.create('md/high-card-flush');
  await house.seat(ANN, slug, 1, 100_000);
  await voidedRound(house, slug, 1);
  await voidedRound(house, slug, 2);
  await house.house.close();
  const stream = `rounds/${slug}`;
  const filings = (await house.store.readStream(stream)).filter(
    ({ type }) => type === 'RoundFiled',
  );
  const asThen = async (index: number): Promise<void> => {
    const { version, text } = filings[index]!;
    const filed = JSON.parse(text);
    filed.proof.void = { reason: 'a floorperson voided the round' };
    const was = { text: canonicalText(filed), schema: 1 };
    await forge(house.store, house.file, stream, version, was);
    // They only save time, and are of the chain as it was.
    tamper(house.file, 'DELETE FROM snapshots');
  };
  await asThen(0);
  expect(await auditHouse(house.store, null)).toMatchObject({ ok: true });
  await asThen(1);
  expect(await auditHouse(house.store, null)).toMatchObject({ ok: true });
  const again = await house.another();
  await voidedRound(again, slug, 3);
  await again.expectSound();
  await again.house.close();
  const last = (await house.store.readStreamBack(stream, null, 1, ['RoundFiled']))[0]!;
  expect(last.schema).toBe(2);
  filings.push(last);
  await asThen(2);
  expect(await auditHouse(house.store, null)).toMatchObject({ ok: true });
  const { version, text } = filings[0]!;
  await forge(house.store, house.file, stream, version, { text, schema: 2 });
  expect(await auditHouse(house.store, null)).toMatchObject({
    ok: false,
    error: { code: 'proof-fails', expected: `the floorperson ${FLOOR.account}` },
  });
});

test('who voids a round between its closing and its deal is named in its proof', async () => {
  const house = await openHouse();
  const slug = await house.create('md/high-card-flush');
  await house.seat(ANN, slug, 1, 100_000);
  await voidedRound(house, slug, 1);
  const { proof } = (await filedRound(house.store, slug, 1))!;
  expect(proof?.void?.reason).toBe(`the floorperson ${FLOOR.account} voided the round`);
  expect(verifyRound(proof!)).toMatchObject({ fair: true });
  await house.expectSound();

  const stream = await house.store.readStream(`rounds/${slug}`);
  const filedAt = stream.findIndex(({ type }) => type === 'RoundFiled');
  const told = stream.slice(0, filedAt).map(({ text }) => JSON.parse(text) as RoundsEvent);
  const state = told.reduce((now, event, at) => evolveRounds(now, event, at + 1), NO_ROUNDS);
  const filed = JSON.parse(stream[filedAt]!.text);
  const entry = { ...stream[filedAt]!, data: filed };
  const fault = (reason: string) =>
    proofFault(
      entry,
      { ...filed, proof: { ...proof, void: { reason } } },
      {
        filing: filed,
        round: filed.round,
        ended: entry,
        cards: [],
        awards: [],
        voidedBy: `the floorperson ${FLOOR.account}`,
      },
      told.find((event) => event.type === 'RoundCommitted'),
      state,
    );
  expect(fault(proof!.void!.reason)).toBeNull();
  expect(fault(`the floorperson ${FLOOR.account}2 voided the round`)).not.toBeNull();
  expect(fault('a floorperson voided the round')).toMatchObject({
    code: 'proof-fails',
    expected: `the floorperson ${FLOOR.account}`,
  });
});

test('whoever is in a list within an hour of withholding a seed is found', async () => {
  const house = await openHouse();
  const slug = await house.create('md/high-card-flush');
  await house.seat(ANN, slug, 1, 100_000);
  const committed = async (seed: string): Promise<void> => {
    await until(house, async () => (await house.view(slug)).round?.game.phase === 'betting');
    const seedCommitment = pledgeFor(await house.view(slug, ANN), 1, seed);
    const stakes = { ante: cents(1_000) };
    done(await house.at(ANN, slug, { type: 'PlaceWagers', seat: 1, stakes, seedCommitment }));
    await until(house, async () => (await house.view(slug)).fairness?.closing != null);
  };
  await committed('of Ann');
  house.clock.pass({ seconds: 9 });
  await until(house, async () => (await filedRound(house.store, slug, 1)) !== null);
  house.clock.pass({ hours: 1 });
  await house.house.atRest();
  await committed('an hour later');
  await house.house.close();
  expect(await auditHouse(house.store, null)).toMatchObject({ ok: true });
  const stream = `rounds/${slug}`;
  const [closed] = await house.store.readStreamBack(stream, null, 1, ['ListClosed']);
  const at = '2026-03-01T12:30:00.000Z';
  const text = closed!.text.replaceAll(JSON.parse(closed!.text).at, at);
  for (const event of await house.store.readStream(stream)) {
    if (event.version <= closed!.version && event.at > at) {
      const forged = event.text.replaceAll(event.at, at);
      await forge(house.store, house.file, stream, event.version, { text: forged, at });
    }
  }
  expect(text).not.toBe(closed!.text);
  tamper(house.file, 'DELETE FROM snapshots');
  expect(await auditHouse(house.store, null)).toMatchObject({
    ok: false,
    error: { code: 'seed-order', message: expect.stringContaining('within the hour') },
  });
});
