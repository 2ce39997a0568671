export { type ContestCore, contestCore } from './contest/core.js';
export type { ContestFelt } from './contest/felt.js';
export { foldedClause } from './contest/folded-clause.js';
export type { ContestGame, DealersHand, SecondRange } from './contest/game.js';
export {
  type FoldedBonusAct,
  foldWithEveryWin,
  type LegalAct,
  type LegalWager,
  worthClaiming,
} from './contest/legal.js';
export type { ContestHand } from './contest/lines.js';
export type {
  ContestCommand,
  ContestDecision,
  ContestEvent,
  ContestHandInPlay,
  ContestPhase,
  ContestRound,
  SeatSettlement,
} from './contest/round.js';
export { isGivenUpTaken, isSeatSettled, seatsPaid } from './contest/round.js';
export {
  entitlementsOf,
  feltHand,
  needsCards,
  readyToSettle,
  tipLines,
} from './contest/settle-round.js';
export { awardsOfSeat, entitlementsAt, qualifiesForJackpot } from './contest/settle-seat.js';
export { isTucked, livingBonuses, tuckedNames } from './contest/tucked.js';
export type { ContestView, HandView } from './contest/view.js';
export * from './games.js';
export { anteRule, checkLayout, checkSeatsOfPlayer } from './kernel/betting.js';
export { type DealPlan, dealOrder } from './kernel/dealing.js';
export { decisionWord, isFold } from './kernel/decision.js';
export type { Due, Entitlement, LineId, Notice, Outcome } from './kernel/entitlement.js';
export { type FeltHand, isAside, type SetAside, type Stakes } from './kernel/felt.js';
export type { FileCards, FileDecision, FileHand, FileSeat, Wrong } from './kernel/file.js';
export type { ActionInTurn, Game, GameStage } from './kernel/game.js';
export type {
  CardTo,
  HandInPlay,
  MeterAward,
  Packets,
  Place,
  Refusal,
  RoundCommand,
  RoundEvent,
  Stamp,
} from './kernel/round.js';
export type { RoundCore } from './kernel/round-core.js';
export { cardsSeen } from './kernel/seen.js';
export { isAllAside, isOut } from './kernel/set-aside.js';
export { type GameSettlement, type SettledLine, settledLine } from './kernel/settlement.js';
export type { Viewer } from './kernel/viewer.js';
