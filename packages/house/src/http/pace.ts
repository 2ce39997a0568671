import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sourceSubject } from '../identity/attempts.js';
import { deviceHash } from '../identity/devices.js';
import type { RateLimits } from './options.js';
import { Problem } from './problem.js';
import type { Desk, Pace } from './route.js';

/** Rate limiter. */
export type Paces = (pace: Pace, request: FastifyRequest) => Promise<Problem | null>;

/** At the entrance of staff: those who are known count by themselves, whatever others do at their address. */
const atEntrance = async (
  { identity, device }: Pick<Desk, 'identity' | 'device'>,
  request: FastifyRequest,
): Promise<string> => {
  const { person, ip } = request;
  if (person !== null && person.role !== 'player') return `account ${person.account}`;
  const token = device.tokenOf(request);
  return token !== null && (await identity.isDevice(token))
    ? `device ${deviceHash(token)}`
    : sourceSubject(ip);
};

/** One count for all doors of a pace: by the session where there is one, else by the address (/64 in IPv6). */
export const pacesOf = (
  app: FastifyInstance,
  limits: RateLimits,
  desk: Pick<Desk, 'identity' | 'device'>,
): Paces => {
  const limiter = (pace: Exclude<Pace, 'free'>) => {
    const max = limits[pace === 'guests' ? 'entrance' : pace];
    if (max === null) return null;
    return app.createRateLimit({
      max,
      timeWindow: '1 minute',
      keyGenerator: (request: FastifyRequest): string | Promise<string> => {
        if (pace === 'entrance') return atEntrance(desk, request);
        const { person, ip } = request;
        return person === null || pace === 'guests'
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
