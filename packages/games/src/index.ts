export { type ContestCore, contestCore } from './contest/core.js';
export { foldedClause } from './contest/folded-clause.js';
export type { ContestGame, DealersHand } from './contest/game.js';
export {
  type FoldedBonusAct,
  foldWithEveryWin,
  type LegalAct,
  worthClaiming,
} from './contest/legal.js';
export type { ContestHand } from './contest/lines.js';
export type {
  ContestCommand,
  ContestDecision,
  ContestEvent,
  ContestHandInPlay,
  ContestRound,
  SeatSettlement,
} from './contest/round.js';
export { isGivenUpTaken, isSeatSettled, seatsPaid } from './contest/round.js';
export { entitlementsOf, needsCards } from './contest/settle-round.js';
export { awardsOfSeat, entitlementsAt, qualifiesForJackpot } from './contest/settle-seat.js';
export { isTucked, livingBonuses, tuckedNames } from './contest/tucked.js';
export type { ContestView } from './contest/view.js';
export * from './games.js';
export { anteRule, checkLayout, checkSeatsOfPlayer } from './kernel/betting.js';
export { dealOrder } from './kernel/dealing.js';
export { decisionWord, isFold } from './kernel/decision.js';
export type { Entitlement, LineId, Notice } from './kernel/entitlement.js';
export { isAside, type SetAside, type Stakes } from './kernel/felt.js';
export type { FileCards, FileHand, Wrong } from './kernel/file.js';
export type { LegalWager } from './kernel/legal-wagers.js';
export type { GameRefusalCode } from './kernel/refusal-codes.js';
export type { CardTo, MeterAward, Packets, Place } from './kernel/round.js';
export { cardsSeen } from './kernel/seen.js';
export { isAllAside, isOut } from './kernel/set-aside.js';
export { type SettledLine, settledLine } from './kernel/settlement.js';
export type { Viewer } from './kernel/viewer.js';
