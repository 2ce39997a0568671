import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { parseJson } from '@baize/result';
import rateLimit from '@fastify/rate-limit';
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import { systemClock } from '../clock/system-clock.js';
import { checkHost } from './allowed-hosts.js';
import { CompressedBodies } from './compress.js';
import { USUAL_CONNECTIONS } from './connection-limits.js';
import { Connections } from './connections.js';
import {
  answerUnreadable,
  errorHandler,
  nothingHere,
  refuseExpectation,
  sendProblem,
  UnreadableBody,
} from './errors.js';
import { countInFlight } from './in-flight.js';
import { LiveStreams } from './live-streams.js';
import type { Log } from './log.js';
import { Metrics } from './metrics.js';
import { mount } from './mount.js';
import { openApiText } from './openapi.js';
import { BODY_LIMIT, HEARTBEAT_SECONDS, type ServerOptions, USUAL_LIMITS } from './options.js';
import { deviceCookie, sessionCookie } from './own-cookie.js';
import { hasPriority } from './priority.js';
import { rateLimiterOf } from './rate-limits.js';
import { rememberSessions } from './remember-sessions.js';
import type { RouteContext } from './route.js';
import { ROUTES } from './routes/index.js';
import { checkOrigin } from './same-origin.js';
import { securityHeaders } from './security-headers.js';
import { StreamCaps } from './stream-caps.js';
import { routedUrl, serveWeb } from './web.js';

/** So long a client may take to send a request; the answer may take longer. */
const MOST_SENDING_MS = 30_000;
/** A full house must not look like a dead one to what watches it. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
/** A connection on which nothing moves for so long is closed; live streams have heartbeats. */
const MOST_SILENT_MS = 300_000;
/** So long what was asked may take to be answered when the house closes. */
const MOST_CLOSING_MS = 5000;

/** The HTTP edge of a house. It listens when its caller says so. */
export const createServer = (options: ServerOptions): FastifyInstance => {
  const {
    house,
    log,
    https = false,
    origins = [],
    allowedHosts = [],
    proxies = 0,
    clock = systemClock,
  } = options;
  const identity = rememberSessions(options.identity, () => clock.monotonic());
  const failed = errorHandler(log, BODY_LIMIT);
  const connectionLimits = { ...USUAL_CONNECTIONS, ...options.connectionLimits };
  const connections = new Connections(clock, connectionLimits, proxies === 0);
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // Counted from here: what a client wrote itself is further to the left, and is not believed.
    trustProxy: (_address, hop) => hop < proxies,
    genReqId: options.requestId ?? (() => randomUUID()),
    routerOptions: { caseSensitive: true, maxParamLength: 128 },
    ...(options.web == null ? {} : { rewriteUrl: routedUrl }),
    logger: false,
    // A stream without a reader is of no use: there is no HEAD.
    exposeHeadRoutes: false,
    requestTimeout: MOST_SENDING_MS,
    connectionTimeout: MOST_SILENT_MS,
    // Node's own refusal is an empty page: what is wrong is told like everything else.
    http: { requireHostHeader: false },
    clientErrorHandler: answerUnreadable(clock),
    frameworkErrors: (error, request, reply) => {
      void failed(error, request, reply);
    },
    // Browsers keep spare connections open that would hold up the end; see what waits before it.
    forceCloseConnections: true,
  });
  const streams = new LiveStreams(
    clock,
    options.heartbeatSeconds ?? HEARTBEAT_SECONDS,
    new StreamCaps(connectionLimits),
  );
  const context: RouteContext = {
    house,
    identity,
    cookie: sessionCookie(https),
    device: deviceCookie(https),
    streams,
    metrics: new Metrics({
      house: () => house.metrics(),
      streams: () => streams.count,
      connections: () => connections.count,
    }),
    compressed: new CompressedBodies(),
    openApi: openApiText(),
  };
  app.server.on('checkExpectation', refuseExpectation);
  app.server.on('connection', (socket: Socket) => connections.admit(socket));
  readOnlyJson(app);
  app.setErrorHandler(failed);
  app.decorateRequest('person', null);
  app.decorateRequest('order', null);
  const inFlight = countInFlight(app, clock);
  tellOfRequests(app, context, log);
  app.addHook('preClose', async () => {
    streams.close();
    await inFlight.settled(MOST_CLOSING_MS);
  });
  void app.register(rateLimit, { global: false });
  const addSecurityHeaders = securityHeaders(https);
  app.addHook('onRequest', async (request, reply) => {
    addSecurityHeaders(request.raw, reply.raw, () => undefined);
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    const problem = checkHost(request, allowedHosts) ?? checkOrigin(request, origins);
    if (problem !== null) return sendProblem(reply, problem);
    const token = context.cookie.tokenOf(request);
    if (token !== null) request.person = await identity.sessionOf(token);
    if (PROBES.has(request.url)) return;
    const { person } = request;
    const full = connections.check(request.raw.socket, person, () => hasPriority(house, person));
    if (full !== null) return sendProblem(reply, full);
  });
  void app.register(async (scope) => {
    const limitRate = rateLimiterOf(scope, { ...USUAL_LIMITS, ...options.limits }, context);
    for (const route of ROUTES) mount(scope, context, route, limitRate);
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

/** One line and one count for each request. */
const tellOfRequests = (app: FastifyInstance, { metrics }: RouteContext, log: Log): void => {
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
