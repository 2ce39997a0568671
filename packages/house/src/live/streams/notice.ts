import type { Cents } from '@baize/money';
import type { Citation } from '@baize/rulebook';

/** What was done for a player who did not answer, or was away, and by which rule. */
export interface Notice {
  readonly id: string;
  readonly at: string;
  readonly table: string;
  readonly what: 'folded' | 'laid-placed' | 'laid-not-placed' | 'seat-freed' | 'round-voided';
  readonly why: 'time' | 'away' | 'idle' | 'policy';
  readonly words: string;
  readonly cite: Citation;
  /** What went to the wallet, or onto the layout. */
  readonly cents: Cents | null;
}
