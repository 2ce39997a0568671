import { createHash } from 'node:crypto';
import { canonicalText } from '@baize/rulebook';
import { describe, expect, test } from 'vitest';
import type { StoredEvent } from '../../src/store/events.js';
import { exportEvents } from '../../src/store/export-events.js';
import type { Store } from '../../src/store/store.js';
import { playInto } from '../support/busy-store.js';
import { append, commitOf, noted } from '../support/commits.js';
import { newSqlite } from '../support/sqlite.js';

interface Line extends Omit<StoredEvent, 'text' | 'postings'> {
  readonly previous: string;
  readonly event: unknown;
  readonly postings: unknown;
  readonly withheld?: true;
}

const ALWAYS = { from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };

const exported = async (
  store: Store,
  span = ALWAYS,
  withhold: (event: StoredEvent) => boolean = () => false,
): Promise<readonly Line[]> => {
  const lines: string[] = [];
  for await (const line of exportEvents(store, span, withhold)) lines.push(line);
  const [header, ...rest] = lines;
  expect(JSON.parse(header!)).toEqual({ export: 'baize events', version: 1, ...span });
  return rest.map((line) => JSON.parse(line) as Line);
};

/** Follows the chain with nothing but an exported line and the layout as it is written down. */
const hashOfLine = (line: Line): string => {
  const { previous, stream, version, at, type, schema, salt, event, postings } = line;
  const lines = ['baize event 1', previous, stream, version, at, type, schema, salt];
  const text = [...lines, canonicalText(event), canonicalText(postings)].join('\n');
  return createHash('sha256').update(text).digest('hex');
};

describe('an export', () => {
  test('has every event with its chain, which can be followed from the lines alone', async () => {
    const { store } = newSqlite();
    await playInto(store, 4);
    const lines = await exported(store);
    expect(lines).toHaveLength(16);
    const heads = new Map<string, string>();
    for (const line of lines) {
      expect(line.previous).toBe(heads.get(line.stream) ?? '0'.repeat(64));
      expect(line.hash).toBe(hashOfLine(line));
      heads.set(line.stream, line.hash);
    }
    expect(lines[1]).toMatchObject({
      event: { type: 'Noted', note: 'ann wagers' },
      postings: [{ reason: 'house/cage pays player/ann' }, { reason: 'player/ann pays pot/t' }],
    });
  });

  test('is of the events from an instant until before another', async () => {
    const { store } = newSqlite();
    const instants = ['20:00:00Z', '20:00:00.500Z', '20:00:01Z', '20:00:01.001Z'];
    for (const [version, time] of instants.entries())
      await store.commit(
        commitOf([append('table/one', version, noted(time))], { at: `2026-03-01T${time}` }),
      );
    const span = { from: '2026-03-01T20:00:00.500Z', to: '2026-03-01T20:00:01.001Z' };
    const lines = await exported(store, span);
    expect(lines.map(({ version }) => version)).toEqual([2, 3]);
    const [first] = await store.readStream('table/one');
    expect(lines[0]?.previous).toBe(first!.hash);
  });

  test('withholds events without a word of them, and the chain goes on', async () => {
    const { store } = newSqlite();
    await playInto(store, 2);
    const lines = await exported(store, ALWAYS, ({ stream, version }) =>
      stream === 'table/t0' ? version === 2 : false,
    );
    const { hash, previous, ...rest } = lines[1]!;
    expect(rest).toEqual({ position: 2, stream: 'table/t0', version: 2, withheld: true });
    expect(previous).toBe(lines[0]?.hash);
    expect(lines[2]?.previous).toBe(hash);
  });
});
