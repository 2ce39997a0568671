import { describe, expect, it } from 'vitest';
import { readAccountOrder, readFloorOrder, readTableOrder } from '../../src/http/read-order.js';
import { ACCOUNT_SCHEMAS, FLOOR_SCHEMAS } from '../../src/orders/book.js';
import { SAMPLES_AT_TABLE, samples } from './support/samples.js';

const ALL: readonly [string, unknown, (body: unknown) => unknown][] = [
  ...SAMPLES_AT_TABLE.map(([type, order]): (typeof ALL)[number] => [type, order, readTableOrder]),
  ...samples(ACCOUNT_SCHEMAS).map(([type, order]): (typeof ALL)[number] => [
    type,
    order,
    readAccountOrder,
  ]),
  ...samples(FLOOR_SCHEMAS).map(([type, order]): (typeof ALL)[number] => [
    type,
    order,
    readFloorOrder,
  ]),
];

describe('an order that is read', () => {
  it.each(ALL)('%s is what was sent', (_type, order, read) => {
    expect(read(order)).toEqual({ ok: true, value: order });
  });

  it.each(ALL)('%s with a field that it does not have is refused', (_type, order, read) => {
    const flaw = {
      path: 'unknown',
      message: expect.stringMatching(/^unknown is not a known field/),
    };
    expect(read({ ...(order as object), unknown: 1 })).toEqual({ ok: false, error: [flaw] });
  });
});
