import { NO_HASH } from '../chain.js';
import { assertNames, type Head, type NewEvent, type StoredEvent } from '../events.js';
import { inPlace } from '../place.js';
import { CheckedQuery } from './checked-text.js';
import { type Connection, statement } from './connect.js';

/**
 * Appends events that move no money to a stream, inside a transaction that the caller has begun
 * (`BEGIN IMMEDIATE`): what is kept beside the streams, such as accounts, changes together with the chain
 * that tells of it, or not at all.
 */
export const appendWithin = (
  db: Connection,
  at: string,
  stream: string,
  events: readonly Pick<NewEvent, 'type' | 'schema' | 'data'>[],
): readonly StoredEvent[] => {
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
  const found = new CheckedQuery(
    db,
    'SELECT stream, version, hash FROM heads WHERE stream = ?',
    'the end of a stream',
  ).get<Head>([stream]);
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
