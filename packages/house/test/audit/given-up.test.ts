import { cents } from '@baize/money';
import { unwrap } from '@baize/result';
import { describe, expect, test } from 'vitest';
import { auditHouse } from '../../src/index.js';
import type { RoundsEvent } from '../../src/live/streams/rounds-stream.js';
import { done, openHouse } from '../live/support/open-house.js';
import { ANN } from '../live/support/people.js';
import { until } from '../live/support/play.js';
import { pledgeFor } from '../live/support/seeds.js';

/** A round whose list is closed, or still open, with nobody in the house any more. */
const roundWith = async (list: 'open' | 'closed') => {
  const house = await openHouse();
  const slug = await house.create('md/high-card-flush');
  await house.seat(ANN, slug, 1, 100_000);
  await until(house, async () => (await house.view(slug)).round?.game.phase === 'betting');
  if (list === 'closed') {
    const seedCommitment = pledgeFor(await house.view(slug, ANN), 1, 'of Ann');
    const stakes = { ante: cents(1_000) };
    done(await house.at(ANN, slug, { type: 'PlaceWagers', seat: 1, stakes, seedCommitment }));
    await until(house, async () => (await house.view(slug)).fairness?.closing != null);
  }
  await house.house.close();
  const stream = `rounds/${slug}`;
  const told = await house.store.readStream(stream);
  const at = (await house.events()).at(-1)!.at;
  const committed = JSON.parse(told.find(({ type }) => type === 'RoundCommitted')!.text);
  const { round, commitment } = committed;
  const houseSeed = await house.store.secret(`seed/${round}`);
  const voided = { type: 'CommitmentVoided', at, round, commitment, reason: 'why', houseSeed };
  const stamp = { at, by: 'house-policy', as: 'operator' };
  const none = { position: 1, backupAt: at, sessionsEnded: 0, codesEnded: 0, lost: [] };
  const restore = {
    type: 'HouseRestored',
    schema: 1,
    data: { type: 'HouseRestored', ...stamp, ...none, rounds: [round] },
    postings: [],
  };
  /** As a house would that can write what it likes. */
  const tells = async (events: readonly unknown[], restored = false) => {
    const { version } = (await house.store.head(stream))!;
    const appended = (events as RoundsEvent[]).map((data) => ({
      type: data.type,
      schema: data.type === 'RoundCommitted' ? 2 : 1,
      data,
      postings: [],
    }));
    unwrap(
      await house.store.commit({
        at,
        appends: [
          ...(restored ? [{ stream: 'house/floor', expected: null, events: [restore] }] : []),
          { stream, expected: version, events: appended },
        ],
        answered: null,
        obligations: [],
        secrets: [{ name: `seed/${round}/2`, value: houseSeed! }],
        snapshots: [],
        mayOverdraw: () => false,
      }),
    );
    const audited = await auditHouse(house.store, null);
    return audited.ok ? null : audited.error;
  };
  return { tells, voided, anew: { ...committed, at } };
};

describe('a commitment of the house that is given up', () => {
  test('before its list is closed may be followed by another one', async () => {
    const { tells, voided, anew } = await roundWith('open');
    expect(await tells([voided, anew])).toBeNull();
  });

  test('after its list was closed is found, whether the round is committed to anew or not', async () => {
    for (const again of [true, false]) {
      const { tells, voided, anew } = await roundWith('closed');
      const found = await tells([voided, ...(again ? [anew] : [])]);
      expect(found).toMatchObject({ code: 'seed-order' });
      expect(found?.message).toMatch(/the list was closed/);
    }
  });

  test('by a restore is not followed by another one to the same round', async () => {
    const { tells, voided, anew } = await roundWith('closed');
    const found = await tells([voided, anew], true);
    expect(found).toMatchObject({ code: 'seed-order' });
    expect(found?.message).toMatch(/not committed to anew/);
  });
});
