import { cited, read, silent } from '../../schema/cited.js';
import type { Irregularities } from '../../schema/irregularities.js';
import { GOES_ON, VOID } from '../../schema/outcomes.js';

/** All hands void; bonuses of rightly dealt hands still settle (chapter 13 F). */
const ALL_VOID = { ...VOID, bonus: 'settled-if-rightly-dealt', floorperson: false } as const;

const BACK = 'Ante and Raise go back; bonuses of rightly dealt hands settle. Reshuffle.';

export const irregularities: Irregularities = {
  'card-face-up-in-deck': cited(
    {
      ...GOES_ON,
      card: 'dead-to-rack',
      words: 'A card found face up is not used this round: to the discard rack, and deal on.',
    },
    'MD-HCF-13A',
  ),
  'second-card-face-up-in-deck': read(
    { ...ALL_VOID, words: `A second card found face up voids every hand. ${BACK}` },
    'MD-HCF-13B',
    'AMB-37',
  ),
  'card-drawn-in-error': cited(
    {
      ...GOES_ON,
      card: 'next-card',
      words: 'A card drawn in error and not seen is the next card to be dealt.',
    },
    'MD-HCF-13C',
  ),
  'card-exposed-while-dealing': silent(
    {
      ...GOES_ON,
      card: 'turned-over',
      words: "A player's card that shows while dealt is turned face down, and the deal goes on.",
    },
    'AMB-29',
  ),
  'wrong-count-to-player': read(
    { ...ALL_VOID, words: `A player without exactly seven cards voids every hand. ${BACK}` },
    'MD-HCF-13D',
    'AMB-37',
  ),
  'wrong-count-to-dealer': read(
    { ...ALL_VOID, words: `A dealer without exactly seven cards voids every hand. ${BACK}` },
    'MD-HCF-13D',
    'AMB-37',
  ),
  'dealer-card-exposed-early': read(
    {
      ...ALL_VOID,
      words: `A dealer's card seen before everyone raised or folded voids every hand. ${BACK}`,
    },
    'MD-HCF-13E',
    'AMB-37',
  ),
  'stub-count-misdealt': read(
    { ...ALL_VOID, words: `All 52 cards are there but were misdealt: every hand is void. ${BACK}` },
    'MD-HCF-8J(1)',
    'AMB-37',
  ),
  'stub-count-defective-deck': read(
    {
      ...ALL_VOID,
      bonus: 'returned',
      deck: 'removed',
      words: 'The deck is not 52 cards: every hand is void, every wager goes back, the deck goes.',
    },
    'MD-HCF-8J(2)',
    'AMB-37',
  ),
  'shuffler-jam': cited(
    {
      ...GOES_ON,
      deck: 'reshuffled',
      words: 'The shuffler jammed or did not finish: shuffle those cards again.',
    },
    'MD-HCF-13G',
  ),
  'shoe-jam': read(
    {
      ...ALL_VOID,
      bonus: 'returned',
      words:
        'The automated shoe stopped in the round: void, every wager goes back; reshuffle its cards with those dealt.',
    },
    'MD-HCF-13H',
    'AMB-37',
  ),
  'device-out-of-order': cited(
    {
      ...GOES_ON,
      round: 'blocked',
      words:
        'Cover the broken device or hang an out-of-order sign on it before shuffling or dealing another way.',
    },
    'MD-HCF-13I',
  ),
  'folded-cards-miscounted': read(
    {
      ...ALL_VOID,
      words: `A folded hand is not seven cards: it was misdealt, and every hand is void. ${BACK}`,
    },
    'MD-HCF-13D',
    'AMB-29',
  ),
  'raise-too-large': silent(
    {
      ...GOES_ON,
      contest: 'excess-returned',
      floorperson: true,
      words: 'The raise is more than the hand allows: the excess goes back, call a floorperson.',
    },
    'AMB-09',
  ),
  'player-leaves': read(
    {
      ...GOES_ON,
      contest: 'lost-at-discretion',
      bonus: 'lost-at-discretion',
      floorperson: true,
      words: 'A player left in the round: a floorperson may treat every wager left as lost.',
    },
    'MD-HCF-7C(2)',
    'AMB-62',
  ),
  'chip-count-differs': read(
    {
      ...GOES_ON,
      round: 'blocked',
      floorperson: true,
      words:
        'Progressive chips and accepted wagers differ: no card is dealt until a floorperson settles it.',
    },
    'MD-HCF-8C(2)(b)',
    'AMB-36',
  ),
};
