export { automaticStep, bettingStep } from './automation/automatic.js';
export { type CardsBlank, type CardsOffer, cardsOffers } from './automation/cards-offers.js';
export { nextStep } from './automation/next-step.js';
export {
  GESTURES,
  type Gesture,
  HOUSE_SECONDS,
  secondsToAct,
  type TablePolicy,
} from './automation/policy.js';
export type { Procedure, Stage } from './automation/procedure.js';
export { rulings } from './automation/rulings.js';
export type { NextStep, TableGesture } from './automation/step.js';
export type { LineToSettle } from './automation/step-lines.js';
export { type StandIns, unattendedStep } from './automation/unattended.js';
export { awardBonuses } from './award-bonuses.js';
export { type Awarded, meterAwards } from './award-shares.js';
export { CALL_SUBJECTS, type CallSubject, type OpenCall } from './calls/state.js';
export { type CallsView, type MatterView, viewMatters } from './calls/view.js';
export { type DeckAge, deckAge } from './cards/age.js';
export { type CutAsk, cutAskedAfter } from './cards/asked.js';
export type { CardsCommand, CardsOrder } from './cards/commands.js';
export { cutStack } from './cards/cut.js';
export { decideCards } from './cards/decide.js';
export type { CardsEvent } from './cards/events.js';
export { cardsAfterRound, cardsInPlay, evolveCards } from './cards/evolve.js';
export { type NextForCards, nextForCards } from './cards/next.js';
export { deckForRound } from './cards/ready.js';
export {
  type CardsUnder,
  type Deck,
  type Device,
  type DeviceState,
  type Mark,
  noCards,
  type Place,
  type ShuffleDue,
  type Stack,
  type TableCards,
  type Trouble,
} from './cards/state.js';
export type { CardsView } from './cards/view.js';
export { movedBy, postingsOf, trayCents } from './chips/postings.js';
export { type Receipt, receiptOf, receiptsOf } from './chips/receipt.js';
export type { JackpotAtTable } from './chips/report/jackpots.js';
export type { JournalEntry } from './chips/report/journal.js';
export type { DropOfDay } from './chips/report/slips.js';
export { reportOfSpan, type SpanReport } from './chips/report/span.js';
export { NOBODY_THERE, type Then, thenAfter } from './chips/report/then.js';
export type { WagerResult } from './chips/report/wagers.js';
export { winByLines } from './chips/report/win.js';
export { type DayReport, reportOf, type TrayOfDay } from './chips/report.js';
export { type CorrectionPreview, previewCorrection } from './corrections/preview.js';
export type { Correctable } from './corrections/to-correct.js';
export {
  type BeforeDeal,
  type BeforeDealCommand,
  type BeforeDealEvent,
  type BeforeDealStep,
  decideBeforeDeal,
  evolveBeforeDeal,
  mayDeal,
  nextBeforeDeal,
  startBeforeDeal,
  stepsBeforeDeal,
} from './dealing/before-deal.js';
export {
  afterCount,
  afterRound,
  countStub,
  mayStartRound,
  type StubCounts,
  type StubVerdict,
  stubCountDue,
  stubSize,
} from './dealing/stub.js';
export type { Call } from './irregularities/call.js';
export { type Callable, irregularitiesNow } from './irregularities/callable.js';
export {
  type Preview,
  previewIrregularity,
} from './irregularities/decide.js';
export type { Returned } from './irregularities/set-aside.js';
export { underCriteria } from './jackpots/criteria.js';
export { jackpotOffered } from './jackpots/offered.js';
export { type JackpotView, viewJackpots } from './jackpots/view.js';
export { inRound as narrateInRound } from './narrator/in-round.js';
export { narrate, type Telling, type Worded } from './narrator/narrate.js';
export { lineName, placeIn, recordVoice, sentence, type Voice } from './narrator/voice.js';
export type { Looking } from './people/looking.js';
export { AT_JACKPOT, AT_TABLE, type Permission } from './people/permissions.js';
export {
  AWAY_ROUNDS,
  IDLE_ROUNDS,
  isAbsent,
  isAnyoneThere,
  SAT_OUT_ROUNDS,
  seatsToBet,
  whyFreed,
} from './people/presence.js';
export { isFloor, ROLES, type Role } from './people/roles.js';
export type { Stamp } from './people/stamp.js';
export type { Unasked } from './people/unasked.js';
export { type AnyEvent, anyEvents } from './reconstruct/events-of-round.js';
export type { FeltThen } from './reconstruct/felt.js';
export { type Reconstruction, reconstructRound, type Step } from './reconstruct/reconstruct.js';
export { tellReconstruction } from './reconstruct/tell.js';
export { type AnswerLine, type RoundAnswer, settleFile } from './round-file/answer.js';
export { feltOfFile } from './round-file/felt-of-file.js';
export {
  decodeRoundFile,
  type FileDecision,
  type FileSeat,
  type RoundFile,
} from './round-file/round-file.js';
export {
  bettingDeadline,
  type Deadline,
  decidingDeadlines,
  seatsToDecide,
  secondsLeft,
} from './rounds/deadlines.js';
export { cardsOut } from './rounds/dealt.js';
export { type Lies, whereHandsLie } from './rounds/where-hands-lie.js';
export { type DealerAnswer, type RoundSettlement, settleRound } from './settle-round.js';
export { runShift, type ShiftListener } from './shift/run-shift.js';
export { MANUAL, Shift, type ShiftPlan, type ShiftPlayers } from './shift/shift.js';
export { Stuck } from './shift/stuck.js';
export type { CommandOf, TableCommand } from './table/commands.js';
export { decideTable } from './table/decide.js';
export type { EventOf, TableEvent } from './table/events.js';
export { evolveTable } from './table/evolve.js';
export { evolveBooked, evolveWorld } from './table/happen.js';
export { whyNotInForce } from './table/in-force.js';
export { newTable, newWorld } from './table/new-table.js';
export type { OpenTable, RoundAtTable, SettledRound, TableState } from './table/state.js';
export { type Told, tellTable } from './table/tell.js';
export { type RoundView, type SeatView, type TableView, viewTable } from './table/view.js';
export type { Happened, OpenWorld, PinnedRules, World } from './table/world.js';
