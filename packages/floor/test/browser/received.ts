import type { CDPSession, Page } from 'playwright-core';

const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

/** The page's own code, which is the same for everybody and older than any card. */
const isAsset = (url: string): boolean => new URL(url).pathname.startsWith('/assets/');

/** Keeps every byte that the network brings to a page from now on, live streams among them. */
export class Received {
  readonly #parts = new Map<string, string[]>();
  readonly #pending = new Set<Promise<void>>();

  private constructor(private readonly devtools: CDPSession) {}

  static async by(page: Page): Promise<Received> {
    const devtools = await page.context().newCDPSession(page);
    const received = new Received(devtools);
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      if (isAsset(response.url)) return;
      const head = JSON.stringify({ url: response.url, headers: response.headers });
      received.#parts.set(requestId, [head]);
      if (response.mimeType === 'text/event-stream') received.#wait(received.#stream(requestId));
    });
    devtools.on('Network.dataReceived', ({ requestId, data }) => {
      if (data !== undefined) received.#parts.get(requestId)?.push(fromBase64(data));
    });
    devtools.on('Network.loadingFinished', ({ requestId }) => {
      if (received.#parts.has(requestId)) received.#wait(received.#body(requestId));
    });
    await devtools.send('Network.enable');
    return received;
  }

  /** All of it so far, one answer after the other. */
  async text(): Promise<string> {
    await Promise.all(this.#pending);
    return [...this.#parts.values()].map((parts) => parts.join('')).join('\n');
  }

  async #stream(requestId: string): Promise<void> {
    const { bufferedData } = await this.devtools.send('Network.streamResourceContent', {
      requestId,
    });
    this.#parts.get(requestId)?.splice(1, 0, fromBase64(bufferedData));
  }

  async #body(requestId: string): Promise<void> {
    const { body, base64Encoded } = await this.devtools.send('Network.getResponseBody', {
      requestId,
    });
    this.#parts.get(requestId)?.push(base64Encoded ? fromBase64(body) : body);
  }

  #wait(work: Promise<void>): void {
    // An answer without a body has none to be asked for.
    const done = work.catch(() => undefined).finally(() => this.#pending.delete(done));
    this.#pending.add(done);
  }
}
