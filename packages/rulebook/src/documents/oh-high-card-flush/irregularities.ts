import { cited, read, silent } from '../../schema/cited.js';
import type { Irregularities } from '../../schema/irregularities.js';
import { goesOn, voids, waits } from '../../schema/outcomes.js';
import type { OpenIrregularities } from '../../schema/treatments.js';

// The brochure has no irregularities (OH-HCF-gap-irregularities): a wrong count voids the round by
// AMB-38, and the rest is done as Maryland does it, by AMB-69. Bonus wagers of a void round go back
// unless the house settles them.

export const IRREGULARITIES: Irregularities = {
  'card-face-up-in-deck': silent(
    goesOn('The card is dead for this round: put it in the discard rack and deal the next one.', {
      card: 'dead-to-rack',
    }),
    'AMB-69',
  ),
  'second-card-face-up-in-deck': silent(
    voids('A second card face up: all hands are void, wagers go back, reshuffle.'),
    'AMB-69',
  ),
  'card-drawn-in-error': silent(
    goesOn('Its face was not seen: deal it as the next card.', { card: 'next-card' }),
    'AMB-69',
  ),
  'card-exposed-while-dealing': silent(
    goesOn("A player's card was seen: turn it over and go on.", { card: 'turned-over' }),
    'AMB-69',
  ),
  'wrong-count-to-player': silent(
    voids('A player does not have seven cards: all hands are void, wagers go back.'),
    'AMB-38',
  ),
  'wrong-count-to-dealer': silent(
    voids('The dealer does not have seven cards: all hands are void, wagers go back.'),
    'AMB-38',
  ),
  'dealer-card-exposed-early': silent(
    voids(
      "A dealer's card was seen before everybody had decided: all hands are void, wagers go back.",
    ),
    'AMB-69',
  ),
  'stub-count-misdealt': silent(
    voids('The stub shows a hand that is not seven cards: void, wagers go back.'),
    'AMB-38',
  ),
  'stub-count-defective-deck': silent(
    voids('The deck is not 52 cards: void, wagers go back, and the deck leaves the table.', {
      deck: 'removed',
    }),
    'AMB-69',
  ),
  'shuffler-jam': silent(
    goesOn('Shuffle again before any card is dealt.', { deck: 'reshuffled' }),
    'AMB-69',
  ),
  'shoe-jam': silent(
    voids('The round is void: all wagers go back, and all cards, dealt ones too, are reshuffled.'),
    'AMB-69',
  ),
  'device-out-of-order': silent(
    waits('Cover the device or mark it out of order, then shuffle and deal another way.'),
    'AMB-69',
  ),
  'folded-cards-miscounted': silent(
    waits(
      'A folded hand is not seven cards. Wait for the floorperson: a wrong deal is void, a missing card is found.',
    ),
    'AMB-38',
  ),
  'raise-too-large': read(
    goesOn('The hand does not allow so large a raise: the part beyond goes back.', {
      contest: 'excess-returned',
      floorperson: true,
    }),
    'OH-HCF-raise',
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
    waits('The chips do not add up: no card is dealt before a floorperson has settled it.'),
    'AMB-36',
  ),
};

const VOIDS = ['void', 'void-bonuses-settle'] as const;

/** The policy of the house comes before these defaults. */
export const OPEN_IRREGULARITIES: OpenIrregularities = cited(
  {
    'card-face-up-in-deck': ['dead-card', 'turned-over', ...VOIDS],
    'second-card-face-up-in-deck': ['dead-card', 'turned-over', ...VOIDS],
    'card-drawn-in-error': ['next-card', 'dead-card'],
    'card-exposed-while-dealing': ['turned-over', 'dead-hand', ...VOIDS],
    'wrong-count-to-player': ['dead-hand', ...VOIDS],
    'wrong-count-to-dealer': VOIDS,
    'dealer-card-exposed-early': ['goes-on', ...VOIDS],
    'stub-count-misdealt': VOIDS,
    'shoe-jam': VOIDS,
    'player-leaves': ['lost-at-discretion', 'main-lost-at-discretion'],
  },
  'OH-HCF-gap-irregularities',
);
