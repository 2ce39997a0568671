import type { Card, DealtCard } from '@baize/cards';
import type { Cents } from '@baize/money';
import type { Result } from '@baize/result';
import type { Citation, GameId, PayRow, PayTable, RulesInForce } from '@baize/rulebook';
import type { ContestGame, DealersHand } from '../contest/game.js';
import type { Entitlement, Notice } from './entitlement.js';
import type { FileCards, FileCounts, Wrong } from './file.js';
import type { Place, Refusal } from './round.js';
import type { RoundCore } from './round-core.js';
import type { SettledLine } from './settlement.js';

/** The types of one game, by what they are of. */
interface GameTypes {
  readonly round: unknown;
  readonly command: unknown;
  readonly event: unknown;
  readonly view: unknown;
  readonly act: unknown;
  readonly decision: unknown;
  readonly felt: unknown;
  readonly settlement: unknown;
}

/**
 * Everything that others need of a game beside its rounds. Whoever has a round, a felt or rules takes the
 * game from it, so that what is handed in is always the game's own.
 */
export interface Game<T extends GameTypes>
  extends RoundCore<T['round'], T['command'], T['event'], T['view'], T['act']> {
  readonly id: GameId;
  /** What tells it from other games against the dealer; null in a game of another kind. */
  readonly contest: ContestGame<DealersHand | null> | null;
  /** Bonus wagers settled right after the deal, and players who act in turn; null in other games. */
  readonly action: ActionInTurn<T['round']> | null;
  /** By which clause the house antes into a pot; null in a game without one. */
  pot(rules: Pick<RulesInForce, 'rulebook'>): Citation | null;

  /** Everything dealt to a place in this round, a draw with it. */
  cardsAt(round: T['round'], place: Place): readonly DealtCard[];
  cardsShown(view: T['view'], place: Place): readonly string[];
  /** Everybody has all the cards of the deal; in a game with a draw, nobody draws any more. */
  isDealt(round: T['round']): boolean;
  /** Where the next cards go, one entry a card; none while no card is due. */
  placesDue(rules: RulesInForce, round: T['round']): readonly Place[];
  /** How many cards a hand still lacks that it is played on: its own, or the dealer's too. */
  cardsDue(rules: RulesInForce, round: T['round'], seat: number): number;
  /** Whether a hand may be corrected to these cards, and what was typed before. */
  checkCards(
    round: T['round'],
    place: Place,
    to: readonly string[],
  ): Result<readonly string[], Refusal>;
  /** A hand with its cards put right: what was typed is replaced by what lies there. */
  withCards(
    rules: RulesInForce,
    round: T['round'],
    place: Place,
    to: readonly string[],
  ): T['round'];

  /** By which clause players decide, and in which order. */
  decides(rules: RulesInForce): Citation;
  /** What is decided for a player who does not. */
  foldFor(rules: RulesInForce, round: T['round'], seat: number): T['decision'];
  /** What a decision puts on the felt. */
  staked(event: T['event']): Staked | null;

  /** What was paid in a round that is not settled as a whole. */
  paid(round: T['round']): Paid;
  /** What is due in a round that is over, as its cards lie now; refused where they did not allow its play. */
  due(rules: RulesInForce, round: T['round']): Result<readonly Entitlement[], Refusal>;
  /** What becomes of the tips of a round that is over. */
  tips(rules: RulesInForce, round: T['round']): readonly SettledLine[];
  /** The row of a table that a player's five cards reach. */
  fiveCardRow(table: PayTable, cards: readonly Card[]): PayRow | undefined;
  /** Who is entitled to what on a felt that is complete. */
  settle(rules: RulesInForce, felt: T['felt']): T['settlement'];

  /** How many cards a round file has at each place. */
  cardsInFile(rules: RulesInForce): FileCounts;
  feltOfFile(rules: RulesInForce, read: FileCards): Result<T['felt'], Wrong>;

  /** What comes after what, from the deal to the last decision. */
  stages(rules: RulesInForce): readonly GameStage[];
  /** The settlement as a step, and as the stage that it is. */
  settlesBy(rules: RulesInForce): { readonly step: StepWords; readonly stage: Stage };
}

/** Where bonus wagers are settled before anybody acts, and players then act one after the other. */
export interface ActionInTurn<Round> {
  /** Bonus wagers settle right after the deal, by this clause. */
  bonusesBy(rules: RulesInForce): Citation;
  areBonusesSettled(round: Round): boolean;
  bonusesDue(rules: RulesInForce, round: Round): readonly Entitlement[];
  /** The bonus wagers are settled, and nobody acts yet. */
  isWaiting(round: Round): boolean;
  /** Whose turn it is; null before the first and after the last. */
  turn(round: Round): number | null;
  /** By which clause a seat has won without being asked. */
  wonUnasked(rules: RulesInForce, round: Round, seat: number): Citation | null;
  /** What the last card of a hand paid at once. */
  paidAtOnce(round: Round): readonly SettledLine[];
  /** What the dealer says and shows of the action as it stands. */
  says(rules: RulesInForce, round: Round): readonly Notice[];
  /** What a complete hand is paid at once; null where that is nothing. */
  atOnce(rules: RulesInForce, round: Round, seat: number): SettledLine | null;
}

interface StepWords {
  readonly words: string;
  readonly cite: Citation;
}

interface Staked {
  readonly wagerCents: Cents;
  readonly tipCents: Cents;
}

interface Paid {
  readonly lines: readonly SettledLine[];
  readonly tips: readonly SettledLine[];
}

interface Stage extends StepWords {
  readonly stage: string;
}

/** The table has words of its own for the deal, the stub and turning hands. */
type GameStage = 'deal' | 'stub' | 'turn' | Stage;
