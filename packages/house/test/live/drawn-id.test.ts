import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawnId } from '../../src/live/plan/drawn-id.js';

const VERSION_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('An id is a UUID of chance alone', () => {
  const ids = Array.from({ length: 200 }, () => drawnId(randomBytes));
  for (const id of ids) expect(id).toMatch(VERSION_4);
  expect(new Set(ids).size).toBe(200);
});

test('The same chance gives the same id', () => {
  const same = (bytes: number) => Buffer.alloc(bytes, 0xff);
  expect(drawnId(same)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});
