import { type IncomingHttpHeaders, request } from 'node:http';

interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** Asks and takes the bytes as they were sent: `fetch` would decompress them. */
export const askRaw = (
  base: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const asked = request(`${base}${path}`, { method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          bytes: Buffer.concat(parts),
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
