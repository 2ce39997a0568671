import { expect, test } from 'vitest';
import { SeedDoor } from '../../src/live/seeds/seed-door.js';

const HOME = 'source/192.0.2.7';

/** Two tables, as an order sees them that is worked out right after others which are not stored yet. */
const asking = (withheld: readonly { readonly seat: number; readonly player: string }[]) => {
  const desk = (rounds: object) => ({ rounds, table: { phase: 'closed' } });
  const none = { withheld: [], list: null, opened: [] };
  return {
    draft: {
      at: '2026-03-01T12:00:00.000Z',
      floor: { tables: { one: {}, two: {} } },
      deskNamed: (slug: string) => desk(slug === 'one' ? { ...none, withheld } : none),
    },
    store: { readStreamBack: async () => [] },
  } as unknown as Parameters<SeedDoor['barred']>[0];
};

test('an address that withheld a moment ago is silent, though that is not stored yet', async () => {
  const door = new SeedDoor();
  door.came('one', 2, HOME);
  door.came('two', 1, HOME);
  door.came('two', 3, 'source/198.51.100.1');
  const now = asking([{ seat: 2, player: 'ben' }]);
  expect(await door.atClosing(now, 'two', 1, 'ann')).toBe('barred');
  expect(await door.atClosing(now, 'two', 3, 'cleo')).toBeNull();
  expect(await door.barred(now, 'ann', HOME)).toMatchObject({ why: 'barred' });
  expect(await door.atClosing(asking([]), 'two', 1, 'ann')).toBeNull();
});
