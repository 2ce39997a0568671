import type { Irregularity } from '@baize/rulebook';

/** What somebody saw, in words. */
export const WHAT: Readonly<Record<Irregularity, string>> = {
  'card-face-up-in-deck': 'A card lies face up in the deck',
  'second-card-face-up-in-deck': 'Another card lies face up in the deck',
  'card-drawn-in-error': 'A card was drawn in error',
  'card-exposed-while-dealing': "A player's card showed while it was dealt",
  'wrong-count-to-player': 'A player has the wrong number of cards',
  'wrong-count-to-dealer': 'The dealer has the wrong number of cards',
  'dealer-card-exposed-early': "A dealer's card was seen too early",
  'stub-count-misdealt': 'The cards were misdealt',
  'stub-count-defective-deck': 'The deck is not whole',
  'shuffler-jam': 'The shuffler jams',
  'shoe-jam': 'The shoe jams',
  'device-out-of-order': 'A device is out of order',
  'folded-cards-miscounted': 'A folded hand does not count right',
  'raise-too-large': 'A raise is too large',
  'player-leaves': 'A player leaves with wagers in the round',
  'chip-count-differs': 'Chips and accepted wagers differ',
};
