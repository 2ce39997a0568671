import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.js';
import { DamagedRecord } from '../store/damaged-record.js';
import { troubleOf } from '../store/trouble.js';
import { type Log, traceOf } from './log.js';
import { PROBLEM_TYPE, Problem } from './problem.js';
import type { Route } from './route.js';

export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply =>
  reply
    .code(problem.status)
    .headers(problem.headers)
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problem.document));

/** JSON that cannot be read, told to the error handler. */
export class UnreadableBody extends Error {
  readonly statusCode = 400;
  readonly code = 'BAIZE_UNREADABLE_BODY';
}

/** What fastify itself refuses, in our words; null for what is a mistake of ours. */
const problemOf = (error: FastifyError, bodyLimit: number): Problem | null => {
  switch (error.code) {
    case 'BAIZE_UNREADABLE_BODY':
      return new Problem(400, 'not-json', error.message);
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Problem(413, 'too-large', `a body may have ${bodyLimit} bytes at most`);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Problem(415, 'not-json', 'the content type must be application/json');
    case 'FST_ERR_BAD_URL':
      return new Problem(400, 'bad-address', 'the address cannot be read');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new Problem(400, 'not-json', 'the body is empty');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Problem(400, 'bad-request', 'the body is not as long as it says');
    default:
      break;
  }
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500
    ? new Problem(status, 'bad-request', 'the request cannot be read')
    : null;
};

/** So long it may take to make room on a disk. */
const MEND_SECONDS = 30;

/** What the store cannot give or take now: no mistake in the request, and none of ours. */
const storeProblem = (error: unknown, request: string): Problem | null => {
  const trouble = troubleOf(error);
  if (trouble !== null) {
    const { code, message } = trouble;
    return new Problem(503, code, message, { request, waitSeconds: MEND_SECONDS });
  }
  if (!(error instanceof DamagedRecord)) return null;
  const message = 'a record that this needs is damaged; which one is written down';
  return new Problem(503, 'damaged-record', message, { request });
};

export const errorHandler =
  (log: Log, bodyLimit: number) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const problem = problemOf(error, bodyLimit);
    if (problem !== null) return sendProblem(reply, problem);
    log.error(
      { request: request.id, route: request.routeOptions.url, ...traceOf(error) },
      'failed',
    );
    const ofStore = storeProblem(error, request.id);
    if (ofStore !== null) return sendProblem(reply, ofStore);
    return sendProblem(
      reply,
      new Problem(500, 'failed', 'this went wrong on our side; it is written down', {
        request: request.id,
      }),
    );
  };

/** So long the other side may take to read why it is refused. */
const MOST_LINGER_MS = 1000;

/** What came is not even HTTP, or took too long to come. */
export const answerUnreadable =
  (clock: Pick<Clock, 'setTimer'>) =>
  (_error: Error, socket: Socket): void => {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const { document } = new Problem(400, 'not-http', 'the request cannot be read');
    const body = JSON.stringify(document);
    // The other side may never close its half, so ending ours would keep the descriptor.
    const timer = clock.setTimer(MOST_LINGER_MS, () => socket.destroy(), true);
    socket.once('close', () => timer.cancel());
    socket.end(
      `HTTP/1.1 400 Bad Request\r\nContent-Type: ${PROBLEM_TYPE}\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  };

/** What a client expects before it sends its body; the one thing we know of, Node does by itself. */
export const refuseExpectation = (_request: IncomingMessage, response: ServerResponse): void => {
  const { document, status } = new Problem(417, 'bad-request', 'the Expect header is not known');
  const headers = { 'content-type': PROBLEM_TYPE, connection: 'close' };
  response.writeHead(status, headers).end(JSON.stringify(document));
};

/** Nothing here by this name; or something, but not by this method. */
export const nothingHere = (routes: readonly Route[]) => {
  const doors = routes.map(({ method, path }) => ({ method, shape: shapeOf(path) }));
  return (request: FastifyRequest): Problem => {
    const [path = ''] = request.url.split('?');
    const methods = doors.filter(({ shape }) => shape.test(path)).map(({ method }) => method);
    if (methods.length === 0) return new Problem(404, 'not-found', 'there is nothing here');
    const allow = [...new Set(methods)].join(', ');
    return new Problem(405, 'wrong-method', `this takes ${allow}`, { headers: { allow } });
  };
};

const shapeOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
