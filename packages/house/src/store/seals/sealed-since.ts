import { createHash } from 'node:crypto';
import { sha256 } from '../chain.js';
import type { StoredEvent } from '../events.js';
import type { KeptAnswer } from '../store.js';

/**
 * What a seal covers beside the heads of all streams: the order across streams, and the answers that were
 * kept, both since the seal before.
 */
export interface SealedSince {
  /**
   * SHA-256 over the line `baize order 1` and, for each event in the order of positions, the line
   * `<position> <hash>`; every line ends with a line feed.
   */
  readonly order: string;
  /**
   * SHA-256 over the line `baize answers 1` and, for each answer in the order of positions and then of
   * keys, the line `<position> <hash>`, with the SHA-256 of its key, instant and text, joined by line
   * feeds; every line ends with a line feed.
   */
  readonly answers: string;
}

/** Takes events in the order of their positions. */
export class OrderHash {
  #hash = createHash('sha256').update('baize order 1\n');

  add({ position, hash }: Pick<StoredEvent, 'position' | 'hash'>): void {
    this.#hash.update(`${position} ${hash}\n`);
  }

  /** Of what was added, and begins anew. */
  take(): string {
    const order = this.#hash.digest('hex');
    this.#hash = createHash('sha256').update('baize order 1\n');
    return order;
  }
}

export const answersHash = (answers: readonly KeptAnswer[]): string => {
  const lines = answers.map(
    ({ key, at, position, answer }) => `${position} ${sha256([key, at, answer].join('\n'))}\n`,
  );
  return sha256(`baize answers 1\n${lines.join('')}`);
};
