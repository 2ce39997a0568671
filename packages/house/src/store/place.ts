import { randomFillSync } from 'node:crypto';
import { assert } from '@baize/result';
import { canonicalText } from '@baize/rulebook';
import { hashOf } from './chain.js';
import type { Commit } from './commit.js';
import { assertNames, type Head, type NewEvent, type StoredEvent } from './events.js';

const SALT_BYTES = 16;

/** Chance is drawn for many salts at once: asking for it costs more than the bytes. */
const drawn = Buffer.alloc(256 * SALT_BYTES);
let used = drawn.length;

const newSalt = (): string => {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += SALT_BYTES;
  return drawn.toString('hex', used - SALT_BYTES, used);
};

/** What no commit of ours may look like, whatever the store holds. */
export const assertCommit = ({ at, appends, obligations, snapshots }: Commit): void => {
  for (const { stream, events } of appends) {
    assertNames(
      stream,
      at,
      events.map(({ type }) => type),
    );
    assert(events.length > 0, () => `nothing to append to ${stream}`);
  }
  const once = (names: readonly string[]): boolean => new Set(names).size === names.length;
  assert(once(appends.map(({ stream }) => stream)), 'a commit names a stream once');
  assert(once(obligations), 'a commit names an obligation once');
  assert(once(snapshots.map(({ stream }) => stream)), 'a commit has one state of a stream');
};

/** An event in its place on the chain; the fields in the order of the table's columns. */
export const inPlace = (at: string, head: Head, event: NewEvent, position: number): StoredEvent => {
  const place = {
    stream: head.stream,
    version: head.version + 1,
    at,
    type: event.type,
    schema: event.schema,
    salt: newSalt(),
    text: canonicalText(event.data),
    postings: canonicalText(event.postings),
  };
  return { position, ...place, hash: hashOf(head.hash, place) };
};
