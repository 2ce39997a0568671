import { type Cents, cents } from '@baize/money';
import { describe, expect, test } from 'vitest';
import { verifyRound } from '../../src/index.js';
import type { TableOrder } from '../../src/live/orders.js';
import { moneyOf } from '../../src/live/readings/personal.js';
import { proofOfRound } from '../../src/live/readings/rounds.js';
import { done, openHouse, refusalOf, type TestHouse } from './support/open-house.js';
import { ANN, BEN, FLOOR } from './support/people.js';
import { playRounds, until } from './support/play.js';

const BUY: TableOrder = { type: 'BuyIn', cents: cents(10_000) };

/** An automatic table with Ann and Ben, waiting for their bets. */
const tableOfTwo = async (): Promise<readonly [TestHouse, string]> => {
  const house = await openHouse();
  const slug = await house.create('md/high-card-flush');
  await house.seat(ANN, slug, 1);
  await house.seat(BEN, slug, 2);
  await until(house, async () => (await house.view(slug)).round !== null);
  return [house, slug];
};

const PLAYERS = [
  { person: ANN, seats: [1] },
  { person: BEN, seats: [2] },
];

/** Everything that is stored and could have changed. */
const contents = async ({ store }: TestHouse) => ({
  heads: await store.heads(),
  balances: [...(await store.balances())],
  last: await store.lastPosition(),
});

describe('a key', () => {
  test('gets the same answer again and does nothing twice, also after a restart', async () => {
    const [house, slug] = await tableOfTwo();
    const first = done(await house.at(ANN, slug, BUY, 'buy-1'));
    const before = await contents(house);
    expect(done(await house.at(ANN, slug, BUY, 'buy-1'))).toEqual(first);
    await house.house.close();
    const again = await house.another();
    expect(done(await again.at(ANN, slug, BUY, 'buy-1'))).toEqual(first);
    expect(await contents(again)).toEqual(before);
  });

  test('is somebody’s own: another’s same key is another order', async () => {
    const [house, slug] = await tableOfTwo();
    done(await house.at(ANN, slug, BUY, 'buy-1'));
    done(await house.at(BEN, slug, BUY, 'buy-1'));
    expect((await moneyOf(house.store, 'ben')).chipsCents).toBe(510_000);
  });

  test('refuses another order', async () => {
    const [house, slug] = await tableOfTwo();
    done(await house.at(ANN, slug, BUY, 'buy-1'));
    const other = await house.at(ANN, slug, { type: 'BuyIn', cents: cents(20_000) }, 'buy-1');
    expect(refusalOf(other)).toBe('key-used-before');
  });

  test('sent twice at once is done once, and both are told the same', async () => {
    const [house, slug] = await tableOfTwo();
    const [one, two, other] = await Promise.all([
      house.at(ANN, slug, BUY, 'buy-1'),
      house.at(ANN, slug, BUY, 'buy-1'),
      house.at(ANN, slug, { type: 'BuyIn', cents: cents(20_000) }, 'buy-1'),
    ]);
    expect(done(two)).toEqual(done(one));
    expect(refusalOf(other)).toBe('key-used-before');
    expect((await moneyOf(house.store, 'ann')).chipsCents).toBe(510_000);
  });

  test('sent twice at once with an order that can be done once: both are told the same', async () => {
    const [house, slug] = await tableOfTwo();
    const leave: TableOrder = { type: 'Leave', seat: 2 };
    const [one, two] = await Promise.all([
      house.at(BEN, slug, leave, 'go'),
      house.at(BEN, slug, leave, 'go'),
    ]);
    expect(done(two)).toEqual(done(one));
  });
});

describe('an order that is refused', () => {
  const refusals: readonly (readonly [
    string,
    (house: TestHouse, slug: string) => unknown,
    string,
  ])[] = [
    [
      'more chips than the wallet holds',
      (h, t) => h.at(ANN, t, { type: 'BuyIn', cents: cents(500_001) }),
      'wallet-too-small',
    ],
    [
      'a wager above the chips',
      (h, t) => h.at(ANN, t, { type: 'TipDealer', cents: cents(500_001) }),
      'not-enough-chips',
    ],
    [
      'cashing out more than the chips',
      (h) => h.own(ANN, { type: 'CashOut', cents: cents(500_001) }),
      'not-enough-chips',
    ],
    [
      'cashing out nothing',
      (h) => h.own(ANN, { type: 'CashOut', cents: cents(0) }),
      'not-an-amount',
    ],
    ['filling up a full wallet', (h) => h.own(ANN, { type: 'TopUp' }), 'has-enough'],
    ['a table that is not there', (h) => h.at(ANN, 'nowhere', BUY), 'no-such-table'],
    ['a seat that is taken', (h, t) => h.at(ANN, t, { type: 'Sit', seat: 2 }), 'seat-taken'],
    [
      'an office that may not',
      (h, t) => h.at(ANN, t, { type: 'VoidRound', reason: 'why' }),
      'not-allowed',
    ],
    [
      'another’s hand',
      (h, t) => h.at(ANN, t, { type: 'PlaceWagers', seat: 2, stakes: { ante: cents(1_000) } }),
      'not-your-seat',
    ],
    [
      'a bet below the limit',
      (h, t) => h.at(ANN, t, { type: 'PlaceWagers', seat: 1, stakes: { ante: cents(100) } }),
      'outside-the-limits',
    ],
    [
      'taking a table that deals by itself',
      (h, t) => h.at({ ...FLOOR, role: 'dealer' }, t, { type: 'TakeTable' }),
      'not-attended',
    ],
    [
      'too many practice players',
      (h, t) => h.at(FLOOR, t, { type: 'SetPractice', count: 7 }),
      'not-a-count',
    ],
    [
      'cards typed where the house shuffles',
      (h, t) =>
        h.at({ ...FLOOR, role: 'dealer' }, t, { type: 'Deal', cards: [{ card: 'As', to: 1 }] }),
      'cards-from-shuffler',
    ],
  ];

  test.each(refusals)('%s: changes nothing', async (_, order, code) => {
    const [house, slug] = await tableOfTwo();
    const before = await contents(house);
    expect(refusalOf((await order(house, slug)) as Awaited<ReturnType<TestHouse['submit']>>)).toBe(
      code,
    );
    expect(await contents(house)).toEqual(before);
    expect(house.house.counts.refused).toBe(1);
  });

  test('may be sent again under its key once it is allowed', async () => {
    const [house, slug] = await tableOfTwo();
    const buy: TableOrder = { type: 'BuyIn', cents: cents(600_000) };
    expect(refusalOf(await house.at(ANN, slug, buy, 'buy'))).toBe('wallet-too-small');
    done(await house.own(ANN, { type: 'CashOut', cents: cents(500_000) }));
    done(await house.at(ANN, slug, buy, 'buy'));
  });
});

describe('orders that come together', () => {
  test('are stored at once, each by itself', async () => {
    const [house, slug] = await tableOfTwo();
    const { batches } = house.house.counts;
    const buys = await Promise.all(
      Array.from({ length: 40 }, () =>
        house.at(ANN, slug, { type: 'BuyIn', cents: cents(20_000) }),
      ),
    );
    // The wallet held enough for 25 of them.
    expect(buys.map(refusalOf).filter((code) => code === null)).toHaveLength(25);
    expect(buys.map(refusalOf).filter((code) => code === 'wallet-too-small')).toHaveLength(15);
    expect(house.house.counts.batches).toBe(batches + 1);
    expect(await moneyOf(house.store, 'ann')).toEqual({ walletCents: 0, chipsCents: 1_000_000 });
    await house.expectSound();
  });

  test('see what those before them did', async () => {
    const [house, slug] = await tableOfTwo();
    const answers = await Promise.all([
      house.at(BEN, slug, { type: 'Leave', seat: 2 }),
      house.at(ANN, slug, { type: 'Sit', seat: 2 }),
      house.at(BEN, slug, { type: 'Sit', seat: 2 }),
    ]);
    expect(answers.map(refusalOf)).toEqual([null, null, 'seat-taken']);
  });
});

describe('an order that is stored', () => {
  test('is done once, whoever fails to hear of it', async () => {
    const [house, slug] = await tableOfTwo();
    const stop = house.house.onStored(() => {
      throw new Error('deaf');
    });
    const buys = await Promise.all([
      house.at(ANN, slug, BUY),
      house.at(BEN, slug, BUY),
      house.at(ANN, slug, BUY),
    ]);
    stop();
    expect(buys.map(refusalOf)).toEqual([null, null, null]);
    expect((await moneyOf(house.store, 'ann')).chipsCents).toBe(520_000);
    expect((await moneyOf(house.store, 'ben')).chipsCents).toBe(510_000);
    expect(house.failures[0]).toContain('deaf');
  });

  test('stands alone: one that cannot be stored at all takes no other with it', async () => {
    const [house, slug] = await tableOfTwo();
    const answers = await Promise.allSettled([
      house.at(ANN, slug, BUY),
      house.at(ANN, slug, { type: 'TipDealer', cents: 1.5 as Cents }),
      house.at(BEN, slug, BUY),
    ]);
    expect([answers[0]?.status, answers[2]?.status]).toEqual(['fulfilled', 'fulfilled']);
    expect((await moneyOf(house.store, 'ann')).chipsCents).toBe(510_000);
    expect((await moneyOf(house.store, 'ben')).chipsCents).toBe(510_000);
    await house.expectSound();
  });
});

describe('two houses on one file', () => {
  test('both take orders for one table: nothing is lost, nothing doubled', async () => {
    const [house, slug] = await tableOfTwo();
    const other = await house.another();
    const buys = Array.from({ length: 10 }, () => BUY);
    const answers = await Promise.all([
      ...buys.map((buy, at) => house.at(ANN, slug, buy, `a-${at}`)),
      ...buys.map((buy, at) => other.at(BEN, slug, buy, `b-${at}`)),
    ]);
    expect(answers.map(refusalOf)).toEqual(answers.map(() => null));
    expect((await moneyOf(house.store, 'ann')).chipsCents).toBe(600_000);
    expect((await moneyOf(house.store, 'ben')).chipsCents).toBe(600_000);
    await house.expectSound();
    await other.expectSound();
  });

  test('play rounds together, with the cards that were committed to', async () => {
    const [house, slug] = await tableOfTwo();
    const other = await house.another();
    for (const [turn, one] of [house, other, house, other].entries()) {
      await one.at(FLOOR, slug, { type: 'FillTray', cents: cents(100), slip: `slip ${turn}` });
      await playRounds(one, slug, PLAYERS, 2);
    }
    for (let number = 1; number <= 8; number += 1) {
      const proof = await proofOfRound(house.store, slug, number);
      expect(verifyRound(proof!)).toMatchObject({ fair: true });
    }
    await house.expectSound();
  });

  test('a meter that one moved is the other’s too, once it reads the table anew', async () => {
    const [house, slug] = await tableOfTwo();
    const other = await house.another();
    await playRounds(house, slug, PLAYERS, 1);
    await house.house.atRest();
    done(await other.at(FLOOR, slug, { type: 'FillTray', cents: cents(100), slip: 'slip' }));
    const [jackpot] = Object.values(house.house.desk(slug)!.settings.jackpots);
    expect(other.house.meter(jackpot!)).toEqual(house.house.meter(jackpot!));
  });

  test('a table whose creation came second keeps its rules over a restart', async () => {
    const house = await openHouse();
    const other = await house.another();
    await house.create('sd/caribbean-stud');
    await other.create('md/high-card-flush');
    const third = await house.another();
    expect(third.house.slugs()).toEqual(['sd-caribbean-stud', 'md-high-card-flush']);
    expect((await third.view('md-high-card-flush')).phase).toBe('open');
  });

  test('a practice setting of one is the other’s too, once it hears of it', async () => {
    const [house, slug] = await tableOfTwo();
    const other = await house.another();
    done(await house.at(FLOOR, slug, { type: 'SetPractice', count: 2 }));
    await other.create('sd/caribbean-stud');
    expect((await other.view(slug)).practice).toBe(2);
  });
});
