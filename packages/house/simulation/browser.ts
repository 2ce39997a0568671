import type { FastifyInstance } from 'fastify';
import { FollowedStream, type StreamEars } from './live-stream.js';

export interface Heard {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
}

/** What the simulation wants to know of everything that is asked and answered. */
export interface Witness {
  answered(who: Browser, asked: string, heard: Heard): void;
}

/** One person's browser: it asks by the house's own routes and knows no other way in. */
export class Browser {
  #cookie: string | null = null;
  #sent = 0;
  #signIn: object | null = null;
  /** The account, once somebody has come in. */
  account: string | null = null;

  constructor(
    private readonly app: FastifyInstance,
    readonly name: string,
    private readonly witness: Witness,
    /** Where it comes from. */
    readonly address: string = '127.0.0.1',
  ) {}

  get(path: string): Promise<Heard> {
    return this.#ask('GET', path);
  }

  /** A key of its own for each order: a repeated one says which it repeats. */
  order(path: string, body: object, key = this.nextKey()): Promise<Heard> {
    return this.#ask('POST', path, body, key);
  }

  nextKey(): string {
    this.#sent += 1;
    return `${this.name.replaceAll(' ', '-')}-${this.#sent}`;
  }

  follow(path: string, ears: StreamEars): FollowedStream {
    return new FollowedStream(this.app, path, this.#cookie, ears);
  }

  /** Staff sign in again when their session is over. */
  remember(name: string, password: string): void {
    this.#signIn = { name, password };
  }

  /** Comes in as a guest, or as staff with a code. */
  async enter(path: string, body: object): Promise<boolean> {
    const heard = await this.#ask('POST', path, body);
    const person = heard.body as { readonly account?: unknown } | null;
    if (heard.status >= 300 || typeof person?.account !== 'string') return false;
    this.account = person.account;
    return true;
  }

  async #ask(method: 'GET' | 'POST', path: string, body?: object, key?: string): Promise<Heard> {
    const heard = await this.#askOnce(method, path, body, key);
    if (heard.status !== 401 || this.#signIn === null || path === '/api/session') return heard;
    await this.#askOnce('POST', '/api/session', this.#signIn);
    return this.#askOnce(method, path, body, key);
  }

  async #askOnce(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    key?: string,
  ): Promise<Heard> {
    const answer = await this.app.inject({
      method,
      url: path,
      remoteAddress: this.address,
      headers: {
        ...(this.#cookie === null ? {} : { cookie: this.#cookie }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    const given = answer.headers['set-cookie'];
    const cookie = typeof given === 'string' ? given : given?.[0];
    if (cookie !== undefined) this.#cookie = cookie.split(';')[0] ?? null;
    const heard: Heard = {
      status: answer.statusCode,
      body: parsed(answer.body),
      text: answer.body,
    };
    const asked = `${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`;
    this.witness.answered(this, asked, heard);
    return heard;
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
