import { NO_HASH } from '../chain.js';
import { assertNames, type Head, isBefore, type NewEvent, type StoredEvent } from '../events.js';
import { inPlace } from '../place.js';
import { CheckedQuery } from './checked-text.js';
import { type Connection, statement } from './connect.js';

/**
 * Appends events that move no money to a stream, inside a transaction that the caller has begun
 * (`BEGIN IMMEDIATE`): what is kept beside the streams, such as accounts, changes together with the chain
 * that tells of it, or not at all. They have the instant that they are asked to have, or that of the stream's
 * last event if that is later; each is made of the instant it gets.
 */
export const appendWithin = (
  db: Connection,
  asked: string,
  stream: string,
  eventsAt: (at: string) => readonly Pick<NewEvent, 'type' | 'schema' | 'data'>[],
): readonly StoredEvent[] => {
  const found = new CheckedQuery(
    db,
    `SELECT stream, version, hash, (SELECT at FROM events
      WHERE events.stream = heads.stream AND events.version = heads.version) AS at
    FROM heads WHERE stream = ?`,
    'the end of a stream',
  ).get<Head & { readonly at: string | null }>([stream]);
  const before = found?.at ?? null;
  const at = before !== null && isBefore(asked, before) ? before : asked;
  const events = eventsAt(at);
  assertNames(
    stream,
    at,
    events.map(({ type }) => type),
  );
  const last = statement(db, 'SELECT coalesce(max(position), 0) AS position FROM events').get(
    [],
  ) as {
    readonly position: number;
  };
  let head: Head = found ?? { stream, version: 0, hash: NO_HASH };
  return events.map((event, index) => {
    const one = inPlace(at, head, { ...event, postings: [] }, last.position + index + 1);
    const { position, version, type, schema, salt, text, postings, hash } = one;
    statement(db, 'INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run([
      position,
      stream,
      version,
      at,
      type,
      schema,
      salt,
      text,
      postings,
      hash,
    ]);
    statement(db, 'INSERT OR REPLACE INTO heads VALUES (?, ?, ?)').run([stream, version, hash]);
    head = one;
    return one;
  });
};
