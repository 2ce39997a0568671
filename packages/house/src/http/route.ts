import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { HouseRole, Person } from '../live/people.js';
import { checkFor } from './check.js';
import type { Compress, CompressedBodies } from './compress.js';
import type { LiveStreams } from './live-streams.js';
import type { Metrics } from './metrics.js';
import type { OwnCookie } from './own-cookie.js';
import type { HousePort, IdentityPort } from './ports.js';
import type { ReadOrder } from './read-order.js';
import { closed } from './schemas/shapes.js';

/** Everything that a route may need. */
export interface RouteContext {
  readonly house: HousePort;
  readonly identity: IdentityPort;
  readonly cookie: OwnCookie;
  readonly device: OwnCookie;
  readonly streams: LiveStreams;
  readonly metrics: Metrics;
  readonly compressed: CompressedBodies;
  /** The page that says what this API is. */
  readonly openApi: string;
}

/** Rate limits: by address for guests and at the staff entrance, by session for orders. */
export type RateLimitName = 'guests' | 'entrance' | 'orders' | 'reads' | 'free';

/** Who a route is for. Denied by default; public routes are marked `public`. */
export type Access = 'public' | readonly HouseRole[];

export interface Body<B> {
  readonly schema: TSchema;
  readonly read: ReadOrder<B>;
}

export interface Call<P, Q, B, W> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly person: W;
  /** Of a route that asks for one. */
  readonly key: string;
  /** Whether what this caller is sent may be compressed. */
  readonly compressible: boolean;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface AnswerShape {
  readonly description: string;
  readonly type?: string;
  readonly schema: TSchema | null;
}

interface Shape<P extends TSchema, Q extends TSchema, B> {
  readonly operation: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** As OpenAPI writes it: `/api/tables/{table}`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly rateLimit: RateLimitName;
  /** Whether the sender must name the order by a key of its own. */
  readonly keyed?: true;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: Body<B>;
  readonly status?: number;
  readonly answer: AnswerShape;
}

type Handle<C> = (context: RouteContext, call: C) => unknown;

/** A route as the server mounts it, once its types have done their work. */
export interface Route extends Shape<TSchema, TSchema, unknown> {
  readonly access: Access;
  readonly compress?: Compress;
  readonly handle: Handle<Call<unknown, unknown, unknown, Person | null>>;
}

const NOTHING = closed({});
type Nothing = typeof NOTHING;

/** An answer that is not JSON. */
export class Plain {
  constructor(
    readonly type: string,
    readonly body: string | Readable,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** A handler that answers with a stream of its own says so with this. */
export const SENT = Symbol('sent');

/** For everybody, signed in or not. */
export const openRoute = <P extends TSchema = Nothing, Q extends TSchema = Nothing, B = undefined>(
  shape: Shape<P, Q, B> & {
    /** Nothing is compressed unless this says so. */
    readonly compress?: Compress;
    readonly handle: Handle<Call<Static<P>, Static<Q>, B, Person | null>>;
  },
): Route => ({ ...shape, access: 'public' }) as unknown as Route;

/** For those roles only. */
export const routeFor = <P extends TSchema = Nothing, Q extends TSchema = Nothing, B = undefined>(
  roles: readonly HouseRole[],
  shape: Shape<P, Q, B> & { readonly handle: Handle<Call<Static<P>, Static<Q>, B, Person>> },
): Route => ({ ...shape, access: roles }) as unknown as Route;

export const bodyOf = <S extends TSchema>(schema: S): Body<Static<S>> => ({
  schema,
  read: checkFor(schema),
});
