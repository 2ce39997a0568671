import type { GameId } from '@baize/rulebook';
import { CARIBBEAN_STUD } from './caribbean-stud/round.js';
import { type ContestTypes, contestRoom } from './contest/room.js';
import type { ContestRound } from './contest/round.js';
import { HIGH_CARD_FLUSH } from './high-card-flush/round.js';
import type { Game } from './kernel/game.js';
import { RICOCHET_POKER, type RicochetTypes } from './ricochet-poker/room.js';

type Types = ContestTypes | RicochetTypes;

/** A round of any game; and what may be done in it, what happened, and what is seen of it. */
export type GameRound = Types['round'];
export type GameCommand = Types['command'];
export type GameEvent = Types['event'];
export type GameView = Types['view'];
export type GameAct = Types['act'];
export type GameDecision = Types['decision'];
/** A finished round of any game, as it lies on the felt. */
export type Felt = Types['felt'];

interface AllTypes {
  readonly round: GameRound;
  readonly command: GameCommand;
  readonly event: GameEvent;
  readonly view: GameView;
  readonly act: GameAct;
  readonly decision: GameDecision;
  readonly felt: Felt;
  readonly settlement: Types['settlement'];
}
export type AnyGame = Game<AllTypes>;

export const GAMES = {
  'high-card-flush': contestRoom(HIGH_CARD_FLUSH),
  'caribbean-stud': contestRoom(CARIBBEAN_STUD),
  'ricochet-poker': RICOCHET_POKER,
} satisfies Record<GameId, AnyGame>;

/** The game that a rulebook, a round or a felt is of. */
export const gameOf = ({ game }: { readonly game: GameId }): AnyGame => GAMES[game];

/** Whether hands lie face down against the dealer's in this round. */
export const isContest = (round: GameRound): round is ContestRound =>
  gameOf(round).contest !== null;

export { rowOf as studRow } from './caribbean-stud/hands.js';
export { CARIBBEAN_STUD } from './caribbean-stud/round.js';
export { settleCaribbeanStud } from './caribbean-stud/settle.js';
export { type Judgement, judgeFlush, judgeStraightFlush } from './high-card-flush/hands.js';
export { type Reading, readingOf } from './high-card-flush/reading.js';
export { HIGH_CARD_FLUSH } from './high-card-flush/round.js';
export { settleHighCardFlush } from './high-card-flush/settle.js';
export * from './ricochet-poker/index.js';
