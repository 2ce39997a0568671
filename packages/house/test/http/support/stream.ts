import type { Served } from './serve.js';

export interface Frame {
  readonly id: string | null;
  readonly event: string | null;
  readonly data: unknown;
}

/** A reader of server-sent events, apart from the client's own. */
export class Stream {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #abort: AbortController;
  readonly #decoder = new TextDecoder();
  #text = '';
  raw = '';

  private constructor(
    readonly response: Response,
    abort: AbortController,
  ) {
    this.#reader = response.body!.getReader();
    this.#abort = abort;
  }

  static async open(
    { base }: Served,
    path: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Stream> {
    const abort = new AbortController();
    const response = await fetch(`${base}${path}`, { headers, signal: abort.signal });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    return new Stream(response, abort);
  }

  /** The next frame with data in it; null at the end of the stream. */
  async next(): Promise<Frame | null> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end >= 0) {
        const frame = frameOf(this.#text.slice(0, end));
        this.#text = this.#text.slice(end + 2);
        if (frame !== null) return frame;
        continue;
      }
      if ((await this.#read()) === null) return null;
    }
  }

  async until(what: (text: string) => boolean): Promise<void> {
    while (!what(this.raw)) if ((await this.#read()) === null) throw new Error('it ended');
  }

  async #read(): Promise<string | null> {
    const { done, value } = await this.#reader.read();
    if (done) return null;
    const piece = this.#decoder.decode(value, { stream: true });
    this.raw += piece;
    this.#text += piece;
    return piece;
  }

  leave(): void {
    this.#abort.abort();
  }
}

const frameOf = (text: string): Frame | null => {
  const field = (name: string): string | null =>
    text
      .split('\n')
      .find((row) => row.startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? null;
  const data = field('data');
  return data === null ? null : { id: field('id'), event: field('event'), data: JSON.parse(data) };
};
