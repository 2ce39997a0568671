import { randomUUID } from 'node:crypto';
import type { ProblemView } from '../../../src/http/schemas/views.js';

type Headers = Readonly<Record<string, string>>;

/** Somebody at the door, with or without a session. */
export class Caller {
  constructor(
    readonly base: string,
    readonly cookie: string | null,
  ) {}

  ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Headers = {},
    signal: AbortSignal | null = null,
  ): Promise<Response> {
    return fetch(`${this.base}${path}`, {
      method,
      redirect: 'manual',
      signal,
      headers: {
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  get(path: string, headers: Headers = {}): Promise<Response> {
    return this.ask('GET', path, undefined, headers);
  }

  post(path: string, body: unknown, headers: Headers = {}): Promise<Response> {
    return this.ask('POST', path, body, headers);
  }

  order(path: string, body: unknown, key: string = randomUUID()): Promise<Response> {
    return this.post(path, body, { 'idempotency-key': key });
  }
}

export const problemOf = async (response: Response): Promise<ProblemView> => {
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/problem+json')) throw new Error(`not a problem: ${type}`);
  return (await response.json()) as ProblemView;
};
