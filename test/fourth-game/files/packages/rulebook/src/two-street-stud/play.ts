import type { Cited } from '../schema/cited.js';

/** Three cards of one's own and two that everybody shares, paid by a table: there is no dealer's hand. */
export interface TwoStreetStudPlay {
  readonly game: 'two-street-stud';
  readonly cardsEach: Cited<number>;
  /** Shared cards: one after each of the two decisions. */
  readonly shared: Cited<number>;
  readonly decisionOrder: Cited<'any'>;
  readonly decisionIsFinal: Cited<true>;
  /** A fold gives up everything that lies there. */
  readonly folded: Cited<'wagers-lost'>;
}
