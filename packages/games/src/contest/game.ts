import type { Card, DealtCard } from '@baize/cards';
import type { Cents } from '@baize/money';
import type { Result } from '@baize/result';
import type {
  Citation,
  Cited,
  ContestPlay,
  FoldedBonus,
  GameId,
  JackpotInForce,
  PayRow,
  PayTable,
  RulesInForce,
  WagerId,
} from '@baize/rulebook';
import type { Stakes } from '../kernel/felt.js';
import type { FileSeat, Wrong } from '../kernel/file.js';
import type { GameSettlement } from '../kernel/settlement.js';
import type { ContestHand } from './lines.js';

/** The dealer's hand in words, and whether it qualifies. */
export interface DealersHand {
  readonly hand: string;
  readonly qualifies: boolean;
}

/** What tells one game against the dealer from another: the rest of a round is the same. */
export interface ContestGame<Dealer> {
  readonly id: GameId;
  readonly play: (rules: RulesInForce) => ContestPlay;
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
  /** The clauses under which a hand folds or stays in, stays decided, and the dealer's cards are turned. */
  readonly decides: (rules: RulesInForce) => Citation;
  /** By which clause, and in which order, players decide. */
  readonly decidesBy: (rules: RulesInForce) => Citation;
  readonly decisionIsFinal: (rules: RulesInForce) => Citation;
  readonly dealerTurns: (rules: RulesInForce) => Citation;
  /** The bonus wagers of the game, and what becomes of each after a fold. */
  readonly bonuses: readonly WagerId[];
  readonly foldedBonus: (rules: RulesInForce, wager: WagerId) => Cited<FoldedBonus>;
  /** Which bonus wagers of this table these cards win: the cards are looked at once for all of them. */
  readonly bonusesWon: (rules: RulesInForce, cards: readonly Card[]) => (wager: WagerId) => boolean;
  /** The row of a jackpot's table that these cards reach. */
  readonly jackpotRow: (
    rules: RulesInForce,
    jackpot: JackpotInForce,
    cards: readonly Card[],
  ) => PayRow | undefined;
  /** Where a hand that stays in waits for the settlement. */
  readonly staysLies: (rules: RulesInForce) => 'face-down' | 'under-the-ante';
  readonly file: ContestFile;
  /** The row of a table that five cards reach, where the game is played with five. */
  readonly fiveCardRow: (table: PayTable, cards: readonly Card[]) => PayRow | undefined;
  readonly settle: (
    rules: RulesInForce,
    felt: { readonly dealer: readonly Card[] | null; readonly hands: readonly ContestHand[] },
  ) => GameSettlement<Dealer>;
}

/** How a round file says what a seat decided. */
interface ContestFile {
  /** The wager that a hand which did not fold stayed in with. */
  readonly second: (
    rules: RulesInForce,
    hand: { readonly decision: FileSeat['decision']; readonly anteCents: Cents },
    cards: readonly Card[],
  ) => Result<Stakes, Wrong>;
  /** Whether claims of a fold are looked at: elsewhere there is nothing to claim. */
  readonly hasClaims: boolean;
}

interface SecondRange {
  readonly leastCents: Cents;
  readonly mostCents: Cents;
  readonly cite: Citation;
}
