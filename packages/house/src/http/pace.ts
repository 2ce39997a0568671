import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimits } from './options.js';
import { Problem } from './problem.js';
import type { Pace } from './route.js';

/** Says no to whoever comes too often. */
export type Paces = (pace: Pace, request: FastifyRequest) => Promise<Problem | null>;

/** One count for all doors of a pace: by the session where there is one, else by the address. */
export const pacesOf = (app: FastifyInstance, limits: RateLimits): Paces => {
  const limiter = (pace: keyof RateLimits) => {
    const max = limits[pace];
    if (max === null) return null;
    return app.createRateLimit({
      max,
      timeWindow: '1 minute',
      keyGenerator: ({ person, ip }: FastifyRequest): string =>
        person === null || pace === 'entrance' ? `address ${ip}` : `account ${person.account}`,
    });
  };
  const limiters = {
    entrance: limiter('entrance'),
    orders: limiter('orders'),
    reads: limiter('reads'),
    free: null,
  };
  return async (pace, request) => {
    const count = await limiters[pace]?.(request);
    if (count === undefined || count.isAllowed || !count.isExceeded) return null;
    return new Problem(
      429,
      'too-many-requests',
      `too many requests: try again in ${count.ttlInSeconds} seconds`,
      { waitSeconds: count.ttlInSeconds },
    );
  };
};
