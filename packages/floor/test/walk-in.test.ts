import { describe, expect, it } from 'vitest';
import { NOTHING_TYPED, seatOrder } from '../src/deal/people/walk-in.js';

describe('a player without a device', () => {
  it('is seated with a seat alone, or with a name, cash and a proof of age', () => {
    expect(seatOrder({ ...NOTHING_TYPED, seat: '3' })).toEqual({
      type: 'SeatWalkIn',
      seat: 3,
      name: 'Player at seat 3',
    });
    expect(seatOrder({ seat: ' 2', name: ' Hat ', cash: '1,000', ofAge: true })).toEqual({
      type: 'SeatWalkIn',
      seat: 2,
      name: 'Hat',
      cents: 100_000,
      ofAge: true,
    });
  });

  it('waits for a seat and for an amount that is one', () => {
    expect(seatOrder(NOTHING_TYPED)).toBeNull();
    expect(seatOrder({ ...NOTHING_TYPED, seat: '3', cash: 'ten' })).toBeNull();
  });
});
