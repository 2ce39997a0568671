import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { systemClock } from '../../src/clock/system-clock.js';
import { countInFlight } from '../../src/http/in-flight.js';

/** Longer than a test may take: what waits for it never ends in time. */
const FOR_EVER_MS = 2 ** 31 - 1;

it('nobody waits for a stream whose reader has left', async () => {
  const app = fastify({ forceCloseConnections: true });
  const inFlight = countInFlight(app, systemClock);
  app.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write('begun');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const reader = new AbortController();
  const { port } = app.server.address() as AddressInfo;
  const { status } = await fetch(`http://127.0.0.1:${port}/stream`, { signal: reader.signal });
  expect(status).toBe(200);
  reader.abort();
  await inFlight.settled(FOR_EVER_MS);
});
