import type { FastifyRequest } from 'fastify';
import { sha256 } from '../store/chain.js';
import type { OwnCookie } from './own-cookie.js';

/** What tells the browsers of one account apart: their sessions, of which nothing can be read back. */
export const browserOf = (cookie: OwnCookie, request: FastifyRequest): string | null => {
  const token = cookie.tokenOf(request);
  return token === null ? null : sha256(token);
};
