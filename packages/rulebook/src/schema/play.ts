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

export interface HighCardFlushPlay {
  readonly game: 'high-card-flush';
  readonly cardsEach: Cited<number>;
  /** The lowest dealer's hand that qualifies. */
  readonly qualifier: Cited<{ readonly flushLength: number; readonly topRank: number }>;
  readonly notQualified: Cited<{ readonly ante: 'win'; readonly raise: 'push' }>;
  readonly tie: Cited<'push'>;
  /** The clauses under which a hand lower or higher than a qualified dealer's loses or wins. */
  readonly lower: Cited<'lose'>;
  readonly higher: Cited<'win'>;
  /** The clause under which a fold gives up the ante. */
  readonly folded: Cited<'ante-lost'>;
  /** The most antes a raise may be, by the length of the player's best flush. The least is one. */
  readonly raise: readonly Cited<{
    readonly lengths: readonly number[];
    readonly atMost: number;
  }>[];
  readonly raiseAtLeast: Cited<number>;
  readonly raiseIsFinal: Cited<true>;
  /** Where a hand that raised waits, face down, where the document says it. */
  readonly raisedHandLies?: Cited<'under-the-ante'>;
  readonly decisionOrder: Cited<'any' | 'clockwise-from-dealers-left'>;
  readonly foldedBonus: Readonly<
    Record<'flush' | 'straight-flush' | 'progressive', Cited<FoldedBonus>>
  >;
  /** Folded cards are spread and counted: this many, or an irregularity. */
  readonly foldedCardsCounted: Cited<number> | null;
  readonly dealerRevealed: Cited<'after-every-decision'>;
  /** In a run, where the document says it; elsewhere the setting `aceLow` does. */
  readonly aceInStraightFlush?: Cited<'low-or-high'>;
}

export interface CaribbeanStudPlay {
  readonly game: 'caribbean-stud';
  readonly cardsEach: Cited<number>;
  /** Which of the dealer's cards lies face up, counted from one in the order dealt. */
  readonly dealerUpCard: Cited<number>;
  readonly qualifier: Cited<{ readonly atLeast: string }>;
  readonly notQualified: Cited<{ readonly ante: 'win'; readonly bet: 'push' }>;
  readonly tie: Cited<'push'>;
  /** The clauses under which a hand lower or higher than a qualified dealer's loses or wins. */
  readonly lower: Cited<'lose'>;
  readonly higher: Cited<'win'>;
  /** The clause under which a fold gives up the ante. */
  readonly folded: Cited<'ante-lost'>;
  readonly decisionOrder: Cited<'any'>;
  readonly foldedBonus: { readonly progressive: Cited<FoldedBonus> };
  readonly foldedCardsCounted: Cited<number>;
  readonly tableStakes: Cited<'not-applied'>;
}

export interface RicochetPlay {
  readonly game: 'ricochet-poker';
  readonly cardsToPlayer: Cited<number>;
  readonly cardsToDealer: Cited<number>;
  readonly draw: Cited<number>;
  readonly faces: Cited<'all-up'>;
  readonly houseAnte: Cited<'on-the-pot'>;
  /** Bonus and jackpot wagers settle right after the deal, before anything else is looked at. */
  readonly bonusSettled: Cited<'before-kickout'>;
  readonly kickoutCounts: Cited<'player-hands-dealt'>;
  readonly kickedOut: Cited<'dealer-folds-and-ante-stays'>;
  readonly dealerFoldsToBetterTwoCards: Cited<true>;
  readonly fiveAgainstTwo: Cited<'missing-card-ranks-lowest'>;
  readonly actionOrder: Cited<'lowest-two-card-hand-first'>;
  readonly suitsOrderActionOnly: Cited<true>;
  /** The clause under which a fold gives up the ante. */
  readonly folded: Cited<'ante-to-the-pot'>;
  /** Five-card hands that a new one beats, the dealer's among them. */
  readonly outdone: Cited<'out-with-wagers-to-the-pot'>;
  /** A new five-card hand below some hand showing: of five cards, or of two still to act. */
  readonly notBeating: Cited<'out-with-wagers-to-the-pot'>;
  readonly tiesWithDealer: Cited<'player-wins'>;
  readonly tiesBetweenPlayers: Cited<'both-stay'>;
  readonly oddChip: Cited<'last-to-act'>;
  readonly lastPlayerExcused: Cited<'when-no-five-card-hand-lives'>;
  readonly excusedPlayerDraws: Cited<'for-the-ante-bonus-only'>;
  readonly anteBonus: Cited<'at-once-win-or-lose'>;
}

export type Play = HighCardFlushPlay | CaribbeanStudPlay | RicochetPlay;

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
