import { cents } from '@baize/money';
import { describe, expect, test, vi } from 'vitest';
import { verifyRound } from '../../src/index.js';
import type { LiveMessage } from '../../src/live/live-view.js';
import { proofOfRound } from '../../src/live/readings/rounds.js';
import { done, openHouse } from './support/open-house.js';
import { ANN, BEN } from './support/people.js';
import { playRounds, until } from './support/play.js';

describe('who follows a table', () => {
  test('gets the whole view first, then what happens, in order and without gaps', async () => {
    const house = await openHouse();
    const slug = await house.create('oh/high-card-flush');
    await house.seat(ANN, slug, 1);
    const messages: LiveMessage[] = [];
    const stop = house.house.follow(slug, ANN, null, (version, json) => {
      const message = JSON.parse(json) as LiveMessage;
      expect(message.version).toBe(version);
      messages.push(message);
    });
    await playRounds(house, slug, [{ person: ANN, seats: [1] }], 2);
    await vi.waitFor(() => expect(messages.at(-1)?.view.round?.number).toBe(3));
    stop?.();
    expect(messages[0]?.told).toEqual([]);
    const versions = messages.map(({ version }) => version);
    expect(versions).toEqual([...versions].sort((left, right) => left - right));
    const told = messages.flatMap((message) => message.told.length);
    const all = told.reduce((sum, one) => sum + one, 0);
    // A player is told of everything but the counts of the tray, and there were none.
    expect(all).toBe(versions.at(-1)! - versions[0]!);
  });

  test('after a break is told what was missed', async () => {
    const house = await openHouse();
    const slug = await house.create('oh/high-card-flush');
    await house.seat(ANN, slug, 1);
    await until(house, async () => (await house.view(slug)).round !== null);
    const before = (await house.house.message(slug, ANN))!.version;
    done(await house.at(ANN, slug, { type: 'BuyIn', cents: cents(100) }));
    const missed = await house.house.message(slug, ANN, before);
    expect(missed?.told.map(({ type }) => type)).toEqual(['BoughtIn']);
    expect((await house.house.message(slug, BEN, before))?.told).toEqual([]);
    expect((await house.house.message(slug, ANN, missed!.version))?.told).toEqual([]);
  });

  test('of a table that is not there: nothing', async () => {
    const house = await openHouse();
    expect(await house.house.message('nowhere', ANN)).toBeNull();
    expect(house.house.follow('nowhere', ANN, null, () => undefined)).toBeNull();
  });
});

test('one player at two boxes gives a seed for each, and sees both hands and no other', async () => {
  const house = await openHouse();
  const slug = await house.create('md/high-card-flush');
  await house.seat(ANN, slug, 1);
  done(await house.at(ANN, slug, { type: 'Sit', seat: 2 }));
  await house.seat(BEN, slug, 5);
  const players = [
    { person: ANN, seats: [1, 2], seed: (_: number, seat: number) => `box ${seat}` },
    { person: BEN, seats: [5] },
  ];
  let looked = false;
  await playRounds(house, slug, players, 1, async () => {
    const { round } = await house.view(slug, ANN);
    if (round?.game.phase !== 'deciding') return;
    const seen = round.game.hands.map(({ seat, cards }) => [seat, !cards.includes('??')]);
    expect(seen).toEqual([
      [1, true],
      [2, true],
      [5, false],
    ]);
    looked = true;
  });
  expect(looked).toBe(true);
  const proof = (await proofOfRound(house.store, slug, 1))!;
  expect(proof).toMatchObject({
    players: [
      { seat: 1, seed: 'box 1' },
      { seat: 2, seed: 'box 2' },
    ],
  });
  expect(verifyRound(proof)).toMatchObject({ fair: true });
});
