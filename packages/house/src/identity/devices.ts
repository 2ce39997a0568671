import { createHash } from 'node:crypto';
import type { RandomBytes } from './random.js';
import { SecretText } from './secret-text.js';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 3600_000;

/** A browser that staff have signed in from is known for so long after the last time. */
export const DEVICE_LIFE_MS = 180 * DAY_MS;

/** Only what cannot be turned back into the token is kept. */
export const deviceHash = (token: string): string =>
  createHash('sha256').update(`device ${token}`, 'utf8').digest('hex');

/** A new one with each success: what a browser showed may have been planted there by another. */
export const drawDeviceToken = (random: RandomBytes): SecretText =>
  new SecretText('device token', Buffer.from(random(TOKEN_BYTES)).toString('base64url'));
