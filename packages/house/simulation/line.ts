import { Duplex } from 'node:stream';

/** How a line behaves: `stalled` takes nothing more, as when a phone goes out of reach without a word. */
type Condition = 'good' | 'stalled' | 'cut';

/**
 * One end of a connection as the server sees it, without a socket under it: what is written here is what a
 * browser would be sent. It is cut, or falls silent, when the simulation says so.
 */
export class Line extends Duplex {
  #condition: Condition = 'good';

  constructor(private readonly received: (bytes: Buffer) => void) {
    super({ autoDestroy: true });
  }

  override _read(): void {
    // Whatever is said goes in by `say`.
  }

  override _write(bytes: Buffer, _encoding: string, taken: () => void): void {
    // Nothing is taken from now on: the server waits for a drain that never comes.
    if (this.#condition === 'stalled') return;
    this.received(bytes);
    taken();
  }

  /** The server is done: the browser hangs up as well. */
  override _final(done: () => void): void {
    done();
    setImmediate(() => this.cut());
  }

  /** What the browser sends. */
  say(text: string): void {
    this.push(Buffer.from(text));
  }

  /** The other side is out of reach, and nobody has told the server. */
  stall(): void {
    if (this.#condition === 'good') this.#condition = 'stalled';
  }

  /** The page is closed, or the network has noticed. */
  cut(): void {
    this.#condition = 'cut';
    this.destroy();
  }

  get isCut(): boolean {
    return this.#condition === 'cut' || this.destroyed;
  }

  // What a server asks of a socket.
  setTimeout(): this {
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  get remoteAddress(): string {
    return '127.0.0.1';
  }
}
