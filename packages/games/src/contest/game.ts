import type { Card, DealtCard } from '@baize/cards';
import type { Cents } from '@baize/money';
import type { Cited, ClauseId, FoldedBonus, RulesInForce, WagerId } from '@baize/rulebook';
import type { GameSettlement } from '../kernel/settlement.js';
import type { ContestHand } from './lines.js';

/** What tells one game against the dealer from another: the rest of a round is the same. */
export interface ContestGame<Dealer> {
  /** The wager that keeps a hand in. */
  readonly second: 'raise' | 'bet';
  readonly cardsEach: (rules: RulesInForce) => number;
  /** Which of the dealer's cards lies face up from the deal on, counted from one; null when none. */
  readonly dealerUpCard: (rules: RulesInForce) => number | null;
  /** The least and most of the second wager on this ante; with unknown cards, what any hand allows. */
  readonly secondRange: (
    rules: RulesInForce,
    anteCents: Cents,
    cards: readonly DealtCard[],
  ) => SecondRange;
  readonly inTurn: (rules: RulesInForce) => Cited<boolean>;
  readonly decisionIsFinal: (rules: RulesInForce) => ClauseId;
  /** The bonus wagers of the game, and what becomes of each after a fold. */
  readonly bonuses: readonly WagerId[];
  readonly foldedBonus: (rules: RulesInForce, wager: WagerId) => Cited<FoldedBonus>;
  /** Which bonus wagers of this table these cards win: the cards are looked at once for all of them. */
  readonly bonusesWon: (rules: RulesInForce, cards: readonly Card[]) => (wager: WagerId) => boolean;
  readonly settle: (
    rules: RulesInForce,
    felt: { readonly dealer: readonly Card[] | null; readonly hands: readonly ContestHand[] },
  ) => GameSettlement<Dealer>;
}

export interface SecondRange {
  readonly leastCents: Cents;
  readonly mostCents: Cents;
  readonly cite: ClauseId;
}
