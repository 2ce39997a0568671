import type { Place } from '@baize/games';
import type { Irregularity } from '@baize/rulebook';

/** What somebody saw go wrong: where, and with how many cards, as far as it matters. */
export interface Call {
  readonly kind: Irregularity;
  /** The hand concerned. */
  readonly place?: Place;
  /** How many cards it was found to have. */
  readonly cards?: number;
  readonly note?: string;
}
