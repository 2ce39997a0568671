import { cents } from '@baize/money';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { isPractice } from '../../src/live/people.js';
import { historyOf, moneyOf } from '../../src/live/readings/personal.js';
import { filedRound } from '../../src/live/streams/filed-round.js';
import { roundAt } from './support/attend.js';
import { leastStakes, orderFrom } from './support/decide.js';
import { done, openHouse, refusalOf, type TestHouse } from './support/open-house.js';
import { ANN, BEN, CLEO, FLOOR } from './support/people.js';
import { playRounds, until } from './support/play.js';

const SECONDS = 30;

/** A look at the table, as somebody who opens its page: the house asks itself what is due there. */
const look = (house: TestHouse, slug: string): void => {
  house.house.follow(slug, null, null, () => undefined)?.();
};

/** Lets the house do whatever it would do by itself. */
const settle = ({ house }: TestHouse): Promise<void> => house.atRest();

const bet = async (house: TestHouse, slug: string, person: typeof ANN, seat: number) => {
  await until(house, () => roundAt({ house, slug })?.game.phase === 'betting');
  const view = await house.view(slug, person);
  const act = view.round?.legal[seat]?.find((one) => one.act === 'place-wagers');
  if (act?.act !== 'place-wagers') throw new Error('no wagers');
  done(await house.at(person, slug, { type: 'PlaceWagers', seat, stakes: leastStakes(act) }));
};

const decide = async (house: TestHouse, slug: string, person: typeof ANN, seat: number) => {
  const order = orderFrom(await house.view(slug, person), seat, { person, seats: [seat] });
  if (order?.type !== 'Decide') throw new Error('no decision');
  done(await house.at(person, slug, order));
};

const table = async (practice = 0, busyMs?: number): Promise<readonly [TestHouse, string]> => {
  const house = await openHouse({}, busyMs);
  const slug = await house.create('md/high-card-flush', { practice, decisionSeconds: SECONDS });
  return [house, slug];
};

const practiceAt = async (house: TestHouse, slug: string): Promise<readonly number[]> =>
  (await house.view(slug)).seats.filter(({ player }) => isPractice(player)).map(({ seat }) => seat);

describe('time', () => {
  test('betting stays open for who has not bet, and closes when their time is over', async () => {
    const [house, slug] = await table();
    await house.seat(ANN, slug, 1);
    await house.seat(BEN, slug, 2);
    await bet(house, slug, ANN, 1);
    await settle(house);
    expect(roundAt({ house, slug })?.game.phase).toBe('betting');
    house.clock.pass({ seconds: SECONDS });
    look(house, slug);
    await until(house, () => roundAt({ house, slug })?.game.phase === 'deciding');
    expect(roundAt({ house, slug })?.game.hands.map(({ seat }) => seat)).toEqual([1]);
  });

  test('a player who does not answer is folded when the time is over, and not before', async () => {
    const [house, slug] = await table();
    await house.seat(ANN, slug, 1);
    await house.seat(BEN, slug, 2);
    await bet(house, slug, ANN, 1);
    await bet(house, slug, BEN, 2);
    await until(house, () => roundAt({ house, slug })?.game.phase === 'deciding');
    await settle(house);
    const decisionAt = (seat: number) =>
      roundAt({ house, slug })?.game.hands.find((hand) => hand.seat === seat)?.decision;
    await decide(house, slug, ANN, 1);
    house.clock.pass({ seconds: SECONDS - 5 });
    look(house, slug);
    await settle(house);
    expect(decisionAt(2)).toBeNull();
    house.clock.pass({ seconds: 6 });
    look(house, slug);
    await until(house, async () => (await filedRound(house.store, slug, 1)) !== null);
    const [receipt] = await historyOf(house.store, 'ben', null, 1);
    const ante = receipt?.receipt.lines.find(({ wager }) => wager === 'ante');
    expect(ante?.outcome).toBe('lose');
    expect(receipt?.receipt.lines.some(({ wager }) => wager === 'raise')).toBe(false);
  });

  test.each(['while it runs', 'and it is started again'])(
    'a machine clock that ran ahead and is set back does not stop the time of a player, %s',
    async (when) => {
      const [first, slug] = await table();
      first.clock.set({ hours: 5 });
      await first.seat(ANN, slug, 1);
      await bet(first, slug, ANN, 1);
      await until(first, () => roundAt({ house: first, slug })?.game.phase === 'deciding');
      await settle(first);
      first.clock.set({ hours: -5 });
      if (when !== 'while it runs') await first.house.close();
      const house = when === 'while it runs' ? first : await first.another();
      house.clock.pass({ seconds: SECONDS + 1 });
      look(house, slug);
      await until(house, async () => (await filedRound(house.store, slug, 1)) !== null);
      const instants = (await house.events()).map(({ at }) => at);
      expect(instants).toEqual(instants.toSorted());
    },
  );

  test('winning bonuses of a player who does not answer are claimed', async () => {
    const [house, slug] = await table();
    await house.seat(ANN, slug, 1);
    // Until a flush bonus wins: it is paid to a hand that was folded by the clock.
    for (let round = 1; round < 200; round += 1) {
      await bet(house, slug, ANN, 1);
      await until(house, () => roundAt({ house, slug })?.game.phase === 'deciding');
      await until(house, async () => (await house.view(slug, FLOOR)).next?.kind === 'players');
      const view = await house.view(slug, ANN);
      const fold = view.round?.legal[1]?.find(({ act }) => act === 'fold');
      const wins =
        fold !== undefined && 'bonuses' in fold && JSON.stringify(fold.bonuses).includes('"win"');
      house.clock.pass({ seconds: SECONDS + 1 });
      look(house, slug);
      await until(house, async () => (await filedRound(house.store, slug, round)) !== null);
      const [newest] = await historyOf(house.store, 'ann', null, 1);
      const flush = newest?.receipt.lines.find(({ wager }) => wager === 'flush');
      if (flush?.outcome === 'win') {
        expect(flush.paysCents).toBeGreaterThan(0);
        return;
      }
      expect(wins).toBe(false);
    }
    throw new Error('no flush in two hundred hands');
  });
});

describe('a table that deals by itself', () => {
  test('takes a step again that the store had no time for', async () => {
    const [house, slug] = await table(0, 20);
    await house.seat(ANN, slug, 1);
    await house.seat(BEN, slug, 2);
    await bet(house, slug, ANN, 1);
    await settle(house);
    const somebodyElse = new Database(house.file);
    somebodyElse.exec('BEGIN IMMEDIATE');
    house.clock.pass({ seconds: SECONDS });
    look(house, slug);
    await expect.poll(() => house.failures.join(), { timeout: 60_000 }).toContain('house-busy');
    expect(roundAt({ house, slug })?.game.phase).toBe('betting');
    somebodyElse.exec('ROLLBACK');
    somebodyElse.close();
    house.clock.pass({ seconds: 64 });
    await until(house, () => roundAt({ house, slug })?.game.phase === 'deciding');
    expect(new Set(house.failures.map((one) => one.split(':')[0]))).toEqual(
      new Set([`a step of table ${slug}`]),
    );
  });

  test('plays no round for nobody', async () => {
    const [house, slug] = await table(3);
    await settle(house);
    expect(house.house.desk(slug)?.table.lastRound).toBe(0);
    expect(await practiceAt(house, slug)).toEqual([]);
  });

  test('plays for who looks on, and stops when they have gone', async () => {
    const [house, slug] = await table(2);
    const stop = house.house.follow(slug, null, null, () => undefined);
    await until(house, async () => (await filedRound(house.store, slug, 2)) !== null);
    stop?.();
    await settle(house);
    const { lastRound } = house.house.desk(slug)!.table;
    await settle(house);
    expect(house.house.desk(slug)?.table.lastRound).toBe(lastRound);
    expect(roundAt({ house, slug })?.game.hands ?? []).toEqual([]);
  });

  test('practice players come as many as wanted, leave one seat free and are marked', async () => {
    const [house, slug] = await table(6);
    await house.seat(ANN, slug, 1);
    await until(house, async () => (await practiceAt(house, slug)).length === 4);
    await settle(house);
    const view = await house.view(slug);
    expect(await practiceAt(house, slug)).toHaveLength(4);
    for (const { player } of view.seats) {
      expect(view.people[player]?.practice).toBe(player !== 'ann');
    }
    expect(new Set(view.seats.map(({ player }) => view.people[player]?.name)).size).toBe(5);
  });

  test('somebody at the table sends practice players away, and nobody else of the players may', async () => {
    const [house, slug] = await table(3);
    await house.seat(ANN, slug, 1);
    await house.house.welcome(BEN);
    const away = { type: 'SetPractice', count: 0 } as const;
    expect(refusalOf(await house.at(BEN, slug, away))).toBe('not-seated');
    done(await house.at(ANN, slug, away));
    await playRounds(house, slug, [{ person: ANN, seats: [1] }], 1);
    await settle(house);
    expect(await practiceAt(house, slug)).toEqual([]);
  });

  test('a person takes a practice player’s seat, not in the middle of its hand', async () => {
    const [house, slug] = await table(2);
    await house.seat(ANN, slug, 1);
    await until(house, async () => (await practiceAt(house, slug)).length === 2);
    await until(house, () => (roundAt({ house, slug })?.game.hands.length ?? 0) === 2);
    const [seat] = await practiceAt(house, slug);
    await house.house.welcome(BEN);
    done(await house.own(BEN, { type: 'ConfirmAge', atLeast: 21 }));
    const sit = { type: 'Sit', seat: seat! } as const;
    expect(refusalOf(await house.at(BEN, slug, sit))).toBe('practice-player-plays');
    let sat: string | null = 'not yet';
    await playRounds(house, slug, [{ person: ANN, seats: [1] }], 1);
    await until(house, async () => {
      sat = refusalOf(await house.at(BEN, slug, sit));
      if (sat !== null) await bet(house, slug, ANN, 1).catch(() => undefined);
      return sat === null;
    });
    expect((await house.view(slug)).seats.find((one) => one.seat === seat)?.player).toBe('ben');
  });

  test('whoever leaves in the middle of a hand: it is played to its end by the policy of the house', async () => {
    const [house, slug] = await table();
    await house.seat(ANN, slug, 1);
    await house.seat(BEN, slug, 2);
    await bet(house, slug, ANN, 1);
    await bet(house, slug, BEN, 2);
    await until(house, async () => (await house.view(slug, FLOOR)).next?.kind === 'players');
    done(await house.at(BEN, slug, { type: 'Leave', seat: 2 }));
    await decide(house, slug, ANN, 1);
    house.clock.pass({ seconds: SECONDS + 1 });
    look(house, slug);
    await until(house, async () => (await filedRound(house.store, slug, 1)) !== null);
    expect(
      (await filedRound(house.store, slug, 1))?.players.map(({ player }) => player).sort(),
    ).toEqual(['ann', 'ben']);
    expect(
      Object.values(await house.view(slug).then(({ seats }) => seats)).map(({ player }) => player),
    ).toEqual(['ann']);
    await house.expectSound();
  });

  test('drained, it finishes the hands that are dealt and begins no others', async () => {
    const [house, slug] = await table(2);
    await house.seat(ANN, slug, 1);
    await bet(house, slug, ANN, 1);
    const drained = house.house.drain(100_000);
    await playRounds(house, slug, [{ person: ANN, seats: [1] }], 1);
    expect(await drained).toBe(true);
    await settle(house);
    expect(house.house.desk(slug)?.table.lastRound).toBe(1);
    await house.expectSound();
  });

  test('with nothing under way it is drained at once; with somebody who does not answer, not in time', async () => {
    const [house, slug] = await table();
    await house.seat(ANN, slug, 1);
    expect(await house.house.drain(0)).toBe(true);
    const [other, slow] = await table();
    await other.seat(ANN, slow, 1);
    await bet(other, slow, ANN, 1);
    await until(other, () => roundAt({ house: other, slug: slow })?.game.phase === 'deciding');
    const drained = other.house.drain(50);
    other.clock.pass({ seconds: 1 });
    expect(await drained).toBe(false);
  });
});

test('[OH-HCF-sign#2] age is asked once, and nobody sits down who has not said it', async () => {
  const house = await openHouse();
  const slug = await house.create('oh/high-card-flush');
  await house.house.welcome(ANN);
  expect((await house.view(slug)).minimumAge).toBe(21);
  const sit = { type: 'Sit', seat: 1 } as const;
  const asked = await house.at(ANN, slug, sit);
  expect(asked).toMatchObject({ ok: false, error: { code: 'age-not-confirmed' } });
  done(await house.own(ANN, { type: 'ConfirmAge', atLeast: 18 }));
  expect(refusalOf(await house.at(ANN, slug, sit))).toBe('age-not-confirmed');
  done(await house.own(ANN, { type: 'ConfirmAge', atLeast: 21 }));
  done(await house.at(ANN, slug, sit));
  done(await house.at(ANN, slug, { type: 'Leave', seat: 1 }));
  done(await house.at(ANN, slug, sit));
});

test('a wallet is filled up when it is empty, and once an hour', async () => {
  const [house, slug] = await table();
  await house.seat(ANN, slug, 1, 1_000_000);
  const tip = (amount: number) => house.at(ANN, slug, { type: 'TipDealer', cents: cents(amount) });
  done(await tip(960_000));
  done(await house.own(ANN, { type: 'TopUp' }));
  expect(await moneyOf(house.store, 'ann')).toEqual({ walletCents: 960_000, chipsCents: 40_000 });
  done(await house.at(ANN, slug, { type: 'BuyIn', cents: cents(960_000) }));
  done(await tip(999_000));
  expect(refusalOf(await house.own(ANN, { type: 'TopUp' }))).toBe('done-before');
  house.clock.pass({ hours: 1 });
  done(await house.own(ANN, { type: 'TopUp' }));
  await house.expectSound();
});

test('what was bought and tipped is not told to who looks on', async () => {
  const [house, slug] = await table();
  await house.seat(ANN, slug, 1);
  await house.seat(BEN, slug, 2);
  const told: string[] = [];
  house.house.follow(slug, BEN, null, () => undefined);
  house.house.follow(slug, CLEO, null, (_, json) => told.push(json));
  await settle(house);
  // With the message that tells of it Ben is one who looks on already.
  const answers = await Promise.all([
    house.at(BEN, slug, { type: 'BuyIn', cents: cents(12_300) }),
    house.at(BEN, slug, { type: 'Leave', seat: 2 }),
  ]);
  expect(answers.map(refusalOf)).toEqual([null, null]);
  await settle(house);
  expect(told.at(-1)).toContain('PlayerLeft');
  expect(told.join('\n')).not.toContain('BoughtIn');
});
