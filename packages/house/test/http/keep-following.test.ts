import { getEventListeners } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { BaizeClient } from '../../src/client/index.js';

const LONGEST_WAIT_MS = 10_000;
const TRIES = 12;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('whoever tries again and again to follow a house that is away leaves nothing behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const listens = vi.spyOn(AbortSignal.prototype, 'addEventListener');
  const away = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('nobody answers')));
  const following = new BaizeClient('http://house.test', away).followTable('any', {
    message: () => undefined,
  });
  while (away.mock.calls.length < TRIES) await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
  const signals = new Set(listens.mock.contexts);
  const left = [...signals].map((one) => getEventListeners(one as AbortSignal, 'abort').length);
  // The wait that is going on can be cut short; those before it are over.
  expect(left).toEqual([1]);
  following.stop();
  await following.done;
});
