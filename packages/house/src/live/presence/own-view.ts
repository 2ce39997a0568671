import type { Notice } from '../streams/notice.js';
import type { Laid } from './laid-chips.js';

/** What the house keeps for one player at a table, and shows to no other. */
export interface OwnView {
  /** Chips that lie on the spots and are not placed. */
  readonly laid: readonly Laid[];
  /** Whether they are placed when the time is over. */
  readonly placeLaid: boolean;
  readonly notices: readonly Notice[];
}
