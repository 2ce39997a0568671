import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Secret } from './ports.js';

/** The cookie that says who somebody is. Scripts cannot read it, and other sites cannot send it. */
export class SessionCookie {
  readonly name: string;

  constructor(private readonly https: boolean) {
    this.name = https ? '__Host-baize' : 'baize';
  }

  /** A browser may send a name twice; then nobody is meant. */
  tokenOf(request: FastifyRequest): string | null {
    const sent = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    const own = sent.filter((pair) => pair.startsWith(`${this.name}=`));
    const token = own.length === 1 ? own[0]?.slice(this.name.length + 1) : undefined;
    return token !== undefined && TOKEN.test(token) ? token : null;
  }

  give(reply: FastifyReply, token: Secret): void {
    void reply.header('set-cookie', this.#cookie(token.secret(), MOST_AGE_SECONDS));
  }

  take(reply: FastifyReply): void {
    void reply.header('set-cookie', this.#cookie('', 0));
  }

  #cookie(value: string, maxAge: number): string {
    const secure = this.https ? '; Secure' : '';
    return `${this.name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAge}${secure}`;
  }
}

const TOKEN = /^[A-Za-z0-9_-]{1,128}$/;

/** The longest that any session lives without being used; the house ends most of them sooner. */
const MOST_AGE_SECONDS = 30 * 24 * 60 * 60;
