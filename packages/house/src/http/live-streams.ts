import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { FrameCache } from './frames.js';
import type { Stop } from './ports.js';
import { Problem } from './problem.js';

/** What a stream is opened with. */
export interface Following {
  /** Begins to send; null where there is nothing to follow. */
  readonly start: (send: (version: number | null, json: string) => void) => Stop | null;
  /** Asked now and then: whether this viewer may still look. */
  readonly stillMay: () => Promise<boolean>;
}

/** A reader who takes nothing for so many beats is gone. */
const MOST_STALLED_BEATS = 4;
const HEARTBEAT = Buffer.from(': still here\n\n');

/** `closing`: come back in a moment. `session`: it is over for whoever followed. */
type Ending = 'closing' | 'session';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

/** One reader. A slow one skips to the newest message: what waits for it is never more than one. */
class LiveStream {
  #pending: Buffer | null = null;
  #stalledBeats = 0;
  #stop: Stop | null = null;

  constructor(
    private readonly raw: ServerResponse,
    readonly stillMay: () => Promise<boolean>,
  ) {
    raw.on('drain', () => {
      this.#stalledBeats = 0;
      const next = this.#pending;
      this.#pending = null;
      if (next !== null) raw.write(next);
    });
  }

  stopWith(stop: Stop): void {
    this.#stop = stop;
  }

  send(frame: Buffer): void {
    if (this.raw.writableNeedDrain) this.#pending = frame;
    else this.raw.write(frame);
  }

  beat(): void {
    if (!this.raw.writableNeedDrain) {
      this.raw.write(HEARTBEAT);
      return;
    }
    this.#stalledBeats += 1;
    if (this.#stalledBeats >= MOST_STALLED_BEATS) this.raw.destroy();
  }

  end(why: Ending): void {
    this.raw.end(`event: end\ndata: {"why":"${why}"}\n\n`);
  }

  forget(): void {
    this.#stop?.();
    this.#stop = null;
    this.#pending = null;
  }
}

/** Everybody who follows something, over server-sent events. */
export class LiveStreams {
  readonly #open = new Set<LiveStream>();
  readonly #frames = new FrameCache();
  readonly #timer: NodeJS.Timeout;
  #closing = false;

  constructor(
    heartbeatSeconds: number,
    private readonly most: number,
  ) {
    this.#timer = setInterval(() => this.#beat(), heartbeatSeconds * 1000);
    this.#timer.unref();
  }

  get count(): number {
    return this.#open.size;
  }

  /** Answers with a stream; or with a problem where none can be opened. */
  open(reply: FastifyReply, { start, stillMay }: Following): Problem | 'nothing-to-follow' | null {
    if (this.#closing || this.#open.size >= this.most) {
      return new Problem(503, 'no-stream-free', 'the house can serve no further stream now', {
        waitSeconds: 5,
      });
    }
    const { raw } = reply;
    const stream = new LiveStream(raw, stillMay);
    const waiting: Buffer[] = [];
    let begun = false;
    const stop = start((version, json) => {
      const frame = this.#frames.frame(version, json);
      if (begun) stream.send(frame);
      else waiting.push(frame);
    });
    if (stop === null) return 'nothing-to-follow';
    stream.stopWith(stop);
    reply.hijack();
    raw.writeHead(200, { ...headersOf(reply), ...HEADERS });
    raw.write('retry: 1000\n\n');
    this.#open.add(stream);
    raw.on('close', () => {
      this.#open.delete(stream);
      stream.forget();
    });
    begun = true;
    for (const frame of waiting) stream.send(frame);
    return null;
  }

  close(): void {
    this.#closing = true;
    clearInterval(this.#timer);
    for (const stream of this.#open) stream.end('closing');
  }

  #beat(): void {
    for (const stream of this.#open) {
      stream.beat();
      stream.stillMay().then(
        (may) => {
          if (!may) stream.end('session');
        },
        () => stream.end('closing'),
      );
    }
  }
}

const headersOf = (reply: FastifyReply): Record<string, string | number | string[]> =>
  Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
