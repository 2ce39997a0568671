export { rowOf as studRow } from './caribbean-stud/hands.js';
export { CARIBBEAN_STUD, caribbeanStud } from './caribbean-stud/round.js';
export {
  type CaribbeanStudFelt,
  settleCaribbeanStud,
} from './caribbean-stud/settle.js';
export type { ContestCore } from './contest/core.js';
export { checkContestCards, withContestCards } from './contest/correct.js';
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
export { type Judgement, judgeFlush, judgeStraightFlush } from './high-card-flush/hands.js';
export { type Reading, readingOf } from './high-card-flush/reading.js';
export { HIGH_CARD_FLUSH, highCardFlush } from './high-card-flush/round.js';
export {
  type HighCardFlushFelt,
  settleHighCardFlush,
} from './high-card-flush/settle.js';
export { anteRule, checkLayout, checkSeatsOfPlayer } from './kernel/betting.js';
export { type DealPlan, dealOrder } from './kernel/dealing.js';
export type { Due, Entitlement, LineId, Notice, Outcome } from './kernel/entitlement.js';
export { type FeltHand, isAside, type SetAside, type Stakes } from './kernel/felt.js';
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
export {
  type Action,
  type ActionStep,
  type ActionStory,
  anteBonusOf,
  bonusEntitlements,
  checkFelt,
  checkRicochetCards,
  contendersOf,
  type FirstCards,
  type FirstDeal,
  feltOf,
  feltSeen,
  foldInTurn,
  type HandToBeat,
  type JudgedBy,
  judgeFirstCards,
  judgeFive,
  openAction,
  type Pot,
  placesToDeal,
  playInTurn,
  type RicochetAct,
  type RicochetCommand,
  type RicochetCore,
  type RicochetDealer,
  type RicochetDecision,
  type RicochetEvent,
  type RicochetFelt,
  type RicochetHand,
  type RicochetHandInPlay,
  type RicochetHandView,
  type RicochetPhase,
  type RicochetRound,
  type RicochetSettlement,
  type RicochetView,
  ricochetPoker,
  settleRicochet,
  turnOf,
  withRicochetCards,
} from './ricochet-poker/index.js';
