import { describe, expect, test } from 'vitest';
import { SHAPES, type Shapes, schemaOf, upcast } from '../../src/store/upcast.js';
import { append, commitOf } from '../support/commits.js';
import { newSqlite } from '../support/sqlite.js';
import { BEFORE_DEAL } from './kept/before-deal.js';
import { CARDS } from './kept/cards.js';
import { CONTEST } from './kept/contest.js';
import { ACCOUNT, FLOOR, PROPOSAL, ROUNDS, STAFF } from './kept/house.js';
import { JACKPOT } from './kept/jackpot.js';
import { RICOCHET } from './kept/ricochet.js';
import { TABLE } from './kept/table.js';

const { at, by, as } = TABLE.PlayerSat;

const inside = (type: string, events: Readonly<Record<string, unknown>>) =>
  Object.values(events).map((event) => ({ type, event, at, by, as }));

/** One of each type of event, and of each type inside of another, by the kind of its stream. */
const KEPT: readonly (readonly [string, readonly { readonly type: string }[]])[] = [
  ['table', Object.values(TABLE)],
  ['table', inside('InCards', CARDS)],
  ['table', inside('BeforeDeal', BEFORE_DEAL)],
  ['table', inside('InRound', CONTEST)],
  ['table', inside('InRound', RICOCHET)],
  ['jackpot', Object.values(JACKPOT)],
  ['house', Object.values(FLOOR)],
  ['rounds', Object.values(ROUNDS)],
  ['account', Object.values(ACCOUNT)],
  ['proposal', Object.values(PROPOSAL)],
  ['staff', Object.values(STAFF)],
];

describe('events of every type', () => {
  test('come out of the store as they went in', async () => {
    const { store } = newSqlite();
    for (const [index, [kind, events]] of KEPT.entries()) {
      const stream = `${kind}/kept-${index}`;
      const stored = events.map((data) => ({
        type: data.type,
        schema: schemaOf(SHAPES, stream, data.type),
        data,
        postings: [],
      }));
      expect(await store.commit(commitOf([append(stream, 0, ...stored)]))).toMatchObject({
        ok: true,
      });
      const read = await store.readStream(stream);
      expect(read.map((event) => upcast(SHAPES, event))).toEqual(events);
    }
  });
});

describe('an event in an older shape', () => {
  // Shape 1 had dollars, shape 2 cents, and shape 3 says whose they are.
  const shapes: Shapes = {
    'table/Paid': [
      (data) => ({ cents: (data as { dollars: number }).dollars * 100 }),
      (data) => ({ ...(data as object), player: 'unknown' }),
    ],
  };
  const stored = { stream: 'table/one', type: 'Paid', schema: 1, text: '{"dollars":5}' };

  test('is brought to the shape of today, step by step', () => {
    expect(schemaOf(shapes, 'table/one', 'Paid')).toBe(3);
    expect(upcast(shapes, stored)).toEqual({ cents: 500, player: 'unknown' });
    expect(upcast(shapes, { ...stored, schema: 2, text: '{"cents":7}' })).toEqual({
      cents: 7,
      player: 'unknown',
    });
    const today = { ...stored, schema: 3, text: '{"cents":7,"player":"ann"}' };
    expect(upcast(shapes, today)).toEqual({ cents: 7, player: 'ann' });
  });

  test('is only touched by the steps of its own kind and type', () => {
    for (const other of [
      { ...stored, stream: 'jackpot/one' },
      { ...stored, type: 'Taken' },
    ]) {
      expect(schemaOf(shapes, other.stream, other.type)).toBe(1);
      expect(upcast(shapes, other)).toEqual({ dollars: 5 });
    }
  });

  test('that this program does not know yet is never guessed at', () => {
    for (const schema of [0, 4])
      expect(() => upcast(shapes, { ...stored, schema })).toThrow(
        `table/Paid in shape ${schema} is not known to this version of the program`,
      );
  });
});
