import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_LIFE_MS } from '../identity/devices.js';
import type { Secret } from './ports.js';

/** A cookie that scripts cannot read, and other sites cannot send. */
export class OwnCookie {
  readonly name: string;

  constructor(
    private readonly https: boolean,
    name: string,
    private readonly mostAgeSeconds: number,
  ) {
    this.name = https ? `__Host-${name}` : name;
  }

  /** A browser may send a name twice; then the request counts as signed out. */
  tokenOf(request: FastifyRequest): string | null {
    const sent = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    const own = sent.filter((pair) => pair.startsWith(`${this.name}=`));
    const token = own.length === 1 ? own[0]?.slice(this.name.length + 1) : undefined;
    return token !== undefined && TOKEN.test(token) ? token : null;
  }

  give(reply: FastifyReply, token: Secret): void {
    void reply.header('set-cookie', this.#cookie(token.secret(), this.mostAgeSeconds));
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

const DAY_SECONDS = 24 * 60 * 60;

/** The session. None lives longer without being used; the house ends most of them sooner. */
export const sessionCookie = (https: boolean): OwnCookie =>
  new OwnCookie(https, 'baize', 30 * DAY_SECONDS);

/** A browser on which a member of staff has signed in before. */
export const deviceCookie = (https: boolean): OwnCookie =>
  new OwnCookie(https, 'baize-device', DEVICE_LIFE_MS / 1000);
