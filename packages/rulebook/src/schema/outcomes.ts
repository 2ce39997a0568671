import type { IrregularityOutcome } from './irregularities.js';

/** What an irregularity leaves as it is: each outcome of a document says what differs from one of these. */
type Outcome = Omit<IrregularityOutcome, 'words'>;

/** Nothing is touched. */
export const GOES_ON: Outcome = {
  round: 'continues',
  contest: 'stands',
  bonus: 'stands',
  card: 'none',
  deck: 'kept',
  floorperson: false,
};

/** No card moves before a floorperson has decided. */
const WAITS: Outcome = { ...GOES_ON, round: 'blocked', floorperson: true };

/** No hand plays on, and every wager goes back. */
export const VOID: Outcome = {
  round: 'void',
  contest: 'returned',
  bonus: 'returned',
  card: 'none',
  deck: 'reshuffled',
  floorperson: true,
};

type Says = (words: string, rest?: Partial<Outcome>) => IrregularityOutcome;

const from =
  (base: Outcome): Says =>
  (words, rest) => ({ ...base, ...rest, words });

export const goesOn = from(GOES_ON);
export const waits = from(WAITS);
export const voids = from(VOID);
