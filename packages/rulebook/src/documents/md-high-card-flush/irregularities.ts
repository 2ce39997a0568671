import { cited, read, silent } from '../../schema/cited.js';
import type { Irregularities, IrregularityOutcome } from '../../schema/irregularities.js';
import { goesOn, voids, waits } from '../../schema/outcomes.js';

/** All hands void; bonuses of rightly dealt hands still settle (chapter 13 F). */
const allVoid = (words: string, rest: Partial<IrregularityOutcome> = {}) =>
  voids(words, { bonus: 'settled-if-rightly-dealt', floorperson: false, ...rest });

const BACK = 'Ante and Raise go back; bonuses of rightly dealt hands settle. Reshuffle.';

export const irregularities: Irregularities = {
  'card-face-up-in-deck': cited(
    goesOn('A card found face up is not used this round: to the discard rack, and deal on.', {
      card: 'dead-to-rack',
    }),
    'MD-HCF-13A',
  ),
  'second-card-face-up-in-deck': read(
    allVoid(`A second card found face up voids every hand. ${BACK}`),
    'MD-HCF-13B',
    'AMB-37',
  ),
  'card-drawn-in-error': cited(
    goesOn('A card drawn in error and not seen is the next card to be dealt.', {
      card: 'next-card',
    }),
    'MD-HCF-13C',
  ),
  'card-exposed-while-dealing': silent(
    goesOn("A player's card that shows while dealt is turned face down, and the deal goes on.", {
      card: 'turned-over',
    }),
    'AMB-29',
  ),
  'wrong-count-to-player': read(
    allVoid(`A player without exactly seven cards voids every hand. ${BACK}`),
    'MD-HCF-13D',
    'AMB-37',
  ),
  'wrong-count-to-dealer': read(
    allVoid(`A dealer without exactly seven cards voids every hand. ${BACK}`),
    'MD-HCF-13D',
    'AMB-37',
  ),
  'dealer-card-exposed-early': read(
    allVoid(`A dealer's card seen before everyone raised or folded voids every hand. ${BACK}`),
    'MD-HCF-13E',
    'AMB-37',
  ),
  'stub-count-misdealt': read(
    allVoid(`All 52 cards are there but were misdealt: every hand is void. ${BACK}`),
    'MD-HCF-8J(1)',
    'AMB-37',
  ),
  'stub-count-defective-deck': read(
    allVoid('The deck is not 52 cards: every hand is void, every wager goes back, the deck goes.', {
      bonus: 'returned',
      deck: 'removed',
    }),
    'MD-HCF-8J(2)',
    'AMB-37',
  ),
  'shuffler-jam': cited(
    goesOn('The shuffler jammed or did not finish: shuffle those cards again.', {
      deck: 'reshuffled',
    }),
    'MD-HCF-13G',
  ),
  'shoe-jam': read(
    allVoid(
      'The automated shoe stopped in the round: void, every wager goes back; reshuffle its cards with those dealt.',
      { bonus: 'returned' },
    ),
    'MD-HCF-13H',
    'AMB-37',
  ),
  'device-out-of-order': cited(
    goesOn(
      'Cover the broken device or hang an out-of-order sign on it before shuffling or dealing another way.',
      { round: 'blocked' },
    ),
    'MD-HCF-13I',
  ),
  'folded-cards-miscounted': read(
    allVoid(`A folded hand is not seven cards: it was misdealt, and every hand is void. ${BACK}`),
    'MD-HCF-13D',
    'AMB-29',
  ),
  'raise-too-large': silent(
    goesOn('The raise is more than the hand allows: the excess goes back, call a floorperson.', {
      contest: 'excess-returned',
      floorperson: true,
    }),
    'AMB-09',
  ),
  'player-leaves': read(
    goesOn('A player left in the round: a floorperson may treat every wager left as lost.', {
      contest: 'lost-at-discretion',
      bonus: 'lost-at-discretion',
      floorperson: true,
    }),
    'MD-HCF-7C(2)',
    'AMB-62',
  ),
  'chip-count-differs': read(
    waits(
      'Progressive chips and accepted wagers differ: no card is dealt until a floorperson settles it.',
    ),
    'MD-HCF-8C(2)(b)',
    'AMB-36',
  ),
};
