import { hash } from 'node:crypto';
import type { StoredEvent } from './events.js';

/** What the first event of a stream has for the hash before it. */
export const NO_HASH = '0'.repeat(64);

export const sha256 = (text: string): string => hash('sha256', text, 'hex');

/**
 * The hash of an event: SHA-256 over ten lines in UTF-8, joined by line feeds, none after the last.
 * No line can hold a line feed, so that two different events never have the same bytes. The position is
 * not in it: a stream's chain is the same wherever the stream is copied to.
 */
export const hashOf = (previous: string, event: Omit<StoredEvent, 'position' | 'hash'>): string =>
  sha256(
    [
      'baize event 1',
      previous,
      event.stream,
      event.version,
      event.at,
      event.type,
      event.schema,
      event.salt,
      event.text,
      event.postings,
    ].join('\n'),
  );
