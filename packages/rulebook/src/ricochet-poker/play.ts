import type { Cited } from '../schema/cited.js';

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
