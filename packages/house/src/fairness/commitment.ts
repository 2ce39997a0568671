import { createHash } from 'node:crypto';

/** `sha256:` and 64 hexadecimal digits. */
export type Commitment = `sha256:${string}`;

const COMMITMENT = /^sha256:[0-9a-f]{64}$/;

export const isCommitment = (text: string): text is Commitment => COMMITMENT.test(text);

export const hashOf = (bytes: Uint8Array): Commitment =>
  `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

/** The 32 bytes that it writes out. */
export const bytesOf = (commitment: Commitment): Uint8Array =>
  Buffer.from(commitment.slice('sha256:'.length), 'hex');
