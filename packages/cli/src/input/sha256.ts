import { createHash } from 'node:crypto';

/** `sha256:…` of a text. */
export const sha256 = (text: string): string =>
  `sha256:${createHash('sha256').update(text, 'utf8').digest('hex')}`;
