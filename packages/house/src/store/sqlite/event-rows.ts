import { DamagedRecord } from '../damaged-record.js';
import type { StoredEvent } from '../events.js';
import { linesOfBytes, textOf } from './checked-text.js';

// Each of them is a line of the chain, so that none holds a line feed.
const TEXTS = ['stream', 'at', 'type', 'salt', 'text', 'postings', 'hash'] as const;

/** What is selected of an event. */
export const EVENT_COLUMNS = `position, CAST(version AS INTEGER) AS version,
  CAST(schema AS INTEGER) AS schema, ${linesOfBytes(TEXTS)} AS bytes`;

export interface EventRow extends Pick<StoredEvent, 'position' | 'version' | 'schema'> {
  readonly bytes: unknown;
}

export const eventOf = ({ position, version, schema, bytes }: EventRow): StoredEvent => {
  const record = `event ${position}`;
  const lines = textOf(bytes, record, position).split('\n');
  const [stream = '', at = '', type = '', salt = '', text = '', postings = '', hash = ''] = lines;
  if (lines.length !== TEXTS.length) throw new DamagedRecord(record, position);
  return { position, stream, version, at, type, schema, salt, text, postings, hash };
};
