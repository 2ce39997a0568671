import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { cents } from '../packages/money/src/index.js';
import { RULEBOOK_IDS } from '../packages/rulebook/src/index.js';
import { Table } from '../packages/table/test/support/table.js';

const answering = async (): Promise<string> => {
  const server = createServer((_request, response) => response.end('good evening'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return await answer.text();
  } finally {
    server.close();
  }
};

describe('what a test drives is noted with it', () => {
  it('rule data alone', () => {
    expect(RULEBOOK_IDS).toHaveLength(5);
  });

  it('a part, called by itself', () => {
    expect(cents(500)).toBe(500);
  });

  it("a table's decide", () => {
    expect(Table.open('sd/high-card-flush').round).toBeNull();
  });

  it('whatever answers over HTTP', async () => {
    expect(await answering()).toBe('good evening');
  });

  it('and each of them begins anew', () => {
    expect(RULEBOOK_IDS).toHaveLength(5);
  });

  it('is what the report reads', ({ task }) => {
    const levels = task.suite?.tasks.map(({ meta }) => 'level' in meta && meta.level);
    expect(levels?.slice(0, -1)).toEqual(['data', 'part', 'table', 'house', 'data']);
  });
});
