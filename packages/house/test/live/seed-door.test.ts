import { expect, test } from 'vitest';
import { SeedDoor } from '../../src/live/seeds/seed-door.js';
import type { Pledge } from '../../src/live/streams/rounds-stream.js';

const HOME = 'source/192.0.2.7';

/** Two tables, as an order sees them that is worked out right after others which are not stored yet. */
const asking = (withheld: readonly Pledge[]) => {
  const desk = (rounds: object) => ({ rounds, table: { phase: 'closed' } });
  const none = { withheld: [], list: null, opened: [] };
  return {
    draft: {
      at: '2026-03-01T12:00:00.000Z',
      floor: { tables: { one: {}, two: {} } },
      remember: () => undefined,
      deskNamed: (slug: string) => desk(slug === 'one' ? { ...none, withheld } : none),
    },
    store: {
      readStreamBack: async () => [],
      seedSource: async () => null,
      barredUntil: async () => null,
    },
  } as unknown as Parameters<SeedDoor['barred']>[0];
};

const pledge = (seat: number, player: string): Pledge => ({
  seat,
  player,
  commitment: `sha256:${'0'.repeat(63)}${seat}`,
});

test('an address that withheld a moment ago is silent, though that is not stored yet', async () => {
  const door = new SeedDoor();
  const [ben, ann, cleo] = [pledge(2, 'ben'), pledge(1, 'ann'), pledge(3, 'cleo')];
  const came = (one: Pledge, source: string): void =>
    door.came(asking([]).draft, one, { source, browser: null });
  came(ben, HOME);
  came(ann, HOME);
  came(cleo, 'source/198.51.100.1');
  const now = asking([ben]);
  expect(await door.atClosing(now, 'two', ann)).toBe('barred');
  expect(await door.atClosing(now, 'two', cleo)).toBeNull();
  expect(await door.barred(now, 'ann', HOME)).toMatchObject({ why: 'barred' });
  expect(await door.atClosing(asking([]), 'two', ann)).toBeNull();
});
