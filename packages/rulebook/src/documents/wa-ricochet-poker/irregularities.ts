import { silent } from '../../schema/cited.js';
import type { Irregularities, IrregularityOutcome } from '../../schema/irregularities.js';

/** The rules of play have none of these: all are defaults, until internal controls differ. */
const CARRY_ON = {
  round: 'continues',
  contest: 'stands',
  bonus: 'stands',
  card: 'none',
  deck: 'kept',
  floorperson: false,
} as const satisfies Omit<IrregularityOutcome, 'words'>;

const VOID = {
  round: 'void',
  contest: 'returned',
  bonus: 'settled-if-rightly-dealt',
  card: 'none',
  deck: 'reshuffled',
  floorperson: true,
} as const satisfies Omit<IrregularityOutcome, 'words'>;

const seen = silent(
  { ...CARRY_ON, words: 'Every card is dealt face up: the deal goes on.' },
  'AMB-38',
);

const misdealt = silent(
  {
    ...VOID,
    words:
      "The round is void. Antes, the house's too, and plays go back; bonus wagers stand unless a card they used was wrong.",
  },
  'AMB-38',
);

export const IRREGULARITIES: Irregularities = {
  'card-face-up-in-deck': seen,
  'second-card-face-up-in-deck': seen,
  'card-drawn-in-error': silent(
    { ...CARRY_ON, card: 'next-card', words: 'The card is kept as the next one to be dealt.' },
    'AMB-38',
  ),
  'card-exposed-while-dealing': seen,
  'wrong-count-to-player': misdealt,
  'wrong-count-to-dealer': misdealt,
  'dealer-card-exposed-early': seen,
  'stub-count-misdealt': misdealt,
  'stub-count-defective-deck': silent(
    {
      ...VOID,
      bonus: 'returned',
      deck: 'removed',
      words:
        'The deck is not whole: the round is void, every wager goes back, the deck is removed.',
    },
    'AMB-38',
  ),
  'shuffler-jam': silent(
    { ...CARRY_ON, deck: 'reshuffled', words: 'The cards are shuffled again.' },
    'AMB-69',
  ),
  'shoe-jam': silent(
    {
      ...VOID,
      words:
        'The round is void and the cards are shuffled again. Antes and plays go back; bonus wagers already settled stand.',
    },
    'AMB-38',
  ),
  'device-out-of-order': silent(
    {
      ...CARRY_ON,
      round: 'blocked',
      floorperson: true,
      words: 'No other way of dealing until the device is covered or has its sign.',
    },
    'AMB-69',
  ),
  'folded-cards-miscounted': silent(
    {
      ...CARRY_ON,
      floorperson: true,
      words: 'Discarded cards do not count out: a floorperson is called, the round goes on.',
    },
    'AMB-38',
  ),
  'raise-too-large': silent(
    {
      ...CARRY_ON,
      contest: 'excess-returned',
      floorperson: true,
      words: 'A play wager is one ante: what lies above it goes back.',
    },
    'AMB-38',
  ),
  'player-leaves': silent(
    {
      ...CARRY_ON,
      contest: 'lost-at-discretion',
      floorperson: true,
      words:
        'A floorperson decides whether the ante and play of a player who left go to the pot. Bonus wagers are settled by then.',
    },
    'AMB-38',
  ),
  'chip-count-differs': silent(
    {
      ...CARRY_ON,
      round: 'blocked',
      floorperson: true,
      words: 'No card is dealt until a floorperson has settled the difference.',
    },
    'AMB-36',
  ),
};
