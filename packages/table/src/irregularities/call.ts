import type { Place } from '@baize/games';
import type { Irregularity } from '@baize/rulebook';

/** What somebody saw go wrong: where, and with how many cards, as far as it matters. */
export interface Call {
  readonly kind: Irregularity;
  /** The hand concerned. */
  readonly place?: Place;
  /** How many cards it was found to have. */
  readonly cards?: number;
  /** The card that was found face up in the deck. */
  readonly card?: string;
  readonly note?: string;
}
