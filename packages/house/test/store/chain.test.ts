import { describe, expect, test } from 'vitest';
import { hashOf, NO_HASH } from '../../src/store/chain.js';
import { rootOf } from '../../src/store/heads-root.js';
import { append, commitOf, noted } from '../support/commits.js';
import { newSqlite } from '../support/sqlite.js';

// The hashes were computed by another program (Python's hashlib) from the layout as it is written down.
const FIRST = {
  stream: 'table/one',
  version: 1,
  at: '2026-03-01T20:00:00.000Z',
  type: 'Noted',
  schema: 1,
  salt: '000102030405060708090a0b0c0d0e0f',
  text: '{"note":"ann’s ♠","type":"Noted"}',
  postings:
    '[{"entries":[{"account":"house/cage","micros":-5},{"account":"player/ann","micros":5}],"reason":"a gift"}]',
};
const FIRST_HASH = 'e751033fea53ad83a53ba3aa10032ebb5ebbb92cd6445c18bc567a08ed729ebf';
const SECOND = {
  stream: 'table/one',
  version: 2,
  at: '2026-03-01T20:00:01.000Z',
  type: 'Noted',
  schema: 2,
  salt: '0f0e0d0c0b0a09080706050403020100',
  text: '{}',
  postings: '[]',
};
const SECOND_HASH = '7edd1b2682285a3d3d7adfe07e7c6793cf3114a775675828b76a328a08e012e6';

describe('the chain', () => {
  test('has the hashes that another program computes', () => {
    expect(hashOf(NO_HASH, FIRST)).toBe(FIRST_HASH);
    expect(hashOf(FIRST_HASH, SECOND)).toBe(SECOND_HASH);
  });

  test('is hashed as one root in the order of the names', () => {
    const heads = [
      { stream: 'table/one', version: 2, hash: SECOND_HASH },
      { stream: 'jackpot/j', version: 7, hash: FIRST_HASH },
    ];
    const root = '71f3a19f90e8613ea9c0b86ac0b640d192eeb6898a0fc49f0df77a2ec7cd919d';
    expect(rootOf(heads)).toBe(root);
    expect(rootOf(heads.toReversed())).toBe(root);
  });

  test('links each event to the one before it in its stream', async () => {
    const { store } = newSqlite();
    await store.commit(
      commitOf([
        append('table/one', 0, noted('a'), noted('b')),
        append('table/two', 0, noted('c')),
      ]),
    );
    await store.commit(commitOf([append('table/one', 2, noted('d'))]));
    const [first, second, third] = await store.readStream('table/one');
    const [other] = await store.readStream('table/two');
    expect(first!.hash).toBe(hashOf(NO_HASH, first!));
    expect(second!.hash).toBe(hashOf(first!.hash, second!));
    expect(third!.hash).toBe(hashOf(second!.hash, third!));
    expect(other!.hash).toBe(hashOf(NO_HASH, other!));
  });

  test('tells nothing of what is in an event: equal events have different hashes', async () => {
    const { store } = newSqlite();
    const events = Array.from({ length: 20 }, () => noted('the same'));
    await store.commit(commitOf([append('table/one', 0, ...events)]));
    const stored = await store.readStream('table/one');
    expect(new Set(stored.map(({ salt }) => salt)).size).toBe(20);
    for (const { salt } of stored) expect(salt).toMatch(/^[0-9a-f]{32}$/);
  });
});
