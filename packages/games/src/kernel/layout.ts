import type { Stakes } from './felt.js';

/** Everything that lies on the betting areas of one seat. */
export interface Layout {
  readonly seat: number;
  readonly player: string;
  readonly stakes: Stakes;
  readonly tips: Stakes;
}
