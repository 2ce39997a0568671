import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sourceSubject } from '../identity/attempts.js';
import type { RateLimits } from './options.js';
import { Problem } from './problem.js';
import type { Pace } from './route.js';

/** Says no to whoever comes too often. */
export type Paces = (pace: Pace, request: FastifyRequest) => Promise<Problem | null>;

/** One count for all doors of a pace: by the session where there is one, else by the address (/64 in IPv6). */
export const pacesOf = (app: FastifyInstance, limits: RateLimits): Paces => {
  const limiter = (pace: keyof RateLimits) => {
    const max = limits[pace];
    if (max === null) return null;
    return app.createRateLimit({
      max,
      timeWindow: '1 minute',
      keyGenerator: ({ person, ip }: FastifyRequest): string =>
        person === null || pace === 'entrance' ? sourceSubject(ip) : `account ${person.account}`,
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
