import { cents } from '@baize/money';
import { describe, expect, test } from 'vitest';
import { verifyRound } from '../../src/index.js';
import type { Person } from '../../src/live/people.js';
import { filedRound } from '../../src/live/streams/filed-round.js';
import { raw } from '../support/raw.js';
import { done, openHouse, refusalOf, type TestHouse } from './support/open-house.js';
import { ANN, BEN, DEALER, FLOOR } from './support/people.js';
import { until } from './support/play.js';
import { pledgeFor } from './support/seeds.js';

const HOME = 'source/192.0.2.7';

const bets = async (
  house: TestHouse,
  slug: string,
  person: Person,
  seat: number,
  seed: string | null,
  from: string | null = null,
  browser: string | null = null,
) => {
  await until(house, async () => (await house.view(slug)).round?.game.phase === 'betting');
  const view = await house.view(slug, person);
  const order = { type: 'PlaceWagers', seat, stakes: { ante: cents(1_000) } } as const;
  const seedCommitment = seed === null ? {} : { seedCommitment: pledgeFor(view, seat, seed) };
  const sent = { to: 'table', table: slug, order: { ...order, ...seedCommitment } } as const;
  return house.house.submit(person, sent, null, from, browser);
};

const closed = (house: TestHouse, slug: string): Promise<void> =>
  until(house, async () => (await house.view(slug)).fairness?.closing != null);

/** The round that is in progress is over and filed. */
const filed = async (house: TestHouse, slug: string, number: number) => {
  await until(house, async () => (await filedRound(house.store, slug, number)) !== null);
  return (await filedRound(house.store, slug, number))!;
};

const table = async (slug = 'felt', house?: TestHouse) => {
  const opened = house ?? (await openHouse());
  await opened.create('md/high-card-flush', { slug });
  await opened.seat(ANN, slug, 1, 100_000);
  await opened.seat(BEN, slug, 2, 100_000);
  return opened;
};

describe('a seed that is withheld', () => {
  test('ends the round before a card is dealt, with every wager back and a name on record', async () => {
    const house = await table();
    done(await bets(house, 'felt', ANN, 1, 'of Ann'));
    done(await bets(house, 'felt', BEN, 2, 'of Ben'));
    await closed(house, 'felt');
    done(await house.at(BEN, 'felt', { type: 'OpenSeed', seat: 2, seed: 'of Ben' }));
    house.clock.pass({ seconds: 7 });
    await house.house.atRest();
    expect((await house.view('felt')).fairness).toMatchObject({ opening: { seats: [1] } });
    house.clock.pass({ seconds: 2 });
    const { proof, outcome, players } = await filed(house, 'felt', 1);
    expect(outcome).toBe('void');
    expect(players.map(({ netCents }) => netCents)).toEqual([0, 0]);
    expect(proof).toMatchObject({
      cards: '',
      players: [
        { seat: 1, seed: null },
        { seat: 2, seed: 'of Ben' },
      ],
      withheld: [{ seat: 1, player: 'ann' }],
      void: { reason: expect.stringContaining('seat 1 did not open the seed') },
    });
    expect(verifyRound(proof!)).toMatchObject({ fair: true, deck: [] });
    const told = async (person: Person) => (await house.view('felt', person)).own?.notices ?? [];
    expect(await told(BEN)).toMatchObject([
      {
        what: 'round-voided',
        words:
          'Seat 1 did not open the seed that it had committed to. The round ended before a card was dealt, and every wager goes back.',
      },
    ]);
    expect((await told(ANN))[0]?.words).toMatch(/^Your page did not open/);
    for (const { account } of [ANN, BEN]) {
      expect(await house.store.balance(`player/${account}`)).toBe(100_000 * 10_000);
    }
    await house.expectSound();
  });

  test('makes its account silent for an hour, after a restart too', async () => {
    const house = await table();
    done(await bets(house, 'felt', ANN, 1, 'of Ann'));
    done(await bets(house, 'felt', BEN, 2, null));
    await closed(house, 'felt');
    house.clock.pass({ seconds: 9 });
    await filed(house, 'felt', 1);
    expect(refusalOf(await bets(house, 'felt', ANN, 1, 'again'))).toBe('counts-as-silent');
    await house.house.close();
    const again = await house.another();
    again.come(ANN, 'felt');
    again.come(BEN, 'felt');
    expect(refusalOf(await bets(again, 'felt', ANN, 1, 'again'))).toBe('counts-as-silent');
    done(await bets(again, 'felt', ANN, 1, null));
    house.clock.pass({ hours: 1 });
    await again.house.atRest();
    await until(again, async () => (await again.view('felt')).round?.game.phase === 'betting');
    const commitment = pledgeFor(await again.view('felt'), 1, 'again');
    const pledged = await again.at(ANN, 'felt', { type: 'CommitSeed', seat: 1, commitment });
    expect(refusalOf(pledged)).toBe(null);
  });

  test('makes its address silent too, and who comes from there', async () => {
    const house = await table();
    done(await bets(house, 'felt', BEN, 2, 'of Ben', HOME));
    done(await bets(house, 'felt', ANN, 1, null));
    await closed(house, 'felt');
    house.clock.pass({ seconds: 9 });
    await filed(house, 'felt', 1);
    expect(refusalOf(await bets(house, 'felt', ANN, 1, 'of Ann', HOME))).toBe('counts-as-silent');
    expect(refusalOf(await bets(house, 'felt', ANN, 1, 'of Ann', 'source/198.51.100.1'))).toBe(
      null,
    );
  });

  test.each(['before betting closes', 'while seeds are opened', 'when the round is over'])(
    'makes its address silent after a restart too: %s',
    async (when) => {
      let house = await table();
      const restart = async () => {
        await house.house.close();
        house = await house.another();
        for (const person of [ANN, BEN]) house.come(person, 'felt');
      };
      done(await bets(house, 'felt', BEN, 2, 'of Ben', HOME));
      if (when === 'before betting closes') await restart();
      done(await bets(house, 'felt', ANN, 1, null));
      await closed(house, 'felt');
      if (when === 'while seeds are opened') await restart();
      house.clock.pass({ seconds: 9 });
      expect(await filed(house, 'felt', 1)).toMatchObject({ outcome: 'void' });
      if (when === 'when the round is over') await restart();
      expect(refusalOf(await bets(house, 'felt', ANN, 1, 'of Ann', HOME))).toBe('counts-as-silent');
      house.clock.pass({ hours: 1 });
      await house.house.atRest();
      await until(house, async () => (await house.view('felt')).round?.game.phase === 'betting');
      const commitment = pledgeFor(await house.view('felt'), 1, 'later');
      const order = { type: 'CommitSeed', seat: 1, commitment } as const;
      const sent = { to: 'table', table: 'felt', order } as const;
      expect(refusalOf(await house.house.submit(ANN, sent, null, HOME))).toBe(null);
    },
  );

  test('of which a damaged address is forgotten, and no table stands still for it', async () => {
    const house = await table();
    done(await bets(house, 'felt', BEN, 2, 'of Ben', HOME));
    done(await bets(house, 'felt', ANN, 1, null));
    await closed(house, 'felt');
    house.clock.pass({ seconds: 9 });
    await filed(house, 'felt', 1);
    const damage = "CAST(x'ff' AS TEXT)";
    raw(house.file, `UPDATE barred_sources SET until = ${damage}`);
    raw(house.file, `UPDATE seed_sources SET source = ${damage}`);
    await house.house.close();
    const again = await house.another();
    for (const person of [ANN, BEN]) again.come(person, 'felt');
    done(await bets(again, 'felt', ANN, 1, 'of Ann', HOME));
    done(await bets(again, 'felt', BEN, 2, null));
    await closed(again, 'felt');
    expect((await again.view('felt')).fairness).toMatchObject({ opening: { seats: [1] } });
  });

  test('is not put on somebody else by sending their commitment as one’s own', async () => {
    const house = await table();
    const leaves = house.house.follow('felt', ANN, null, () => undefined, 'phone');
    done(await bets(house, 'felt', ANN, 1, 'of Ann', HOME, 'phone'));
    done(await bets(house, 'felt', BEN, 2, null));
    const { fairness } = await house.view('felt');
    const copy = fairness!.committed[0]!.commitment;
    const order = { type: 'CommitSeed', seat: 2, commitment: copy } as const;
    const sent = { to: 'table', table: 'felt', order } as const;
    done(await house.house.submit(BEN, sent, null, 'source/198.51.100.1', 'elsewhere'));
    const goes = house.house.follow('felt', BEN, null, () => undefined, 'elsewhere');
    await closed(house, 'felt');
    expect((await house.view('felt')).fairness).toMatchObject({
      silent: [],
      opening: { seats: [1, 2] },
    });
    done(await house.at(ANN, 'felt', { type: 'OpenSeed', seat: 1, seed: 'of Ann' }));
    house.clock.pass({ seconds: 9 });
    expect(await filed(house, 'felt', 1)).toMatchObject({ proof: { withheld: [{ seat: 2 }] } });
    expect(refusalOf(await bets(house, 'felt', ANN, 1, 'more', HOME, 'phone'))).toBe(null);
    for (const leave of [leaves, goes]) leave?.();
  });

  test('is one at a time: who has a seed to open elsewhere is silent here', async () => {
    const house = await table('one');
    await table('two', house);
    for (const slug of ['one', 'two']) {
      done(await bets(house, slug, BEN, 2, `of Ben at ${slug}`));
      done(await bets(house, slug, ANN, 1, null));
      await closed(house, slug);
    }
    expect((await house.view('one')).fairness).toMatchObject({ opening: { seats: [2] } });
    expect((await house.view('two')).fairness).toMatchObject({
      opening: null,
      silent: [
        { seat: 1, why: 'none' },
        { seat: 2, why: 'elsewhere' },
      ],
    });
    house.clock.pass({ seconds: 9 });
    expect(await filed(house, 'one', 1)).toMatchObject({ outcome: 'void' });
  });

  test('who is away when betting closes, or has no wager, is silent and ends nothing', async () => {
    const house = await table();
    done(await bets(house, 'felt', BEN, 2, 'of Ben'));
    house.goAway(BEN, 'felt');
    house.clock.pass({ seconds: 6 });
    done(await bets(house, 'felt', ANN, 1, 'of Ann'));
    await closed(house, 'felt');
    expect((await house.view('felt')).fairness).toMatchObject({
      silent: [{ seat: 2, why: 'away' }],
      opening: { seats: [1] },
    });
  });

  test.each([
    ['is gone', true, { silent: [{ seat: 1, why: 'away' }], opening: { seats: [2] } }],
    ['is there', false, { silent: [], opening: { seats: [1, 2] } }],
  ])(
    'is asked of the browser that committed: it %s, another of the account is there',
    async (_, goes, told) => {
      const house = await table();
      const leaves = house.house.follow('felt', ANN, null, () => undefined, 'phone');
      done(await bets(house, 'felt', ANN, 1, 'of Ann', null, 'phone'));
      if (goes) leaves?.();
      house.clock.pass({ seconds: 6 });
      await house.house.atRest();
      expect((await house.view('felt')).seats[0]).toMatchObject({
        player: ANN.account,
        away: 'here',
      });
      done(await bets(house, 'felt', BEN, 2, 'of Ben'));
      await closed(house, 'felt');
      expect((await house.view('felt')).fairness).toMatchObject(told);
    },
  );

  test('is not held against anybody while the house was down', async () => {
    const house = await table();
    done(await bets(house, 'felt', ANN, 1, 'of Ann'));
    done(await bets(house, 'felt', BEN, 2, 'of Ben'));
    await closed(house, 'felt');
    await house.house.close();
    house.clock.pass({ minutes: 3 });
    const again = await house.another();
    again.come(ANN, 'felt');
    done(await again.at(ANN, 'felt', { type: 'OpenSeed', seat: 1, seed: 'of Ann' }));
    done(await again.at(BEN, 'felt', { type: 'OpenSeed', seat: 2, seed: 'of Ben' }));
    await until(again, async () => (await again.view('felt')).round?.game.phase === 'deciding');
  });

  test('holds the deal of a dealer up, and the clock ends the round there too', async () => {
    const house = await openHouse();
    const slug = await house.create('md/high-card-flush', { dealing: 'attended' });
    await house.seat(ANN, slug, 1);
    done(await house.at(DEALER, slug, { type: 'TakeTable' }));
    const next = async () => (await house.view(slug, DEALER)).next;
    for (;;) {
      const step = await next();
      if (step?.kind === 'players') done(await bets(house, slug, ANN, 1, 'of Ann'));
      else if (step?.kind === 'do') {
        const by = step.who === 'dealer' ? DEALER : FLOOR;
        done(await house.at(by, slug, step.gesture as never));
      } else break;
    }
    expect((await next())?.kind).toBe('deal');
    expect(refusalOf(await house.at(DEALER, slug, { type: 'Deal' }))).toBe('seeds-not-open');
    expect((await house.view(slug, DEALER)).waiting).toMatchObject({
      for: 'players',
      what: 'Players open their seeds.',
      seats: [1],
    });
    house.clock.pass({ seconds: 9 });
    await until(house, async () => (await house.view(slug, DEALER)).round?.voided != null);
    expect((await house.view(slug, DEALER)).fairness?.withheld).toEqual([1]);
  });
});
