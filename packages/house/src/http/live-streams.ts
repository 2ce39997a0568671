import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { type Clock, every, type Timer } from '../clock/clock.js';
import { acceptedEncoding } from './accepted-encoding.js';
import { Frame, FrameCache, GZIP_HEADER } from './frames.js';
import type { Stop } from './ports.js';
import { Problem } from './problem.js';
import type { Follower, StreamCaps } from './stream-caps.js';

/** What a stream is opened with. */
export interface Following {
  /** Begins to send; null where there is nothing to follow. */
  readonly start: (send: (version: number | null, json: string) => void) => Stop | null;
  /** Asked now and then: whether this viewer may still look. */
  readonly stillMay: () => Promise<boolean>;
  /** Whether it holds no secret of this viewer, so that its length may tell what is in it. */
  readonly compressible: boolean;
  readonly follower: Follower;
}

/** A reader who takes nothing for so many beats is gone. */
const MOST_STALLED_BEATS = 4;
const HEARTBEAT = new Frame(': still here\n\n');
const RETRY = new Frame('retry: 1000\n\n');

/** `closing`: come back in a moment. `session`: it is over for this follower. */
type Ending = 'closing' | 'session';

const endOf = (why: Ending): Frame => new Frame(`event: end\ndata: {"why":"${why}"}\n\n`);
const ENDS: Readonly<Record<Ending, Frame>> = {
  closing: endOf('closing'),
  session: endOf('session'),
};

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

/** One reader. A slow one skips to the newest message: what waits for it is never more than one. */
class LiveStream {
  #pending: Frame | null = null;
  #stalledBeats = 0;
  #stop: Stop | null = null;
  #ended = false;

  constructor(
    private readonly raw: ServerResponse,
    private readonly compressed: boolean,
    readonly stillMay: () => Promise<boolean>,
  ) {
    raw.on('drain', () => {
      this.#stalledBeats = 0;
      const next = this.#pending;
      this.#pending = null;
      if (next !== null && !this.#ended) this.#write(next);
    });
  }

  begin(): void {
    if (this.compressed) this.raw.write(GZIP_HEADER);
    this.#write(RETRY);
  }

  stopWith(stop: Stop): void {
    this.#stop = stop;
  }

  send(frame: Frame): void {
    if (this.#ended) return;
    if (this.raw.writableNeedDrain) this.#pending = frame;
    else this.#write(frame);
  }

  beat(): void {
    // It was ended a beat ago, and its reader has not taken the end.
    if (this.#ended) {
      this.raw.destroy();
      return;
    }
    if (!this.raw.writableNeedDrain) {
      this.#write(HEARTBEAT);
      return;
    }
    this.#stalledBeats += 1;
    if (this.#stalledBeats >= MOST_STALLED_BEATS) this.raw.destroy();
  }

  end(why: Ending): void {
    if (this.#ended) return;
    this.#ended = true;
    this.raw.end(this.#bytesOf(ENDS[why]));
  }

  forget(): void {
    this.#stop?.();
    this.#stop = null;
    this.#pending = null;
  }

  #write(frame: Frame): void {
    this.raw.write(this.#bytesOf(frame));
  }

  #bytesOf(frame: Frame): Buffer {
    return this.compressed ? frame.block : frame.plain;
  }
}

/** Everybody who follows something, over server-sent events. */
export class LiveStreams {
  readonly #open = new Set<LiveStream>();
  readonly #frames = new FrameCache();
  readonly #timer: Timer;
  #closing = false;

  constructor(
    clock: Clock,
    heartbeatSeconds: number,
    private readonly caps: StreamCaps,
  ) {
    this.#timer = every(clock, heartbeatSeconds * 1000, () => this.#beat(), true);
  }

  get count(): number {
    return this.#open.size;
  }

  /** Answers with a stream; or with a problem where none can be opened. */
  open(
    reply: FastifyReply,
    { start, stillMay, compressible, follower }: Following,
  ): Problem | 'nothing-to-follow' | null {
    if (this.#closing) {
      return new Problem(503, 'no-stream-free', 'the house is closing', { waitSeconds: 5 });
    }
    const full = this.caps.check(follower);
    if (full !== null) return full;
    const { raw } = reply;
    const compressed = compressible && acceptedEncoding(raw.req, ['gzip']) !== null;
    const stream = new LiveStream(raw, compressed, stillMay);
    const waiting: Frame[] = [];
    let begun = false;
    const stop = start((version, json) => {
      const frame = this.#frames.frame(version, json);
      if (begun) stream.send(frame);
      else waiting.push(frame);
    });
    if (stop === null) return 'nothing-to-follow';
    stream.stopWith(stop);
    reply.hijack();
    raw.writeHead(200, {
      ...headersOf(reply),
      ...HEADERS,
      ...(compressible ? { vary: 'accept-encoding' } : {}),
      ...(compressed ? { 'content-encoding': 'gzip' } : {}),
    });
    stream.begin();
    this.#open.add(stream);
    const uncount = this.caps.add(follower);
    raw.once('close', () => {
      uncount();
      this.#open.delete(stream);
      stream.forget();
    });
    begun = true;
    for (const frame of waiting) stream.send(frame);
    return null;
  }

  close(): void {
    this.#closing = true;
    this.#timer.cancel();
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
