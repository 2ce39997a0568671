import { readFileSync } from 'node:fs';
import { JACKPOT_SCHEMAS, TABLE_SCHEMAS } from '../../../src/orders/book.js';
import { CARDS_ORDERS } from '../../../src/orders/cards.js';
import { readyMadeHouse } from '../../../src/ready-made/index.js';

export interface Schema {
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

/** A text by what its pattern is for: a card, a hash, or any other. */
const textFor = (pattern: string): string => {
  if (pattern.includes('TJQKA')) return 'As';
  return pattern.startsWith('^sha256:') ? `sha256:${'0'.repeat(64)}` : 'abc';
};

/** A value that fits, with everything in it that may be there. */
export const sampleOf = (schema: Schema): unknown => {
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
      return textFor(schema.pattern ?? '');
  }
};

export const samples = (schemas: object, within: (order: unknown) => unknown = (order) => order) =>
  Object.entries(schemas).map(([type, schema]): readonly [string, unknown] => [
    type,
    within(sampleOf(schema as Schema)),
  ]);

/** An order of each kind to a table, with the gestures and steps that have kinds of their own. */
export const SAMPLES_AT_TABLE: readonly (readonly [string, unknown])[] = [
  ...samples(TABLE_SCHEMAS),
  ...samples(CARDS_ORDERS, (gesture) => ({ type: 'Cards', gesture })),
  ...samples(JACKPOT_SCHEMAS, (step) => ({ type: 'AtJackpot', jackpot: 'progressive', step })),
];
