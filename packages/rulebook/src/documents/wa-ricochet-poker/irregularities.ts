import { cited, silent } from '../../schema/cited.js';
import type { Irregularities, IrregularityOutcome } from '../../schema/irregularities.js';
import { goesOn, voids, waits } from '../../schema/outcomes.js';
import type { OpenIrregularities } from '../../schema/treatments.js';

// The rules of play have none of these: all are defaults, until internal controls differ.

/** Bonus wagers are settled before anything else, and stand where the cards they used were right. */
const contestVoid = (words: string, rest: Partial<IrregularityOutcome> = {}) =>
  voids(words, { bonus: 'settled-if-rightly-dealt', ...rest });

const seen = silent(goesOn('Every card is dealt face up: the deal goes on.'), 'AMB-38');

const misdealt = silent(
  contestVoid(
    "The round is void. Antes, the house's too, and plays go back; bonus wagers stand unless a card they used was wrong.",
  ),
  'AMB-38',
);

export const IRREGULARITIES: Irregularities = {
  'card-face-up-in-deck': seen,
  'second-card-face-up-in-deck': seen,
  'card-drawn-in-error': silent(
    goesOn('The card is kept as the next one to be dealt.', { card: 'next-card' }),
    'AMB-38',
  ),
  'card-exposed-while-dealing': seen,
  'wrong-count-to-player': misdealt,
  'wrong-count-to-dealer': misdealt,
  'dealer-card-exposed-early': seen,
  'stub-count-misdealt': misdealt,
  'stub-count-defective-deck': silent(
    contestVoid(
      'The deck is not whole: the round is void, every wager goes back, the deck is removed.',
      { bonus: 'returned', deck: 'removed' },
    ),
    'AMB-38',
  ),
  'shuffler-jam': silent(goesOn('The cards are shuffled again.', { deck: 'reshuffled' }), 'AMB-69'),
  'shoe-jam': silent(
    contestVoid(
      'The round is void and the cards are shuffled again. Antes and plays go back; bonus wagers already settled stand.',
    ),
    'AMB-38',
  ),
  'device-out-of-order': silent(
    waits('No other way of dealing until the device is covered or has its sign.'),
    'AMB-69',
  ),
  'folded-cards-miscounted': silent(
    goesOn('Discarded cards do not count out: a floorperson is called, the round goes on.', {
      floorperson: true,
    }),
    'AMB-38',
  ),
  'raise-too-large': silent(
    goesOn('A play wager is one ante: what lies above it goes back.', {
      contest: 'excess-returned',
      floorperson: true,
    }),
    'AMB-38',
  ),
  'player-leaves': silent(
    goesOn(
      'A floorperson decides whether the ante and play of a player who left go to the pot. Bonus wagers are settled by then.',
      { contest: 'lost-at-discretion', floorperson: true },
    ),
    'AMB-38',
  ),
  'chip-count-differs': silent(
    waits('No card is dealt until a floorperson has settled the difference.'),
    'AMB-36',
  ),
};

const VOIDS = ['void', 'void-bonuses-settle'] as const;

/** The policy of the house comes before these defaults. One pot, one deal: no hand alone can be dead. */
export const OPEN_IRREGULARITIES: OpenIrregularities = cited(
  {
    'card-face-up-in-deck': ['goes-on', 'dead-card', ...VOIDS],
    'second-card-face-up-in-deck': ['goes-on', 'dead-card', ...VOIDS],
    'card-drawn-in-error': ['next-card', 'dead-card'],
    'wrong-count-to-player': VOIDS,
    'wrong-count-to-dealer': VOIDS,
    'stub-count-misdealt': VOIDS,
    'shoe-jam': VOIDS,
  },
  'WA-RP-gap-irregularities',
);
