import { cited, read, silent } from '../../schema/cited.js';
import type { Irregularities } from '../../schema/irregularities.js';
import { goesOn, voids, waits } from '../../schema/outcomes.js';

export const IRREGULARITIES: Irregularities = {
  'card-face-up-in-deck': silent(
    goesOn('Turn the card over and deal it.', { card: 'turned-over' }),
    'AMB-29',
  ),
  'second-card-face-up-in-deck': silent(
    goesOn('Turn this one over too and go on dealing.', { card: 'turned-over' }),
    'AMB-29',
  ),
  'card-drawn-in-error': silent(
    goesOn('Its face was not seen: deal it as the next card.', { card: 'next-card' }),
    'AMB-29',
  ),
  'card-exposed-while-dealing': silent(
    goesOn('Turn the card over and go on dealing.', { card: 'turned-over' }),
    'AMB-29',
  ),
  'wrong-count-to-player': read(
    voids(
      'Dead hand for this player alone: ante and any bet go back, the progressive too. The others play on.',
      { round: 'dead-hand', deck: 'kept' },
    ),
    'SD-CSP-10#1',
    'AMB-29',
  ),
  'wrong-count-to-dealer': read(
    voids(
      'Misdeal to the table: antes and bets go back. Hands with a progressive wager play for the jackpot; without any, all hands are dead.',
      { round: 'jackpot-only', bonus: 'settled-jackpot-only' },
    ),
    'SD-CSP-10#2',
    'AMB-75',
  ),
  'dealer-card-exposed-early': silent(
    goesOn("Turn the dealer's card over and go on; tell the floorperson.", {
      card: 'turned-over',
      floorperson: true,
    }),
    'AMB-29',
  ),
  'stub-count-misdealt': silent(
    waits(
      "Find the hand that is not five cards, and call it: a dead hand, or the dealer's misdeal.",
    ),
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
      'A hand is not five cards. Wait for the floorperson: a wrong deal is a dead hand, a missing card is found.',
    ),
    'SD-CSP-11a#1',
    'AMB-29',
  ),
  'raise-too-large': cited(
    goesOn('A bet is twice the ante and no more: the part beyond goes back.', {
      contest: 'excess-returned',
      floorperson: true,
    }),
    'SD-CSP-11b',
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
