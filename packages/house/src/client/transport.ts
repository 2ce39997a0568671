export interface Sending {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}

/**
 * `fetch`, with the session where the platform does not keep cookies by itself: a browser hides them
 * from scripts and keeps them, Node shows them and forgets them.
 */
export class Transport {
  #cookie: string | null = null;

  constructor(
    private readonly base: string,
    private readonly fetching: typeof fetch,
  ) {}

  async send(
    method: string,
    path: string,
    { headers = {}, body, signal }: Sending,
  ): Promise<Response> {
    const response = await this.fetching(`${this.base}${path}`, {
      method,
      credentials: 'same-origin',
      headers: {
        ...headers,
        ...(this.#cookie === null ? {} : { cookie: this.#cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      this.#cookie = pair.endsWith('=') ? null : pair;
    }
    return response;
  }
}
