import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { problemOf } from './support/caller.js';
import { type Served, serve } from './support/serve.js';

/** Sends headers as they are: no client would send two hosts. */
const ask = async ({ base }: Served, ...headers: readonly string[]): Promise<string> => {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  socket.write(['GET /api/lobby HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'));
  const answer = await text(socket);
  const code = /"code":"([a-z-]+)"/.exec(answer)?.[1];
  return [/^HTTP\/1.1 (\d+)/.exec(answer)?.[1], code].filter(Boolean).join(' ');
};

describe('the host that a request names', () => {
  it('is named once', async () => {
    const at = await serve();
    expect(await ask(at, 'Host: a.example')).toBe('200');
    expect(await ask(at, 'Host: a.example', 'hOST: b.example')).toBe('400 two-hosts');
    expect(await ask(at, 'Host: a.example', 'Host: a.example')).toBe('400 two-hosts');
    expect(await ask(at)).toBe('400 no-host');
  });

  it('comes with no expectation that the house does not know', async () => {
    const at = await serve();
    expect(await ask(at, 'Host: a.example', 'Expect: a-miracle')).toBe('417 bad-request');
    expect(await ask(at, 'Host: a.example', 'Expect: 100-continue')).toMatch(/^100/);
  });

  it.each([
    ['a.example', '200'],
    ['A.Example:9000', '200'],
    ['b.example:8080', '200'],
    ['[::1]:8080', '200'],
    ['b.example', '421 other-host'],
    ['b.example:8081', '421 other-host'],
    ['evil.example', '421 other-host'],
    ['a.example.evil.example', '421 other-host'],
    ['a.example:80:80', '421 other-host'],
    ['a.example@evil.example', '421 other-host'],
    ['', '421 other-host'],
  ])('"%s" where a.example, b.example:8080 and [::1] are named: %s', async (host, answer) => {
    const at = await serve({ allowedHosts: ['a.example', 'b.example:8080', '[::1]'] });
    expect(await ask(at, `Host: ${host}`)).toBe(answer);
  });

  it.each([0, 1, 2])(
    'is the one in `Host`: a proxy may pass another header on that it did not write; %i proxies',
    async (proxies) => {
      const at = await serve({ allowedHosts: ['a.example'], proxies });
      for (const forged of ['X-Forwarded-Host: a.example', 'Forwarded: host=a.example'])
        expect(await ask(at, 'Host: evil.example', forged)).toBe('421 other-host');
      expect(await ask(at, 'Host: a.example', 'X-Forwarded-Host: evil.example')).toBe('200');
      const from = { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' };
      const named = await serve({ proxies });
      const answer = await named.nobody.post('/api/guests', {}, from);
      expect([answer.status, (await problemOf(answer)).code]).toEqual([403, 'other-origin']);
    },
  );
});
