import { cents } from '@baize/money';
import { describe, expect, test } from 'vitest';
import type { Commitment } from '../../src/fairness/commitment.js';
import { verifyRound } from '../../src/index.js';
import { proofOfRound } from '../../src/live/readings/rounds.js';
import { leastStakes } from './support/decide.js';
import { done, openHouse, refusalOf, type TestHouse } from './support/open-house.js';
import { ANN, BEN, FLOOR } from './support/people.js';
import { playRounds, until } from './support/play.js';
import { pledgeFor } from './support/seeds.js';

const SECRET = 'nobody else sees this text';

const bettingOpen = (house: TestHouse, slug: string): Promise<void> =>
  until(house, async () => (await house.view(slug)).round?.game.phase === 'betting');

const bet = async (
  house: TestHouse,
  slug: string,
  person: typeof ANN,
  seat: number,
  seed?: string,
) => {
  const view = await house.view(slug, person);
  const act = view.round?.legal[seat]?.find((one) => one.act === 'place-wagers');
  if (act?.act !== 'place-wagers') throw new Error('no wagers');
  const stakes = { ante: leastStakes(act).ante ?? cents(1_000) };
  const given = seed === undefined ? {} : { seedCommitment: pledgeFor(view, seat, seed) };
  return house.at(person, slug, { type: 'PlaceWagers', seat, stakes, ...given });
};

const open = (house: TestHouse, slug: string, person: typeof ANN, seat: number, seed: string) =>
  house.at(person, slug, { type: 'OpenSeed', seat, seed });

const closed = (house: TestHouse, slug: string): Promise<void> =>
  until(house, async () => (await house.view(slug)).fairness?.closing != null);

const twoAtTable = async (): Promise<readonly [TestHouse, string]> => {
  const house = await openHouse();
  const slug = await house.create('md/high-card-flush');
  await house.seat(ANN, slug, 1);
  await house.seat(BEN, slug, 2);
  await bettingOpen(house, slug);
  return [house, slug];
};

const BOTH = [
  { person: ANN, seats: [1], seed: () => 'of Ann' },
  { person: BEN, seats: [2], seed: () => 'of Ben' },
];

describe('the shuffle of a round', () => {
  test('is committed to before anybody bets, and the proof holds the same commitment', async () => {
    const [house, slug] = await twoAtTable();
    const { fairness, round } = await house.view(slug, null);
    expect(round?.game.hands).toEqual([]);
    expect(fairness).toMatchObject({
      round: `${slug}/1`,
      committed: [],
      closing: null,
      opened: [],
    });
    await playRounds(house, slug, BOTH, 1);
    const proof = await proofOfRound(house.store, slug, 1);
    expect(proof?.commitment).toBe(fairness?.commitment);
    expect(verifyRound(proof!)).toMatchObject({ fair: true, note: null });
    await house.expectSound();
  });

  test('a seed is known to nobody before the list is closed, and the commitment to everybody', async () => {
    const [house, slug] = await twoAtTable();
    const told: string[] = [];
    const stop = house.house.follow(slug, BEN, null, (_, json) => told.push(json));
    done(await bet(house, slug, ANN, 1, SECRET));
    const pledged = pledgeFor(await house.view(slug, ANN), 1, SECRET);
    for (const viewer of [ANN, BEN, FLOOR, null]) {
      const { fairness } = await house.view(slug, viewer);
      expect(fairness).toMatchObject({
        committed: [{ seat: 1, commitment: pledged }],
        opened: [],
      });
    }
    expect(told.join('\n')).not.toContain(SECRET);
    done(await bet(house, slug, BEN, 2));
    await closed(house, slug);
    const { fairness } = await house.view(slug, BEN);
    expect(fairness).toMatchObject({
      committed: [{ seat: 1, commitment: pledged }],
      silent: [{ seat: 2, why: 'none' }],
      opened: [],
      opening: { seats: [1] },
    });
    done(await open(house, slug, ANN, 1, SECRET));
    expect((await house.view(slug, BEN)).fairness?.opened).toEqual([{ seat: 1, seed: SECRET }]);
    stop?.();
  });

  test('takes a commitment alone, and the last one counts', async () => {
    const [house, slug] = await twoAtTable();
    for (const seed of ['first', 'of Ann']) {
      const commitment = pledgeFor(await house.view(slug), 1, seed);
      done(await house.at(ANN, slug, { type: 'CommitSeed', seat: 1, commitment }));
    }
    const [ann, ben] = BOTH;
    await playRounds(house, slug, [{ ...ann!, seed: () => 'of Ann' }, ben!], 1);
    const proof = await proofOfRound(house.store, slug, 1);
    expect(proof).toMatchObject({ players: [{ seat: 1, seed: 'of Ann' }, { seat: 2 }] });
  });

  test.each([
    ['at somebody else’s seat', 2, `sha256:${'0'.repeat(64)}`, 'not-your-seat'],
    ['that is none', 1, 'my lucky seven', 'bad-commitment'],
  ])('refuses a commitment %s', async (_, seat, commitment, code) => {
    const [house, slug] = await twoAtTable();
    const refused = await house.at(ANN, slug, { type: 'CommitSeed', seat, commitment });
    expect(refusalOf(refused)).toBe(code);
  });

  test('refuses to open what is another’s, another seed, before the closing, and twice', async () => {
    const [house, slug] = await twoAtTable();
    done(await bet(house, slug, ANN, 1, SECRET));
    expect(refusalOf(await open(house, slug, ANN, 1, SECRET))).toBe('list-is-open');
    done(await bet(house, slug, BEN, 2));
    await closed(house, slug);
    expect(refusalOf(await open(house, slug, BEN, 1, SECRET))).toBe('not-your-seat');
    expect(refusalOf(await open(house, slug, BEN, 2, SECRET))).toBe('not-in-list');
    expect(refusalOf(await open(house, slug, ANN, 1, 'another'))).toBe('other-seed');
    expect(refusalOf(await open(house, slug, ANN, 1, ''))).toBe('bad-seed');
    done(await open(house, slug, ANN, 1, SECRET));
    expect(refusalOf(await open(house, slug, ANN, 1, SECRET))).toBe('opened-before');
  });

  test('refuses a commitment once betting is closed, and the house’s seed stays secret till the end', async () => {
    const [house, slug] = await twoAtTable();
    done(await bet(house, slug, ANN, 1));
    done(await bet(house, slug, BEN, 2));
    await until(house, async () => (await house.view(slug)).round?.game.phase === 'deciding');
    const commitment: Commitment = `sha256:${'0'.repeat(64)}`;
    const late = await house.at(ANN, slug, { type: 'CommitSeed', seat: 1, commitment });
    expect(refusalOf(late)).toBe('betting-is-closed');
    const secret = await house.store.secret(`seed/${slug}/1`);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    for (const { text } of await house.events()) expect(text).not.toContain(secret);
    for (const viewer of [ANN, FLOOR, null]) {
      expect(JSON.stringify(await house.view(slug, viewer))).not.toContain(secret);
    }
  });
});
