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

const NOT_PAGES = ['/api/', '/metrics', '/healthz', '/readyz'];

/** A page of the web floor, whose address only the floor itself knows. */
const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  !NOT_PAGES.some((prefix) => url.startsWith(prefix)) &&
  (headers.accept ?? '').includes('text/html');

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
    await app.register(fastifyStatic, { root: web, wildcard: true, index: 'index.html' });
  }
  app.setNotFoundHandler((request, reply) =>
    web !== null && wantsPage(request)
      ? reply.sendFile('index.html')
      : sendProblem(reply, problemFor(request)),
  );
};
