import { cents, micros, microsOfCents } from '@baize/money';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/live/orders.js';
import type { Person } from '../../src/live/people.js';
import { attendRound } from './support/attend.js';
import { done, exampleHouse, openHouse, refusalOf, type TestHouse } from './support/open-house.js';
import {
  ANN,
  AUDITOR,
  BEN,
  DEALER,
  FLOOR,
  OPERATOR,
  PIT,
  SECOND_FLOOR,
  SECOND_OPERATOR,
} from './support/people.js';

const TABLE = 'pit-table';
const METER = `${TABLE}-progressive`;

const open = async (): Promise<TestHouse> => {
  const house = await openHouse();
  await house.create('sd/caribbean-stud', { slug: TABLE, dealing: 'attended' });
  return house;
};

const atTable = (order: Extract<Order, { to: 'table' }>['order']): Order => ({
  to: 'table',
  table: TABLE,
  order,
});

const RULES = exampleHouse('sd/caribbean-stud');
const OTHER_RULES = { ...RULES, limits: { ante: { min: 1000, max: 3000, step: 500 } } };

const ADJUST = atTable({
  type: 'AtJackpot',
  jackpot: 'progressive',
  step: {
    type: 'Adjust',
    of: 'meter',
    changeMicros: microsOfCents(cents(12_300)),
    reason: 'the display stood behind',
  },
});
const CHANGE = atTable({ type: 'ChangeRules', house: OTHER_RULES, reason: 'a higher minimum' });
const TRANSFER = atTable({
  type: 'AtJackpot',
  jackpot: 'progressive',
  step: {
    type: 'TransferIn',
    transfer: 'T-1',
    from: { kind: 'licensee', licensee: 'another house' },
    meterMicros: microsOfCents(cents(5_000)),
    reserveMicros: micros(0),
    reference: 'letter 7',
  },
});
const DAY: Order = {
  to: 'floor',
  order: { type: 'SetGamingDay', timeZone: 'America/New_York', hour: 4 },
};

const amountOf = async (house: TestHouse): Promise<number> => {
  const [jackpot] = (await house.view(TABLE)).jackpots;
  return jackpot?.display?.amountCents ?? 0;
};

const propose = async (house: TestHouse, person: Person, order: Order): Promise<string> => {
  const { proposal } = done(await house.submit(person, order));
  if (proposal === undefined) throw new Error('it was done by one person');
  return proposal;
};

const CONFIRM = { type: 'Confirm' } as const;

describe('what needs two people', () => {
  const rows: readonly (readonly [string, Order, Person, Person, (house: TestHouse) => unknown])[] =
    [
      ['a jackpot adjustment', ADJUST, PIT, OPERATOR, amountOf],
      ['a transfer', TRANSFER, OPERATOR, SECOND_OPERATOR, amountOf],
      ['new rules', CHANGE, OPERATOR, SECOND_OPERATOR, async (h) => (await h.view(TABLE)).rules],
      ['a gaming day', DAY, OPERATOR, SECOND_OPERATOR, (h) => h.house.floor.gamingDay],
    ];

  test.each(rows)(
    '%s: nothing happens until another person confirms',
    async (_, order, first, second, state) => {
      const house = await open();
      const before = await state(house);
      const id = await propose(house, first, order);
      expect(await state(house)).toEqual(before);
      expect(house.house.proposals()[0]?.[0]).toBe(id);

      const decide = (person: Person) => house.house.decideProposal(person, id, CONFIRM, null);
      expect(refusalOf(await decide(first))).toBe('same-person');
      expect(refusalOf(await decide(DEALER))).toBe('not-allowed');
      expect(refusalOf(await decide(AUDITOR))).toBe('not-allowed');
      expect(await state(house)).toEqual(before);

      done(await decide(second));
      const after = await state(house);
      expect(after).not.toEqual(before);
      expect(refusalOf(await decide(second))).toBe('proposal-over');
      expect(await state(house)).toEqual(after);
      await house.expectSound();
    },
  );

  test('both people stand in the event', async () => {
    const house = await open();
    const id = await propose(house, PIT, ADJUST);
    done(await house.house.decideProposal(OPERATOR, id, CONFIRM, null));
    const [event] = await house.store.readStreamBack(`jackpot/${METER}`, null, 1);
    expect(JSON.parse(event!.text)).toMatchObject({ by: PIT.account, second: OPERATOR.account });
  });

  test.each([
    ['refused', OPERATOR, { type: 'Refuse', reason: 'the display is right' }],
    ['withdrawn', PIT, { type: 'Withdraw' }],
  ] as const)('%s: it never happens', async (how, person, decision) => {
    const house = await open();
    const before = await amountOf(house);
    const id = await propose(house, PIT, ADJUST);
    done(await house.house.decideProposal(person, id, decision, null));
    const late = await house.house.decideProposal(OPERATOR, id, CONFIRM, null);
    expect(refusalOf(late)).toBe('proposal-over');
    expect(await amountOf(house)).toBe(before);
    expect(house.house.proposals()[0]?.[1].ended?.how).toBe(how);
  });

  test('run out: after a quarter of an hour nobody confirms it any more', async () => {
    const house = await open();
    const id = await propose(house, PIT, ADJUST);
    house.clock.pass({ minutes: 15 });
    const late = await house.house.decideProposal(OPERATOR, id, CONFIRM, null);
    expect(refusalOf(late)).toBe('proposal-expired');
  });

  test('waits over a restart, with its key', async () => {
    const house = await open();
    const first = done(await house.submit(PIT, ADJUST, 'key'));
    await house.house.close();
    const again = await house.another();
    expect(done(await again.submit(PIT, ADJUST, 'key'))).toEqual(first);
    expect(again.house.proposals()).toHaveLength(1);
    const before = await amountOf(again);
    done(await again.house.decideProposal(OPERATOR, first.proposal!, CONFIRM, 'confirm'));
    done(await again.house.decideProposal(OPERATOR, first.proposal!, CONFIRM, 'confirm'));
    expect(await amountOf(again)).toBe(before + 12_300);
  });

  test('what cannot be done is refused to who confirms, and goes on waiting', async () => {
    const house = await open();
    const broken = atTable({
      type: 'ChangeRules',
      house: exampleHouse('md/high-card-flush'),
      reason: 'no',
    });
    const id = await propose(house, OPERATOR, broken);
    const confirmed = await house.house.decideProposal(SECOND_OPERATOR, id, CONFIRM, null);
    expect(refusalOf(confirmed)).toBe('other-rulebook');
    expect(house.house.proposals()[0]?.[1].ended).toBeNull();
  });

  test('there is no proposal that nobody made', async () => {
    const house = await open();
    const decided = await house.house.decideProposal(OPERATOR, 'nothing', CONFIRM, null);
    expect(refusalOf(decided)).toBe('no-such-proposal');
  });

  test('a payment adjusted above the limit; one below it is a floorperson’s alone', async () => {
    const house = await open();
    await house.seat(ANN, TABLE, 1);
    await house.seat(BEN, TABLE, 2);
    done(await house.at(DEALER, TABLE, { type: 'TakeTable' }));
    await attendRound({
      house,
      slug: TABLE,
      players: [
        { person: ANN, seats: [1] },
        { person: BEN, seats: [2] },
      ],
    });
    const adjust = (amount: number): Order =>
      atTable({
        type: 'AdjustPayment',
        round: `${TABLE}/1`,
        seat: 1,
        player: ANN.account,
        cents: cents(amount),
        reason: 'paid short',
      });
    const chips = () => house.store.balance('player/ann');
    const before = await chips();
    expect(done(await house.submit(FLOOR, adjust(10_000))).proposal).toBeUndefined();
    expect(await chips()).toBe(before + 10_000 * 10_000);
    const id = await propose(house, FLOOR, adjust(10_001));
    expect(await chips()).toBe(before + 10_000 * 10_000);
    done(await house.house.decideProposal(SECOND_FLOOR, id, CONFIRM, null));
    expect(await chips()).toBe(before + 20_001 * 10_000);
    // What is taken from a player takes two, however little it is.
    const taken = await propose(house, FLOOR, adjust(-100));
    expect(await chips()).toBe(before + 20_001 * 10_000);
    done(await house.house.decideProposal(SECOND_FLOOR, taken, CONFIRM, null));
    expect(await chips()).toBe(before + 19_901 * 10_000);
    await house.expectSound();
  });
});
