import { cited, read, silent } from '../../schema/cited.js';
import type { Irregularities } from '../../schema/irregularities.js';
import { goesOn, voids, waits } from '../../schema/outcomes.js';

/** An exposed card never spoils a deal here. */
const turnedOver = (words: string) => goesOn(words, { card: 'turned-over' });

export const IRREGULARITIES: Irregularities = {
  'card-face-up-in-deck': cited(
    turnedOver('Turn the card over and deal it. An exposed card is no misdeal.'),
    'SD-HCF-5#2',
  ),
  'second-card-face-up-in-deck': cited(
    turnedOver('Turn this one over too and go on dealing.'),
    'SD-HCF-5#2',
  ),
  'card-drawn-in-error': silent(
    goesOn('Its face was not seen: deal it as the next card.', { card: 'next-card' }),
    'AMB-29',
  ),
  'card-exposed-while-dealing': cited(
    turnedOver('Turn the card over and go on dealing.'),
    'SD-HCF-5#2',
  ),
  'wrong-count-to-player': read(
    voids(
      'Misdeal. Every wager goes back, the progressive too; what it put on the meter stays there.',
    ),
    'SD-HCF-5#1',
    'AMB-29',
  ),
  'wrong-count-to-dealer': read(
    voids(
      'Misdeal. Every wager goes back, the progressive too; what it put on the meter stays there.',
    ),
    'SD-HCF-5#1',
    'AMB-29',
  ),
  'dealer-card-exposed-early': read(
    turnedOver("Turn the dealer's card over and go on. An exposed card is no misdeal."),
    'SD-HCF-5#2',
    'AMB-29',
  ),
  'stub-count-misdealt': read(
    voids('The stub shows that a hand is not seven cards: misdeal, every wager goes back.'),
    'SD-HCF-5#1',
    'AMB-29',
  ),
  'stub-count-defective-deck': silent(
    voids('The deck is not 52 cards: every wager goes back and the deck leaves the table.', {
      deck: 'removed',
    }),
    'AMB-29',
  ),
  'shuffler-jam': silent(
    goesOn('Shuffle again before any card is dealt.', { deck: 'reshuffled' }),
    'AMB-29',
  ),
  'shoe-jam': silent(
    voids('The hands cannot be completed: every wager goes back, and all cards are reshuffled.'),
    'AMB-29',
  ),
  'device-out-of-order': silent(
    waits('Cover the device or mark it out of order, then shuffle and deal another way.'),
    'AMB-29',
  ),
  'folded-cards-miscounted': read(
    waits(
      'A folded hand is not seven cards. Wait for the floorperson: a wrong deal is a misdeal, a missing card is found.',
    ),
    'SD-HCF-8#2',
    'AMB-29',
  ),
  'raise-too-large': read(
    goesOn('The hand does not allow so large a raise: the part beyond goes back.', {
      contest: 'excess-returned',
      floorperson: true,
    }),
    'SD-HCF-7#1',
    'AMB-09',
  ),
  'player-leaves': silent(
    goesOn('Hold the wagers to the end of the round; a floorperson may then treat them as lost.', {
      contest: 'lost-at-discretion',
      bonus: 'lost-at-discretion',
      floorperson: true,
    }),
    'AMB-62',
  ),
  'chip-count-differs': silent(
    waits('Chips and lit sensors differ: no card is dealt before a floorperson has settled it.'),
    'AMB-36',
  ),
};
