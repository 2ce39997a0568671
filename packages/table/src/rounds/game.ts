import {
  type ContestCommand,
  type ContestEvent,
  type ContestRound,
  type ContestView,
  caribbeanStud,
  checkContestCards,
  checkRicochetCards,
  highCardFlush,
  type LegalAct,
  type Place,
  type Refusal,
  type RicochetAct,
  type RicochetCommand,
  type RicochetEvent,
  type RicochetRound,
  type RicochetView,
  type RoundCore,
  ricochetPoker,
  withContestCards,
  withRicochetCards,
} from '@baize/games';
import type { Result } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';

/** A round of any game: the table knows what every round has, and leaves the rest to the game. */
export type GameRound = ContestRound | RicochetRound;
export type GameCommand = ContestCommand | RicochetCommand;
export type GameEvent = ContestEvent | RicochetEvent;
export type GameView = ContestView | RicochetView;
export type GameAct = LegalAct | RicochetAct;

export type GameCore = RoundCore<GameRound, GameCommand, GameEvent, GameView, GameAct>;

/**
 * The core of the game that these rules are of. A round, its commands and its events are always of one
 * game; that they are is known here and nowhere else.
 */
export const gameCore = ({ rulebook }: Pick<RulesInForce, 'rulebook'>): GameCore => {
  const cores = {
    'high-card-flush': highCardFlush,
    'caribbean-stud': caribbeanStud,
    'ricochet-poker': ricochetPoker,
  };
  return cores[rulebook.game] as unknown as GameCore;
};

/** Whether a hand may be corrected to these cards, and what was typed before. */
export const checkCorrection = (
  rules: RulesInForce,
  round: GameRound,
  place: Place,
  cards: readonly string[],
): Result<readonly string[], Refusal> =>
  isRicochet(round, rules)
    ? checkRicochetCards(round, place, cards)
    : checkContestCards(round, place, cards);

/** A hand with its cards put right: what was typed is replaced by what lies there. */
export const withCards = (
  rules: RulesInForce,
  round: GameRound,
  place: Place,
  cards: readonly string[],
): GameRound =>
  isRicochet(round, rules)
    ? withRicochetCards(rules, round, place, cards)
    : withContestCards(round, place, cards);

export const isRicochet = (
  _round: GameRound,
  { rulebook }: Pick<RulesInForce, 'rulebook'>,
): _round is RicochetRound => rulebook.game === 'ricochet-poker';
