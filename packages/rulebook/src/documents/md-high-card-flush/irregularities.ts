import { cited, read, silent } from '../../schema/cited.js';
import type { Irregularities, IrregularityOutcome } from '../../schema/irregularities.js';

const playOn: Omit<IrregularityOutcome, 'words'> = {
  round: 'continues',
  contest: 'stands',
  bonus: 'stands',
  card: 'none',
  deck: 'kept',
  floorperson: false,
};

/** All hands void; bonuses of rightly dealt hands still settle (chapter 13 F). */
const allVoid: Omit<IrregularityOutcome, 'words'> = {
  round: 'void',
  contest: 'returned',
  bonus: 'settled-if-rightly-dealt',
  card: 'none',
  deck: 'reshuffled',
  floorperson: false,
};

const BACK = 'Ante and Raise go back; bonuses of rightly dealt hands settle. Reshuffle.';

export const irregularities: Irregularities = {
  'card-face-up-in-deck': cited(
    {
      ...playOn,
      card: 'dead-to-rack',
      words: 'A card found face up is not used this round: to the discard rack, and deal on.',
    },
    'MD-HCF-13A',
  ),
  'second-card-face-up-in-deck': read(
    { ...allVoid, words: `A second card found face up voids every hand. ${BACK}` },
    'MD-HCF-13B',
    'AMB-37',
  ),
  'card-drawn-in-error': cited(
    {
      ...playOn,
      card: 'next-card',
      words: 'A card drawn in error and not seen is the next card to be dealt.',
    },
    'MD-HCF-13C',
  ),
  'card-exposed-while-dealing': silent(
    {
      ...playOn,
      card: 'turned-over',
      words: "A player's card that shows while dealt is turned face down, and the deal goes on.",
    },
    'AMB-29',
  ),
  'wrong-count-to-player': read(
    { ...allVoid, words: `A player without exactly seven cards voids every hand. ${BACK}` },
    'MD-HCF-13D',
    'AMB-37',
  ),
  'wrong-count-to-dealer': read(
    { ...allVoid, words: `A dealer without exactly seven cards voids every hand. ${BACK}` },
    'MD-HCF-13D',
    'AMB-37',
  ),
  'dealer-card-exposed-early': read(
    {
      ...allVoid,
      words: `A dealer's card seen before everyone raised or folded voids every hand. ${BACK}`,
    },
    'MD-HCF-13E',
    'AMB-37',
  ),
  'stub-count-misdealt': read(
    { ...allVoid, words: `All 52 cards are there but were misdealt: every hand is void. ${BACK}` },
    'MD-HCF-8J(1)',
    'AMB-37',
  ),
  'stub-count-defective-deck': read(
    {
      ...allVoid,
      bonus: 'returned',
      deck: 'removed',
      words: 'The deck is not 52 cards: every hand is void, every wager goes back, the deck goes.',
    },
    'MD-HCF-8J(2)',
    'AMB-37',
  ),
  'shuffler-jam': cited(
    {
      ...playOn,
      deck: 'reshuffled',
      words: 'The shuffler jammed or did not finish: shuffle those cards again.',
    },
    'MD-HCF-13G',
  ),
  'shoe-jam': read(
    {
      ...allVoid,
      bonus: 'returned',
      words:
        'The automated shoe stopped in the round: void, every wager goes back; reshuffle its cards with those dealt.',
    },
    'MD-HCF-13H',
    'AMB-37',
  ),
  'device-out-of-order': cited(
    {
      ...playOn,
      round: 'blocked',
      words:
        'Cover the broken device or hang an out-of-order sign on it before shuffling or dealing another way.',
    },
    'MD-HCF-13I',
  ),
  'folded-cards-miscounted': read(
    {
      ...allVoid,
      words: `A folded hand is not seven cards: it was misdealt, and every hand is void. ${BACK}`,
    },
    'MD-HCF-13D',
    'AMB-29',
  ),
  'raise-too-large': silent(
    {
      ...playOn,
      contest: 'excess-returned',
      floorperson: true,
      words: 'The raise is more than the hand allows: the excess goes back, call a floorperson.',
    },
    'AMB-09',
  ),
  'player-leaves': read(
    {
      ...playOn,
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
      ...playOn,
      round: 'blocked',
      floorperson: true,
      words:
        'Progressive chips and accepted wagers differ: no card is dealt until a floorperson settles it.',
    },
    'MD-HCF-8C(2)(b)',
    'AMB-36',
  ),
};
