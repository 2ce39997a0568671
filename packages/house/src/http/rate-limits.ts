import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sourceSubject } from '../identity/attempts.js';
import { deviceHash } from '../identity/devices.js';
import type { RateLimits } from './options.js';
import { Problem } from './problem.js';
import type { RateLimitName, RouteContext } from './route.js';

/** Rate limiter. */
export type RateLimiter = (name: RateLimitName, request: FastifyRequest) => Promise<Problem | null>;

/** At the entrance of staff: those who are known count by themselves, whatever others do at their address. */
const atEntrance = async (
  { identity, device }: Pick<RouteContext, 'identity' | 'device'>,
  request: FastifyRequest,
): Promise<string> => {
  const { person, ip } = request;
  if (person !== null && person.role !== 'player') return `account ${person.account}`;
  const token = device.tokenOf(request);
  return token !== null && (await identity.isDevice(token))
    ? `device ${deviceHash(token)}`
    : sourceSubject(ip);
};

/** One count for all routes of a limit: by the session where there is one, else by the address (/64 in IPv6). */
export const rateLimiterOf = (
  app: FastifyInstance,
  limits: RateLimits,
  context: Pick<RouteContext, 'identity' | 'device'>,
): RateLimiter => {
  const limiter = (name: Exclude<RateLimitName, 'free'>) => {
    const max = limits[name === 'guests' ? 'entrance' : name];
    if (max === null) return null;
    return app.createRateLimit({
      max,
      timeWindow: '1 minute',
      keyGenerator: (request: FastifyRequest): string | Promise<string> => {
        if (name === 'entrance') return atEntrance(context, request);
        const { person, ip } = request;
        return person === null || name === 'guests'
          ? sourceSubject(ip)
          : `account ${person.account}`;
      },
    });
  };
  const limiters = {
    guests: limiter('guests'),
    entrance: limiter('entrance'),
    orders: limiter('orders'),
    reads: limiter('reads'),
    free: null,
  };
  return async (name, request) => {
    const count = await limiters[name]?.(request);
    if (count === undefined || count.isAllowed || !count.isExceeded) return null;
    return new Problem(
      429,
      'too-many-requests',
      `too many requests: try again in ${count.ttlInSeconds} seconds`,
      { waitSeconds: count.ttlInSeconds },
    );
  };
};
