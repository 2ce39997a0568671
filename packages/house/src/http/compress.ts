import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { onSendAsyncHookHandler } from 'fastify';
import type { Person } from '../live/people.js';
import { acceptedEncoding, type Encoding } from './accepted-encoding.js';

/**
 * Which answers of a route are compressed. A length tells something of what was compressed, so that no
 * answer with a secret of its caller is: see docs/decisions/0015.
 *
 * - `everybody`: the answer is the same for every caller.
 * - `spectators`: callers with a session may be shown more; only callers without one are sent fewer bytes.
 */
export type Compress = 'everybody' | 'spectators';

export const mayCompress = (compress: Compress | undefined, person: Person | null): boolean =>
  compress === 'everybody' || (compress === 'spectators' && person === null);

/** Less than this fits into a packet or two as it is. */
const LEAST_BYTES = 1024;
/** Several tables with rules, odds and a view each. */
const KEPT = 32;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** While a client waits: the best brotli takes a hundred times as long for a fifth less. */
const COMPRESS: Readonly<Record<Encoding, (body: string) => Promise<Buffer>>> = {
  br: (body) =>
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => gzipAsync(body, { level: 6 }),
};

/** Compresses a body once, however many callers are sent the same text. */
export class CompressedBodies {
  readonly #kept = new Map<string, Promise<Buffer>>();

  get(encoding: Encoding, body: string): Promise<Buffer> {
    const key = `${encoding} ${body}`;
    const known = this.#kept.get(key);
    if (known !== undefined) {
      // The one asked for last is forgotten last.
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known;
    }
    const made = COMPRESS[encoding](body);
    this.#kept.set(key, made);
    const oldest = this.#kept.size > KEPT ? this.#kept.keys().next().value : undefined;
    if (oldest !== undefined) this.#kept.delete(oldest);
    return made;
  }
}

/** Compresses the answers of a route, off the thread that serves people. */
export const compressing =
  (bodies: CompressedBodies, compress: Compress): onSendAsyncHookHandler =>
  async (request, reply, payload) => {
    if (!mayCompress(compress, request.person)) return payload;
    void reply.header('vary', 'accept-encoding');
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    if (payload.length < LEAST_BYTES) return payload;
    const encoding = acceptedEncoding(request.raw, ['br', 'gzip']);
    if (encoding === null) return payload;
    const smaller = await bodies.get(encoding, payload);
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    return smaller;
  };
