import { randomBytes } from 'node:crypto';
import type { RandomBytes } from '../identity/random.js';

/** What a seated player gave, or what was drawn for them before betting closed. */
export interface PlayerSeed {
  readonly seat: number;
  readonly seed: string;
}

const DRAWN_BYTES = 16;

/** For a player who does not care to choose: 32 hexadecimal digits, which may be changed until betting closes. */
export const drawnPlayerSeed = (random: RandomBytes = randomBytes): string =>
  Buffer.from(random(DRAWN_BYTES)).toString('hex');
