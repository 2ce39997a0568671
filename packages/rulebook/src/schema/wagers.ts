import type { Pays } from '@baize/money';
import type { Cited } from './cited.js';
import type { WagerId } from './names.js';
import type { KickoutTable, PayTable } from './pay-table.js';

/** What decides a wager: the dealer's hand, the value of the hand alone, the pot, or a jackpot's table. */
export type WagerKind = 'against-dealer' | 'hand-value' | 'pot' | 'jackpot';

export interface WagerRule {
  readonly name: string;
  readonly kind: Cited<WagerKind>;
  /** `always`: part of the game. `elected`: offered when the house elects it. */
  readonly offered: Cited<'always' | 'elected'>;
  /** `required` of everyone dealt in, the player's `option`, or made as a `decision` after the deal. */
  readonly placed: Cited<'required' | 'option' | 'decision'>;
  /** A player is dealt in only with these. */
  readonly needs?: Cited<readonly WagerId[]>;
  readonly stake: Cited<StakeRule>;
  /** For wagers that pay one price whatever the winning hand. */
  readonly pays?: Cited<Pays>;
  readonly paytables: Readonly<Record<string, PayTable>>;
}

export type StakeRule =
  /** Any amount within the posted limits. */
  | { readonly kind: 'within-limits' }
  /** One amount for everybody at the table. */
  | { readonly kind: 'equal-for-all' }
  /** Exactly this many antes. */
  | { readonly kind: 'ante-multiple'; readonly times: number }
  /** From one ante up to a multiple that the hand allows (see the play of the game). */
  | { readonly kind: 'by-hand' }
  /** The fixed amount of its sensor. */
  | { readonly kind: 'fixed' };

/** Tables that are elected beside the wagers. */
export interface BesideWagers {
  readonly anteBonus?: {
    readonly name: string;
    readonly offered: Cited<'always'>;
    readonly paytables: Readonly<Record<string, PayTable>>;
  };
  readonly kickout?: {
    readonly name: string;
    readonly offered: Cited<'always'>;
    readonly paytables: Readonly<Record<string, KickoutTable>>;
  };
}

export type Wagers = Readonly<Partial<Record<WagerId, WagerRule>>>;
