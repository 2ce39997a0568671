import { balanceOf } from '@baize/money';
import { expect } from 'vitest';
import { trayCents, type World } from '../../src/index.js';

/** What holds after every event at every table. */
export const checkWorld = (world: World): void => {
  const { books, table, meters } = world;
  let sum = 0;
  for (const micros of books.values()) sum += micros;
  expect(sum).toBe(0);
  expect(Number.isSafeInteger(trayCents(world))).toBe(true);
  if (table.phase === 'closed' || table.round === null) {
    const lying = [...books].filter(
      ([account, micros]) => /^(wagers|pot)\//.test(account) && micros !== 0,
    );
    expect(lying).toEqual([]);
  }
  for (const meter of Object.values(meters)) {
    if (meter.phase === 'unopened') continue;
    const { books: kept } = meter.ledger;
    expect(
      kept.meterMicros +
        kept.reserveMicros +
        kept.awardsMicros +
        kept.transfersOutMicros +
        kept.recoveredMicros,
    ).toBe(
      kept.seedsMicros +
        kept.contributionsMicros +
        kept.transfersInMicros +
        kept.adjustmentsMicros +
        kept.injectionsMicros,
    );
    expect(kept.meterMicros).toBeGreaterThanOrEqual(0);
  }
};

/** What every player holds by the books, in micros. */
export const holdings = ({ books }: World, player: string): number =>
  balanceOf(books, `player/${player}`);
