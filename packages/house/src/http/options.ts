import type { Clock } from '../clock/clock.js';
import type { ConnectionLimits } from './connection-limits.js';
import type { Log } from './log.js';
import type { HousePort, IdentityPort } from './ports.js';

/** How many requests a minute; null for no limit. */
export interface RateLimits {
  /** By address, guests and staff each by themselves; staff who are known by their session or device. */
  readonly entrance: number | null;
  /** By session. */
  readonly orders: number | null;
  /** By session, or by address for those who only look. */
  readonly reads: number | null;
}

export interface ServerOptions {
  readonly house: HousePort;
  readonly identity: IdentityPort;
  readonly log: Log;
  /** A name for each request, for its answer and the log; random unless told. */
  readonly requestId?: () => string;
  /** For heartbeats and sessions; the machine's own unless told. */
  readonly clock?: Clock;
  /** Whether people reach it by https: here, or at a proxy before it. */
  readonly https?: boolean;
  /** How many proxies stand before it; the last so many addresses of `X-Forwarded-For` are theirs to say. */
  readonly proxies?: number;
  /** Other origins that may send orders: none, unless named. */
  readonly origins?: readonly string[];
  /** The hosts it is served under; any, unless named. */
  readonly allowedHosts?: readonly string[];
  /** The folder of the web floor; a plain page where there is none. */
  readonly web?: string | null;
  readonly limits?: Partial<RateLimits>;
  readonly heartbeatSeconds?: number;
  readonly connectionLimits?: Partial<ConnectionLimits>;
}

export const USUAL_LIMITS: RateLimits = { entrance: 30, orders: 600, reads: 1200 };
export const HEARTBEAT_SECONDS = 15;
export const BODY_LIMIT = 64 * 1024;
