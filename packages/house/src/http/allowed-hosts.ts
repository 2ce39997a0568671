import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.js';

const HOST = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::\d+)?$/i;

/** Without a port, a name stands for every port. */
const matches = (host: string, allowed: string): boolean =>
  host === allowed || HOST.exec(host)?.[1] === allowed;

const namesOfHeaders = ({ raw }: FastifyRequest): readonly string[] =>
  raw.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());

/**
 * The host that a request names. What a proxy forwards as another name is not believed: a proxy that passes the
 * header on without setting it would let any page say it.
 */
export const hostNamed = ({ headers }: FastifyRequest): string => headers.host ?? '';

/**
 * Node keeps the first of two Host headers and a proxy may believe the second, so two are refused. Where
 * hosts were named at start, requests for other hosts are refused: a page of another site whose name was
 * pointed at this address gets nothing.
 */
export const checkHost = (request: FastifyRequest, allowed: readonly string[]): Problem | null => {
  const hosts = namesOfHeaders(request).filter((name) => name === 'host').length;
  if (hosts > 1) return new Problem(400, 'two-hosts', 'the request has more than one Host header');
  if (hosts === 0 && request.raw.httpVersion === '1.1')
    return new Problem(400, 'no-host', 'the request has no Host header');
  if (allowed.length === 0) return null;
  const host = hostNamed(request).toLowerCase();
  return allowed.some((one) => matches(host, one.toLowerCase()))
    ? null
    : new Problem(421, 'other-host', 'this house is not served under that host name');
};
