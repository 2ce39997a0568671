import { cited, read, silent } from '../../schema/cited.js';
import type { Irregularities } from '../../schema/irregularities.js';
import { GOES_ON, VOID, WAITS } from '../../schema/outcomes.js';

export const IRREGULARITIES: Irregularities = {
  'card-face-up-in-deck': silent(
    { ...GOES_ON, card: 'turned-over', words: 'Turn the card over and deal it.' },
    'AMB-29',
  ),
  'second-card-face-up-in-deck': silent(
    { ...GOES_ON, card: 'turned-over', words: 'Turn this one over too and go on dealing.' },
    'AMB-29',
  ),
  'card-drawn-in-error': silent(
    {
      ...GOES_ON,
      card: 'next-card',
      words: 'Its face was not seen: deal it as the next card.',
    },
    'AMB-29',
  ),
  'card-exposed-while-dealing': silent(
    { ...GOES_ON, card: 'turned-over', words: 'Turn the card over and go on dealing.' },
    'AMB-29',
  ),
  'wrong-count-to-player': read(
    {
      ...VOID,
      round: 'dead-hand',
      deck: 'kept',
      words:
        'Dead hand for this player alone: ante and any bet go back, the progressive too. The others play on.',
    },
    'SD-CSP-10#1',
    'AMB-29',
  ),
  'wrong-count-to-dealer': read(
    {
      ...VOID,
      round: 'jackpot-only',
      bonus: 'settled-jackpot-only',
      words:
        'Misdeal to the table: antes and bets go back. Hands with a progressive wager play for the jackpot; without any, all hands are dead.',
    },
    'SD-CSP-10#2',
    'AMB-75',
  ),
  'dealer-card-exposed-early': silent(
    {
      ...GOES_ON,
      card: 'turned-over',
      floorperson: true,
      words: "Turn the dealer's card over and go on; tell the floorperson.",
    },
    'AMB-29',
  ),
  'stub-count-misdealt': silent(
    {
      ...WAITS,
      words:
        "Find the hand that is not five cards, and call it: a dead hand, or the dealer's misdeal.",
    },
    'AMB-29',
  ),
  'stub-count-defective-deck': silent(
    {
      ...VOID,
      deck: 'removed',
      words: 'The deck is not 52 cards: every wager goes back and the deck leaves the table.',
    },
    'AMB-29',
  ),
  'shuffler-jam': silent(
    { ...GOES_ON, deck: 'reshuffled', words: 'Shuffle again before any card is dealt.' },
    'AMB-29',
  ),
  'shoe-jam': silent(
    {
      ...VOID,
      words: 'The hands cannot be completed: every wager goes back, and all cards are reshuffled.',
    },
    'AMB-29',
  ),
  'device-out-of-order': silent(
    {
      ...WAITS,
      words: 'Cover the device or mark it out of order, then shuffle and deal another way.',
    },
    'AMB-29',
  ),
  'folded-cards-miscounted': read(
    {
      ...WAITS,
      words:
        'A hand is not five cards. Wait for the floorperson: a wrong deal is a dead hand, a missing card is found.',
    },
    'SD-CSP-11a#1',
    'AMB-29',
  ),
  'raise-too-large': cited(
    {
      ...GOES_ON,
      contest: 'excess-returned',
      floorperson: true,
      words: 'A bet is twice the ante and no more: the part beyond goes back.',
    },
    'SD-CSP-11b',
  ),
  'player-leaves': silent(
    {
      ...GOES_ON,
      contest: 'lost-at-discretion',
      bonus: 'lost-at-discretion',
      floorperson: true,
      words: 'Hold the wagers to the end of the round; a floorperson may then treat them as lost.',
    },
    'AMB-62',
  ),
  'chip-count-differs': silent(
    {
      ...WAITS,
      words: 'Chips and lit sensors differ: no card is dealt before a floorperson has settled it.',
    },
    'AMB-36',
  ),
};
