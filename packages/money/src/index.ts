export {
  type Cents,
  cents,
  centsBelow,
  centsExactly,
  type Micros,
  MOST_CENTS,
  micros,
  microsOfCents,
  sumCents,
} from './amounts.js';
export { divExact, mulDivFloor, times } from './integers.js';
export {
  atBasisPoints,
  describePays,
  dollars,
  for1,
  LOSE,
  meterPercent,
  type Pays,
  PUSH,
  payAtOdds,
  percentOfMeter,
  scaleDollars,
  to1,
} from './pays.js';
export {
  type Account,
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
