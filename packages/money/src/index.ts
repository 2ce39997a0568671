export {
  type Cents,
  cents,
  centsBelow,
  centsExactly,
  centsOfDollars,
  type Micros,
  MOST_CENTS,
  micros,
  microsOfCents,
  sumCents,
  sumMicros,
} from './amounts.js';
export { divExact, divFloor, modFloor, mulDivFloor, times } from './integers.js';
export {
  atBasisPoints,
  describePays,
  dollars,
  for1,
  LOSE,
  meterPercent,
  type Payout,
  type Pays,
  PUSH,
  payAtOdds,
  percentOfMeter,
  scaleDollars,
  to1,
} from './pays.js';
export {
  ACCOUNT_KINDS,
  type Account,
  type AccountKind,
  assertBalanced,
  type Balances,
  balanceOf,
  type Entry,
  NO_BALANCES,
  type Posting,
  post,
  posting,
  transfer,
  transferCents,
} from './postings.js';
export { splitInChips } from './split.js';
export { formatCents, formatCentsFull, formatMicros, parseDollars } from './text.js';
