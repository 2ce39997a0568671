import { cited, silent } from '../../schema/cited.js';
import type { Irregularities, IrregularityOutcome } from '../../schema/irregularities.js';
import { goesOn, voids, waits } from '../../schema/outcomes.js';
import type { Settlement } from '../../schema/play.js';
import type { Tips } from '../../schema/rulebook.js';
import type { Signage } from '../../schema/signage.js';
import type { TwoStreetStudPlay } from '../../two-street-stud/play.js';

export const PLAY: TwoStreetStudPlay = {
  game: 'two-street-stud',
  cardsEach: cited(3, 'NV-TSS-3'),
  shared: cited(2, 'NV-TSS-5#3'),
  decisionOrder: cited('any', 'NV-TSS-4#1'),
  decisionIsFinal: cited(true, 'NV-TSS-6'),
  folded: cited('wagers-lost', 'NV-TSS-6'),
};

export const SETTLEMENT: Settlement = {
  direction: cited('from-dealers-right-counterclockwise', 'NV-TSS-7#2'),
  stages: cited([{ by: 'seat', lines: ['ante', 'bet', 'raise'] }], 'NV-TSS-7#2'),
  cardsRacked: silent('as-discarded', 'AMB-57'),
  awardHandsStay: silent(false, 'AMB-57'),
  succession: cited('whole-round', 'NV-TSS-7#2'),
  foldedWagers: cited('with-the-settlement', 'NV-TSS-6'),
};

export const TIPS: Tips = {
  wagers: silent([], 'AMB-39'),
  needsOwnWager: null,
  capped: null,
  raise: null,
  accounted: silent('apart', 'AMB-39'),
};

export const SIGNAGE: Signage = {
  rules: [
    {
      item: { kind: 'pay-table', table: 'ante' },
      place: 'layout-or-sign',
      if: { when: 'always' },
      cite: 'NV-TSS-7#2',
    },
  ],
  onlyTablesInUse: silent(true, 'AMB-40'),
  minimumAge: null,
};

const by = (outcome: IrregularityOutcome) => silent(outcome, 'AMB-38');

const seen = by(goesOn('Turn the card over and deal it.', { card: 'turned-over' }));
const misdealt = by(voids('The round is void, and every wager goes back.'));
const waiting = by(waits('No card moves before a floorperson has decided.'));

/** The page has none of these: all are defaults. */
export const IRREGULARITIES: Irregularities = {
  'card-face-up-in-deck': seen,
  'second-card-face-up-in-deck': seen,
  'card-drawn-in-error': seen,
  'card-exposed-while-dealing': seen,
  'dealer-card-exposed-early': seen,
  'wrong-count-to-player': misdealt,
  'wrong-count-to-dealer': misdealt,
  'stub-count-misdealt': misdealt,
  'stub-count-defective-deck': by(voids('The deck leaves the table.', { deck: 'removed' })),
  'shuffler-jam': by(goesOn('The cards are shuffled again.', { deck: 'reshuffled' })),
  'shoe-jam': misdealt,
  'device-out-of-order': waiting,
  'folded-cards-miscounted': waiting,
  'raise-too-large': by(
    goesOn('A bet is one ante: what lies above it goes back.', {
      contest: 'excess-returned',
      floorperson: true,
    }),
  ),
  'player-leaves': by(
    goesOn('A floorperson may treat the wagers of a player who left as lost.', {
      contest: 'lost-at-discretion',
      floorperson: true,
    }),
  ),
  'chip-count-differs': waiting,
};
