import type { FastifyInstance } from 'fastify';
import type { Clock, Timer } from '../clock/clock.js';

/** Requests that are not answered yet. */
export interface InFlight {
  /** Waits until there are none, or until the time is up. */
  settled(mostMs: number): Promise<void>;
}

export const countInFlight = (app: FastifyInstance, clock: Clock): InFlight => {
  let count = 0;
  let whenNone: (() => void) | null = null;
  app.addHook('onRequest', async (_request, reply) => {
    count += 1;
    // Also where the answer is cut short: a stream ends when its reader leaves.
    reply.raw.once('close', () => {
      count -= 1;
      if (count === 0) whenNone?.();
    });
  });
  return {
    settled: async (mostMs) => {
      if (count === 0) return;
      let timer: Timer | undefined;
      await new Promise<void>((resolve) => {
        whenNone = resolve;
        timer = clock.setTimer(mostMs, resolve);
      });
      timer?.cancel();
    },
  };
};
