import type { FastifyRequest } from 'fastify';
import { hostNamed } from './allowed-hosts.js';
import { Problem } from './problem.js';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

const elsewhere = (detail: string): Problem => new Problem(403, 'other-origin', detail);

/** A browser says where a request comes from; what another site makes it send changes nothing here. */
export const checkOrigin = (
  request: FastifyRequest,
  alsoFrom: readonly string[],
): Problem | null => {
  const { method, headers } = request;
  if (HARMLESS.has(method)) return null;
  const { origin } = headers;
  if (origin !== undefined && alsoFrom.includes(origin)) return null;
  if (origin !== undefined && hostOf(origin) !== hostNamed(request)) {
    return elsewhere('this request comes from a page of another origin');
  }
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none'
    ? null
    : elsewhere('this request comes from a page of another site');
};

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null;
