import type { FastifyInstance } from 'fastify';
import { Line } from './line.js';

const END_OF_HEAD = '\r\n\r\n';

/** One frame of a stream of server-sent events, as it arrives. */
export interface StreamFrame {
  readonly id: string | null;
  readonly event: string | null;
  readonly data: string;
}

export interface StreamEars {
  /** Each frame at the moment the server has written it. */
  frame(frame: StreamFrame): void;
  /** The server said something else than a stream. */
  refused(status: number): void;
  closed(): void;
}

/**
 * A page that follows something: a request in HTTP/1.0 through the server's own parser, so that the body
 * comes as it is written, and presence begins and ends with the connection.
 */
export class FollowedStream {
  readonly #line: Line;
  #text = '';
  #isOpen = false;
  #isOver = false;

  constructor(
    app: FastifyInstance,
    path: string,
    cookie: string | null,
    private readonly ears: StreamEars,
  ) {
    this.#line = new Line((bytes) => this.#take(bytes.toString()));
    this.#line.on('close', () => this.#over());
    // A server takes any stream for a connection.
    app.server.emit('connection', this.#line);
    const headers = cookie === null ? '' : `cookie: ${cookie}\r\n`;
    this.#line.say(`GET ${path} HTTP/1.0\r\nhost: house\r\n${headers}\r\n`);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** The page is closed without a goodbye. */
  drop(): void {
    this.#line.cut();
    this.#over();
  }

  /** Nothing arrives any more, and the server does not know. */
  stall(): void {
    this.#line.stall();
  }

  #over(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.ears.closed();
  }

  #take(text: string): void {
    if (this.#isOver) return;
    this.#text += text;
    if (!this.#isOpen && !this.#readHead()) return;
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end < 0) return;
      const frame = frameOf(this.#text.slice(0, end));
      this.#text = this.#text.slice(end + 2);
      if (frame !== null) this.ears.frame(frame);
    }
  }

  #readHead(): boolean {
    const end = this.#text.indexOf(END_OF_HEAD);
    if (end < 0) return false;
    const status = Number(this.#text.slice(9, 12));
    this.#text = this.#text.slice(end + END_OF_HEAD.length);
    this.#isOpen = true;
    if (status === 200) return true;
    this.ears.refused(status);
    this.drop();
    return false;
  }
}

const frameOf = (text: string): StreamFrame | null => {
  let id: string | null = null;
  let event: string | null = null;
  let data: string | null = null;
  for (const row of text.split('\n')) {
    if (row.startsWith('data: ')) data = row.slice(6);
    else if (row.startsWith('id: ')) id = row.slice(4);
    else if (row.startsWith('event: ')) event = row.slice(7);
  }
  return data === null ? null : { id, event, data };
};
