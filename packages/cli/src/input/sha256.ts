import { createHash } from 'node:crypto';

/** The digest of a canonical text, named with its kind: `sha256:…`. */
export const sha256 = (text: string): string =>
  `sha256:${createHash('sha256').update(text, 'utf8').digest('hex')}`;
