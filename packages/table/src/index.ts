export { awardBonuses } from './award-bonuses.js';
export { type Awarded, meterAwards } from './award-shares.js';
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
export { type AnswerLine, type RoundAnswer, settleFile } from './round-file/answer.js';
export { feltOfFile } from './round-file/felt-of-file.js';
export {
  decodeRoundFile,
  type FileDecision,
  type FileSeat,
  type RoundFile,
} from './round-file/round-file.js';
export { type DealerAnswer, type Felt, type RoundSettlement, settleRound } from './settle-round.js';
