export { type Award, awardInOrder, type Fund, type Funds, type Share } from './award.js';
export type { Books, Effect } from './books.js';
export type { CountResolution, MeterCommand, SensedWager, Winner } from './commands.js';
export { decide } from './decide.js';
export { type Display, displayOf } from './display.js';
export type { EventOf, KeyedWinner, MeterEvent } from './events.js';
export { evolve } from './evolve.js';
export { nextGateOf } from './gates.js';
export { isAmountFixed } from './hits.js';
export { postingsOf, wonAccount } from './postings.js';
export type { MeterRefusalCode } from './refusal-codes.js';
export { blocksDeal, blocksRound } from './rounds.js';
export {
  acceptedWagers,
  type Criterion,
  displayedMicros,
  type Hit,
  hitsOfRound,
  initial,
  isUndecided,
  lights,
  type Meter,
  type MeterState,
  pendingHits,
} from './state.js';
export { type MeterRules, meterRules, type Terms } from './terms.js';
