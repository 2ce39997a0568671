import type { Cited } from './cited.js';
import type { LineKey, WagerId } from './names.js';

/** What becomes of a bonus wager whose hand is folded. */
export type FoldedBonus =
  /** The cards stay and the wager settles by itself. */
  | 'automatic'
  /** It settles when the player tells the dealer of it. */
  | 'claimed'
  /** It settles when the player tucks the winning cards under it; otherwise it is forfeited. */
  | 'tucked'
  | 'forfeited';

/** What the play of every game against the dealer says. */
export interface ContestPlay {
  readonly cardsEach: Cited<number>;
  readonly tie: Cited<'push'>;
  /** The clauses under which a hand lower or higher than a qualified dealer's loses or wins. */
  readonly lower: Cited<'lose'>;
  readonly higher: Cited<'win'>;
  /** The clause under which a fold gives up the ante. */
  readonly folded: Cited<'ante-lost'>;
  readonly foldedBonus: Readonly<Partial<Record<WagerId, Cited<FoldedBonus>>>>;
  /** Folded cards are spread and counted: this many, or an irregularity. */
  readonly foldedCardsCounted: Cited<number> | null;
}

/**
 * The order the dealer settles in, stage after stage. A `seat` stage goes round the seats and completes
 * each; a `jackpot` stage takes one jackpot after the other, each with its envy; an `envy` stage pays
 * every envy bonus of the round.
 */
export type SettlementStage =
  | { readonly by: 'seat'; readonly lines: readonly LineKey[] }
  | { readonly by: 'jackpot'; readonly lines: readonly WagerId[] }
  | { readonly by: 'envy' };

export interface Settlement {
  readonly direction: Cited<'from-dealers-right-counterclockwise'>;
  readonly stages: Cited<readonly SettlementStage[]>;
  /** Cards of a hand that is settled: when they leave the felt. */
  readonly cardsRacked: Cited<'hand-by-hand' | 'after-the-round' | 'as-discarded'>;
  readonly awardHandsStay: Cited<boolean>;
  /** Whether a player is finished before the dealer goes on to the next. */
  readonly succession: Cited<'seat-by-seat' | 'whole-round'>;
  /**
   * What is given up with a fold: taken before the cards are, and where the document says so both before
   * the dealer's hand is turned; or when the round is settled.
   */
  readonly foldedWagers: Cited<'before-the-cards' | 'before-the-dealer' | 'with-the-settlement'>;
}

/** The most that may be paid on one hand, and how winnings are cut to it. */
export interface PayoutCap {
  readonly limit: Cited<
    | { readonly kind: 'at-most'; readonly cents: number }
    /** The greater of the amount and the most one player could win at the minimum wagers. */
    | { readonly kind: 'greater-of'; readonly cents: number }
  >;
  readonly includes: Cited<readonly WagerId[]>;
  readonly scope: Cited<'hand' | 'table'>;
}

/** The most that may be wagered on one hand. */
export interface BetLimit {
  readonly cents: Cited<number>;
  readonly scope: Cited<'ante+bet+progressive' | 'ante+progressive'>;
}
