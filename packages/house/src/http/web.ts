import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from './errors.js';
import { frontPage } from './front-page.js';
import type { HousePort } from './ports.js';
import type { Problem } from './problem.js';

interface WebOptions {
  readonly house: HousePort;
  readonly web: string | null;
  readonly problemFor: (request: FastifyRequest) => Problem;
}

const NOT_PAGES = ['/api/', '/assets/', '/metrics', '/healthz', '/readyz'];

/** A page of the web floor, whose address only the floor itself knows. */
const wantsPage = ({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !NOT_PAGES.some((prefix) => url.startsWith(prefix)) &&
  (headers.accept ?? '').includes('text/html');

/** An address that cannot be decoded never gets to the router: the floor shows that it leads nowhere. */
export const routedUrl = (request: IncomingMessage): string => {
  const { url = '/' } = request;
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return wantsPage(request) ? '/nowhere' : url;
  }
};

/** The name of an asset changes with its content; the page that names them is asked for every time. */
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

const isAsset = (web: string, file: string): boolean =>
  path.relative(web, file).startsWith(`assets${path.sep}`);

const serveFolder = async (app: FastifyInstance, web: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: web,
    wildcard: true,
    index: ['index.html'],
    // The build lays a `.br` and a `.gz` beside each file where it pays.
    preCompressed: true,
    // A part of one encoding cannot go on with a part of another.
    acceptRanges: false,
    cacheControl: false,
    setHeaders: (response, file) => {
      response.setHeader('cache-control', isAsset(web, file) ? FOREVER : ASK_AGAIN);
      response.setHeader('vary', 'accept-encoding');
    },
  });
};

/** Serves the web floor where there is one, and a plain page where there is none. */
export const serveWeb = async (
  app: FastifyInstance,
  { house, web, problemFor }: WebOptions,
): Promise<void> => {
  if (web === null) {
    app.get('/', (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(frontPage(house.lobby())),
    );
  } else {
    await serveFolder(app, web);
  }
  app.setNotFoundHandler((request, reply) =>
    web !== null && wantsPage(request)
      ? reply.sendFile('index.html')
      : sendProblem(reply.header('cache-control', 'no-store'), problemFor(request)),
  );
};
