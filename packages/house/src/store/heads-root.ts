import { sha256 } from './chain.js';
import type { Head } from './events.js';

/**
 * One hash for all streams: SHA-256 over the line `baize heads 1` and, for each stream in the order of
 * its name's code units, the line `<stream> <version> <hash>`; every line ends with a line feed.
 */
export const rootOf = (heads: Iterable<Head>): string => {
  const lines = [...heads]
    .sort((left, right) => (left.stream < right.stream ? -1 : 1))
    .map(({ stream, version, hash }) => `${stream} ${version} ${hash}\n`);
  return sha256(`baize heads 1\n${lines.join('')}`);
};
