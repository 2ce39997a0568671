import { type Micros, micros } from '@baize/money';
import { describe, expect, test } from 'vitest';
import type { Answer, Order, TableOrder } from '../../src/live/orders.js';
import { attendRound } from './support/attend.js';
import { done, openHouse, refusalOf, type TestHouse } from './support/open-house.js';
import { ANN, DEALER, OPERATOR, SECOND_OPERATOR } from './support/people.js';

type Step = Extract<TableOrder, { readonly type: 'AtJackpot' }>['step'];

const at = (table: string, step: Step): Order => ({
  to: 'table',
  table,
  order: { type: 'AtJackpot', jackpot: 'progressive', step },
});

/** One operator proposes and the other confirms; a refusal is what the second is told. */
const together = async (house: TestHouse, order: Order) => {
  const { proposal }: Answer = done(await house.submit(OPERATOR, order));
  if (proposal === undefined) throw new Error('it was done by one person');
  return house.house.decideProposal(SECOND_OPERATOR, proposal, { type: 'Confirm' }, null);
};

const OLD = 'old-progressive';
const NEW = 'new-progressive';

/** Two tables with a jackpot each; wagers went onto the old one, and it may pass to another game. */
const twoJackpots = async (): Promise<TestHouse> => {
  const house = await openHouse();
  for (const slug of ['old', 'new']) {
    await house.create('sd/caribbean-stud', { slug, dealing: 'attended' });
  }
  await house.seat(ANN, 'old', 1);
  done(await house.at(DEALER, 'old', { type: 'TakeTable' }));
  await attendRound({ house, slug: 'old', players: [{ person: ANN, seats: [1] }] });
  const petition = { petition: 'P-1', asks: 'transfer-to-game', reason: 'few players' } as const;
  done(await house.submit(OPERATOR, at('old', { type: 'Petition', ...petition })));
  const decided = { petition: 'P-1', granted: true, reference: 'letter 7' } as const;
  done(await house.submit(OPERATOR, at('old', { type: 'RecordDecision', ...decided })));
  return house;
};

const out = (jackpot = NEW): Order =>
  at('old', {
    type: 'TransferOut',
    petition: 'P-1',
    transfer: 'T-1',
    to: { kind: 'jackpot', jackpot },
  });

const arrival = (meterMicros: Micros, reserveMicros: Micros, from = OLD, transfer = 'T-1'): Order =>
  at('new', {
    type: 'TransferIn',
    transfer,
    from: { kind: 'jackpot', jackpot: from },
    meterMicros,
    reserveMicros,
    reference: 'letter 7',
  });

const booksOf = (house: TestHouse, jackpot: string) => {
  const meter = house.house.meter(jackpot);
  if (meter.phase === 'unopened') throw new Error(`${jackpot} is not open`);
  return meter.ledger.books;
};

describe('a jackpot that passes to another one of the house', () => {
  test('arrives whole, by two people on each side', async () => {
    const house = await twoJackpots();
    const before = booksOf(house, OLD);
    const there = booksOf(house, NEW);
    done(await together(house, out()));
    expect(house.house.meter(OLD).phase).toBe('discontinued');
    const moved = before.meterMicros + before.reserveMicros;
    expect(await house.store.balance('house/transfer/T-1')).toBe(moved);
    done(await together(house, arrival(before.meterMicros, before.reserveMicros)));
    expect(await house.store.balance('house/transfer/T-1')).toBe(0);
    expect(booksOf(house, NEW)).toMatchObject({
      meterMicros: there.meterMicros + before.meterMicros,
      reserveMicros: there.reserveMicros + before.reserveMicros,
    });
    expect(refusalOf(await together(house, out()))).not.toBeNull();
    const again = await together(house, arrival(before.meterMicros, before.reserveMicros));
    expect(refusalOf(again)).toBe('transfer-received');
    await house.expectSound();
  });

  test('does not leave for a jackpot that the house has not', async () => {
    const house = await twoJackpots();
    expect(refusalOf(await together(house, out('nowhere')))).toBe('no-such-jackpot');
    expect(house.house.meter(OLD).phase).toBe('running');
  });

  test('brings nothing that was not sent, and no other amount', async () => {
    const house = await twoJackpots();
    const { meterMicros, reserveMicros } = booksOf(house, OLD);
    const before = booksOf(house, NEW);
    const arrives = async (order: Order) => refusalOf(await together(house, order));
    expect(await arrives(arrival(meterMicros, reserveMicros))).toBe('transfer-not-sent');
    done(await together(house, out()));
    expect(await arrives(arrival(meterMicros, reserveMicros, OLD, 'T-2'))).toBe(
      'transfer-not-sent',
    );
    expect(await arrives(arrival(meterMicros, reserveMicros, NEW))).toBe('transfer-not-sent');
    const more = micros(meterMicros + 10_000);
    expect(await arrives(arrival(more, reserveMicros))).toBe('transfer-differs');
    expect(booksOf(house, NEW)).toEqual(before);
    await house.expectSound();
  });
});
