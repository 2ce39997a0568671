import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { BaizeClient } from '../../src/client/index.js';

test('whoever stops at a message hears of none that came with it', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('id: 1\ndata: {"version":1}\n\nid: 2\ndata: {"version":2}\n\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const heard: number[] = [];
  const following = new BaizeClient(`http://127.0.0.1:${port}`).followTable('any', {
    message: ({ version }) => {
      heard.push(version);
      following.stop();
    },
  });
  await following.done;
  server.closeAllConnections();
  server.close();
  expect(heard).toEqual([1]);
});
