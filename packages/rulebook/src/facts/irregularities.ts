import {
  IRREGULARITIES,
  type Irregularity,
  type IrregularityOutcome,
} from '../schema/irregularities.js';
import type { OpenIrregularities } from '../schema/treatments.js';
import { type Section, say, unsaid } from './fact.js';

const IRREGULARITY_WORDS: Readonly<Record<Irregularity, string>> = {
  'card-face-up-in-deck': 'A card lies face up in the deck',
  'second-card-face-up-in-deck': 'A second card lies face up in the deck',
  'card-drawn-in-error': 'A card is drawn in error, unseen',
  'card-exposed-while-dealing': "A player's card is exposed while dealt",
  'wrong-count-to-player': 'A player has the wrong number of cards',
  'wrong-count-to-dealer': 'The dealer has the wrong number of cards',
  'dealer-card-exposed-early': "A dealer's card is seen before everybody has decided",
  'stub-count-misdealt': 'The stub count shows a misdeal',
  'stub-count-defective-deck': 'The stub count shows a deck that is not whole',
  'shuffler-jam': 'The shuffler jams',
  'shoe-jam': 'The automated shoe jams in a round',
  'device-out-of-order': 'A device is out of order',
  'folded-cards-miscounted': 'Folded cards do not count out',
  'raise-too-large': 'A wager is larger than the hand allows',
  'player-leaves': 'A player leaves in the middle of a round',
  'chip-count-differs': 'Jackpot chips and accepted wagers differ',
};

const ROUND: Readonly<Record<IrregularityOutcome['round'], string>> = {
  continues: 'Play goes on.',
  void: 'The round is void.',
  'dead-hand': 'That hand alone is dead.',
  'jackpot-only': 'Hands with a jackpot wager play on for the jackpot alone.',
  blocked: 'No card is dealt until it is settled.',
};

const CARD: Readonly<Record<IrregularityOutcome['card'], string>> = {
  none: '',
  'dead-to-rack': 'The card goes to the discard rack.',
  'next-card': 'The card is the next one dealt.',
  'turned-over': 'The card is turned over.',
};

const DECK: Readonly<Record<IrregularityOutcome['deck'], string>> = {
  kept: '',
  reshuffled: 'The cards are reshuffled.',
  removed: 'The deck leaves the table.',
  'retired-if-device-counts-wrong': 'The deck goes if the device counts it wrong.',
};

/** Main wagers are ante, raise, bet and play; the others are bonus and jackpot wagers. */
const MAIN: Readonly<Record<IrregularityOutcome['contest'], string>> = {
  stands: '',
  returned: 'Main wagers go back.',
  'lost-at-discretion': 'A floorperson may treat the main wagers as lost.',
  'excess-returned': 'What is too much goes back.',
};

const BONUS: Readonly<Record<IrregularityOutcome['bonus'], string>> = {
  stands: '',
  returned: 'Bonus wagers go back.',
  'settled-if-rightly-dealt': 'Bonus wagers of rightly dealt hands are settled.',
  'settled-jackpot-only': 'Jackpot wagers are settled.',
  'lost-at-discretion': 'A floorperson may treat the bonus wagers as lost.',
};

export const irregularities: Section = (rulebook) => [
  ...IRREGULARITIES.map((id) => {
    const outcome = rulebook.irregularities[id];
    const saying = say(IRREGULARITY_WORDS[id], outcomeWords(outcome.value), outcome);
    return { ...saying, detail: outcome.value.words };
  }),
  rulebook.openIrregularities === null
    ? unsaid(rulebook, WHOSE, 'Nothing of this.')
    : say(WHOSE, openWords(rulebook.openIrregularities.value), rulebook.openIrregularities),
];

const WHOSE = 'What may the policy of the house decide?';

const openWords = (open: OpenIrregularities['value']): string =>
  `${IRREGULARITIES.filter((id) => open[id] !== undefined)
    .map((id) => IRREGULARITY_WORDS[id])
    .join('; ')}.`;

/** Put together from the parts, so that what is treated alike reads alike. */
const outcomeWords = (outcome: IrregularityOutcome): string =>
  [
    ROUND[outcome.round],
    CARD[outcome.card],
    ...wagerWords(outcome),
    DECK[outcome.deck],
    // Where a floorperson decides, it goes without saying that one is called.
    outcome.floorperson && outcome.contest !== 'lost-at-discretion'
      ? 'A floorperson is called.'
      : '',
  ]
    .filter((part) => part !== '')
    .join(' ');

const wagerWords = ({ contest, bonus }: IrregularityOutcome): readonly string[] => {
  if (contest === 'returned' && bonus === 'returned') return ['Every wager goes back.'];
  if (contest === 'lost-at-discretion' && bonus === 'lost-at-discretion') {
    return ['A floorperson may treat every wager as lost.'];
  }
  return [MAIN[contest], BONUS[bonus]];
};
