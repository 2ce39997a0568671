import { cents } from '@baize/money';
import { describe, expect, test } from 'vitest';
import { proofOfRound } from '../../src/live/readings/rounds.js';
import { leastStakes } from './support/decide.js';
import { done, openHouse, refusalOf, type TestHouse } from './support/open-house.js';
import { ANN, BEN, FLOOR } from './support/people.js';
import { playRounds, until } from './support/play.js';

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
  const given = seed === undefined ? {} : { seed };
  return house.at(person, slug, { type: 'PlaceWagers', seat, stakes, ...given });
};

const twoAtTable = async (): Promise<readonly [TestHouse, string]> => {
  const house = await openHouse();
  const slug = await house.create('md/high-card-flush');
  await house.seat(ANN, slug, 1);
  await house.seat(BEN, slug, 2);
  await bettingOpen(house, slug);
  return [house, slug];
};

describe('the shuffle of a round', () => {
  test('is committed to before anybody bets, and the proof holds the same commitment', async () => {
    const [house, slug] = await twoAtTable();
    const { fairness, round } = await house.view(slug, null);
    expect(round?.game.hands).toEqual([]);
    expect(fairness).toMatchObject({ round: `${slug}/1`, closed: false, given: [], seeds: [] });
    const players = [
      { person: ANN, seats: [1] },
      { person: BEN, seats: [2] },
    ];
    await playRounds(house, slug, players, 1);
    const proof = await proofOfRound(house.store, slug, 1);
    expect(proof?.commitment).toBe(fairness?.commitment);
  });

  test('a seed is its own player’s until no more bets, and everybody’s after', async () => {
    const [house, slug] = await twoAtTable();
    const told: string[] = [];
    const stop = house.house.follow(slug, BEN, null, (_, json) => told.push(json));
    done(await bet(house, slug, ANN, 1, SECRET));

    expect((await house.view(slug, ANN)).fairness).toMatchObject({
      given: [1],
      seeds: [{ seat: 1, seed: SECRET }],
    });
    for (const other of [BEN, FLOOR, null]) {
      const view = await house.view(slug, other);
      expect(JSON.stringify(view)).not.toContain(SECRET);
      expect(view.fairness?.given).toEqual([1]);
    }
    expect(told.join('\n')).not.toContain(SECRET);

    done(await bet(house, slug, BEN, 2));
    await until(house, async () => (await house.view(slug, BEN)).fairness?.closed === true);
    const { fairness } = await house.view(slug, BEN);
    expect(fairness?.seeds.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(fairness?.seeds[0]?.seed).toBe(SECRET);
    stop?.();
  });

  test('takes a seed alone, and the last one given counts', async () => {
    const [house, slug] = await twoAtTable();
    const give = (seed: string) => house.at(ANN, slug, { type: 'GiveSeed', seat: 1, seed });
    done(await give('first'));
    done(await give('second'));
    const players = [
      { person: ANN, seats: [1] },
      { person: BEN, seats: [2] },
    ];
    await playRounds(house, slug, players, 1);
    const proof = await proofOfRound(house.store, slug, 1);
    expect(proof?.playerSeeds[0]).toEqual({ seat: 1, seed: 'second' });
  });

  test.each([
    ['at somebody else’s seat', 2, 'mine', 'not-your-seat'],
    ['that is empty', 1, '', 'bad-seed'],
    ['that is too long', 1, 'x'.repeat(257), 'bad-seed'],
  ])('refuses a seed %s', async (_, seat, seed, code) => {
    const [house, slug] = await twoAtTable();
    expect(refusalOf(await house.at(ANN, slug, { type: 'GiveSeed', seat, seed }))).toBe(code);
  });

  test('refuses a seed once betting is closed, and the house’s own stays secret till the end', async () => {
    const [house, slug] = await twoAtTable();
    done(await bet(house, slug, ANN, 1));
    done(await bet(house, slug, BEN, 2));
    await until(house, async () => (await house.view(slug)).round?.game.phase === 'deciding');
    const late = await house.at(ANN, slug, { type: 'GiveSeed', seat: 1, seed: 'late' });
    expect(refusalOf(late)).toBe('betting-is-closed');
    const secret = await house.store.secret(`seed/${slug}/1`);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    for (const { text } of await house.events()) expect(text).not.toContain(secret);
    for (const viewer of [ANN, FLOOR, null]) {
      expect(JSON.stringify(await house.view(slug, viewer))).not.toContain(secret);
    }
  });
});
