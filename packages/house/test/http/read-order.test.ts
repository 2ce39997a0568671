import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAccountOrder, readFloorOrder, readTableOrder } from '../../src/http/read-order.js';
import { CARDS_ORDERS } from '../../src/http/schemas/cards-orders.js';
import { JACKPOT_STEPS } from '../../src/http/schemas/jackpot-steps.js';
import { ACCOUNT_ORDERS, FLOOR_ORDERS } from '../../src/http/schemas/own-orders.js';
import { TABLE_ORDERS } from '../../src/http/schemas/table-orders.js';
import { readyMadeHouse } from '../../src/ready-made/index.js';

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly pattern?: string;
  readonly description?: string;
}

const RULES: unknown = JSON.parse(readFileSync(readyMadeHouse('md/high-card-flush'), 'utf8'));

/** A value that fits, with everything in it that may be there. */
const sampleOf = (schema: Schema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return sampleOf(schema.anyOf[0]!);
  if (schema.properties !== undefined) {
    const fields = Object.entries(schema.properties);
    return Object.fromEntries(fields.map(([name, field]) => [name, sampleOf(field)]));
  }
  switch (schema.type) {
    case 'object':
      return RULES;
    case 'array':
      return [sampleOf(schema.items!)];
    case 'integer':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return schema.pattern?.includes('TJQKA') === true ? 'As' : 'abc';
  }
};

const samples = (schemas: object, within: (order: unknown) => unknown = (order) => order) =>
  Object.entries(schemas).map(([type, schema]): [string, unknown] => [
    type,
    within(sampleOf(schema as Schema)),
  ]);

const AT_TABLE = [
  ...samples(TABLE_ORDERS),
  ...samples(CARDS_ORDERS, (gesture) => ({ type: 'Cards', gesture })),
  ...samples(JACKPOT_STEPS, (step) => ({ type: 'AtJackpot', jackpot: 'progressive', step })),
];

const ALL: readonly [string, unknown, (body: unknown) => unknown][] = [
  ...AT_TABLE.map(([type, order]): (typeof ALL)[number] => [type, order, readTableOrder]),
  ...samples(ACCOUNT_ORDERS).map(([type, order]): (typeof ALL)[number] => [
    type,
    order,
    readAccountOrder,
  ]),
  ...samples(FLOOR_ORDERS).map(([type, order]): (typeof ALL)[number] => [
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
