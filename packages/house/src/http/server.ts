import { randomUUID } from 'node:crypto';
import { parseJson } from '@baize/result';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import { errorHandler, nothingHere, sendProblem, UnreadableBody } from './errors.js';
import { countInFlight } from './in-flight.js';
import { LiveStreams } from './live-streams.js';
import type { Log } from './log.js';
import { HttpMetrics } from './metrics.js';
import { mount } from './mount.js';
import { openApiText } from './openapi.js';
import {
  BODY_LIMIT,
  HEARTBEAT_SECONDS,
  MOST_STREAMS,
  type ServerOptions,
  USUAL_LIMITS,
} from './options.js';
import type { Desk } from './route.js';
import { ROUTES } from './routes/index.js';
import { checkOrigin } from './same-origin.js';
import { SessionCookie } from './session-cookie.js';
import { serveWeb } from './web.js';

/** So long what was asked may take to be answered when the house closes. */
const MOST_CLOSING_MS = 5000;

/** The HTTP edge of a house. It listens when its caller says so. */
export const createServer = (options: ServerOptions): FastifyInstance => {
  const { house, identity, log, https = false, origins = [] } = options;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: options.trustProxy ?? false,
    genReqId: () => randomUUID(),
    routerOptions: { caseSensitive: true, maxParamLength: 128 },
    logger: false,
    // Browsers keep spare connections open that would hold up the end; see what waits before it.
    forceCloseConnections: true,
  });
  const desk: Desk = {
    house,
    identity,
    cookie: new SessionCookie(https),
    streams: new LiveStreams(
      options.heartbeatSeconds ?? HEARTBEAT_SECONDS,
      options.mostStreams ?? MOST_STREAMS,
    ),
    metrics: new HttpMetrics(),
    openApi: openApiText(),
  };
  desk.metrics.countStreams(() => desk.streams.count);
  readOnlyJson(app);
  app.setErrorHandler(errorHandler(log, BODY_LIMIT));
  app.decorateRequest('person', null);
  app.decorateRequest('order', null);
  void app.register(helmet, securityHeaders(https));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    const problem = checkOrigin(request, origins);
    if (problem !== null) return sendProblem(reply, problem);
    const token = desk.cookie.tokenOf(request);
    if (token !== null) request.person = await identity.sessionOf(token);
  });
  tellOfRequests(app, desk, log);
  const inFlight = countInFlight(app);
  app.addHook('preClose', async () => {
    desk.streams.close();
    await inFlight.settled(MOST_CLOSING_MS);
  });
  void app.register(rateLimit, { global: false });
  void app.register(async (scope) => {
    const limits = { ...USUAL_LIMITS, ...options.limits };
    for (const route of ROUTES) mount(scope, desk, route, limits);
  });
  void app.register(serveWeb, {
    house,
    web: options.web ?? null,
    problemFor: nothingHere(ROUTES),
  });
  return app;
};

/** JSON and nothing else, and never a name written twice. */
const readOnlyJson = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    const parsed = parseJson(String(text));
    if (parsed.ok) done(null, parsed.value);
    else done(new UnreadableBody(whereOnly(parsed.error)));
  });
};

/** A parser's own words may quote what was sent: only a name that came twice is told. */
const whereOnly = ({ code, message }: { readonly code: string; readonly message: string }) =>
  code === 'name-twice' ? 'a name is written twice in one object' : placeIn(message);

const placeIn = (message: string): string => {
  const place = /position \d+(?: \(line \d+ column \d+\))?/.exec(message)?.[0];
  return place === undefined ? 'the body is not JSON' : `the body is not JSON, at ${place}`;
};

const securityHeaders = (https: boolean) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  frameguard: { action: 'deny' as const },
  referrerPolicy: { policy: 'no-referrer' as const },
  strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
});

/** One line and one count for each request. */
const tellOfRequests = (app: FastifyInstance, { metrics }: Desk, log: Log): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    log.info(
      {
        request: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        account: request.person?.account ?? null,
        order: request.order,
      },
      'request',
    );
  });
};

const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';
