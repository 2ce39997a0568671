import type { Cited } from './cited.js';
import type { Irregularity, IrregularityOutcome } from './irregularities.js';
import { GOES_ON, VOID } from './outcomes.js';

/** What a house may do about an irregularity that its document does not speak of. */
export const TREATMENTS = {
  'goes-on': { ...GOES_ON, words: 'The round goes on, by the policy of the house.' },
  'turned-over': {
    ...GOES_ON,
    card: 'turned-over',
    words: 'The card is turned over and dealt, by the policy of the house.',
  },
  'next-card': {
    ...GOES_ON,
    card: 'next-card',
    words: 'The card is kept as the next one to be dealt, by the policy of the house.',
  },
  'dead-card': {
    ...GOES_ON,
    card: 'dead-to-rack',
    words: 'The card is dead for this round, by the policy of the house: to the discard rack.',
  },
  'dead-hand': {
    ...VOID,
    round: 'dead-hand',
    deck: 'kept',
    words: 'That hand is dead, by the policy of the house: its wagers go back, the others play on.',
  },
  void: {
    ...VOID,
    words: 'The round is void, by the policy of the house: every wager goes back.',
  },
  'void-bonuses-settle': {
    ...VOID,
    bonus: 'settled-if-rightly-dealt',
    words:
      'The round is void, by the policy of the house: main wagers go back, bonuses of rightly dealt hands settle.',
  },
  'lost-at-discretion': {
    ...GOES_ON,
    contest: 'lost-at-discretion',
    bonus: 'lost-at-discretion',
    floorperson: true,
    words: 'A floorperson may treat every wager as lost, by the policy of the house.',
  },
  'main-lost-at-discretion': {
    ...GOES_ON,
    contest: 'lost-at-discretion',
    floorperson: true,
    words:
      'A floorperson may treat the main wagers as lost, by the policy of the house; bonus wagers stand.',
  },
} as const satisfies Readonly<Record<string, IrregularityOutcome>>;

export type Treatment = keyof typeof TREATMENTS;
export const TREATMENT_NAMES = Object.keys(TREATMENTS) as readonly Treatment[];

/** Where a document says nothing of irregularities: what its games can take, of which the house chooses. */
export type OpenIrregularities = Cited<
  Readonly<Partial<Record<Irregularity, readonly Treatment[]>>>
>;
