import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import type { Person } from '../live/people.js';
import { checkFor } from './check.js';
import { compressing, mayCompress } from './compress.js';
import { sendProblem } from './errors.js';
import { badBody, Problem } from './problem.js';
import { fromAddress } from './query.js';
import type { RateLimiter } from './rate-limits.js';
import { Plain, type Route, type RouteContext, SENT } from './route.js';
import { closed } from './schemas/shapes.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person the session belongs to. */
    person: Person | null;
    /** Which order it was, for the log. */
    order: string | null;
  }
}

const KEY = /^[\x21-\x7e]{1,128}$/;

const NO_FIELDS = closed({});

/** The address of a route as the router knows it. */
const urlOf = ({ path }: Route): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const mayEnter = ({ access }: Route, person: Person | null): Problem | null => {
  if (access === 'public') return null;
  if (person === null) return new Problem(401, 'not-signed-in', 'sign in first');
  return access.includes(person.role)
    ? null
    : new Problem(403, 'not-allowed', `this is not for the role ${person.role}`);
};

const keyOf = (request: FastifyRequest): string | Problem => {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && KEY.test(key)
    ? key
    : new Problem(
        422,
        'key-missing',
        'the header Idempotency-Key must have 1 to 128 visible characters',
      );
};

const typeOfOrder = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'type' in body && typeof body.type === 'string'
    ? body.type
    : null;

/** Makes a declared route a served one: who, how often, what was sent; then what it does. */
export const mount = (
  app: FastifyInstance,
  context: RouteContext,
  route: Route,
  limitRate: RateLimiter,
): void => {
  const params = reader(route.params ?? NO_FIELDS);
  const query = reader(route.query ?? NO_FIELDS);
  app.route({
    method: route.method,
    url: urlOf(route),
    onRequest: async (request, reply) => {
      const problem =
        (await limitRate(route.rateLimit, request)) ?? mayEnter(route, request.person);
      if (problem !== null) await sendProblem(reply, problem);
    },
    ...(route.compress === undefined
      ? {}
      : { onSend: compressing(context.compressed, route.compress) }),
    handler: async (request, reply) => {
      const call = {
        params: params(request.params),
        query: query(request.query),
        body: route.body?.read(request.body),
        key: route.keyed === true ? keyOf(request) : '',
      };
      if (!call.params.ok) return sendProblem(reply, badBody(call.params.error));
      if (!call.query.ok) return sendProblem(reply, badBody(call.query.error));
      if (call.key instanceof Problem) return sendProblem(reply, call.key);
      if (call.body?.ok === false) return sendProblem(reply, badBody(call.body.error));
      const body = call.body?.value;
      request.order = typeOfOrder(body);
      const answer = await route.handle(context, {
        params: call.params.value,
        query: call.query.value,
        body,
        person: request.person,
        key: call.key,
        compressible: mayCompress(route.compress, request.person),
        request,
        reply,
      });
      if (answer === SENT) return reply;
      if (answer instanceof Problem) return sendProblem(reply, answer);
      if (answer instanceof Plain) {
        return reply
          .headers({ ...answer.headers })
          .type(answer.type)
          .send(answer.body);
      }
      return reply.code(route.status ?? 200).send(answer);
    },
  });
};

const reader = (schema: TSchema) => {
  const check = checkFor(schema);
  return (given: unknown) => check(fromAddress(schema, given));
};
