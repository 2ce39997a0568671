import type { RicochetPlay } from '../../ricochet-poker/play.js';
import { cited, read, silent } from '../../schema/cited.js';
import type { Settlement } from '../../schema/play.js';
import type { LegalCeiling, Tips } from '../../schema/rulebook.js';

export const PLAY: RicochetPlay = {
  game: 'ricochet-poker',
  cardsToPlayer: cited(2, 'WA-RP-2'),
  cardsToDealer: cited(5, 'WA-RP-2'),
  draw: cited(3, 'WA-RP-7b#2'),
  faces: cited('all-up', 'WA-RP-2'),
  houseAnte: read('on-the-pot', 'WA-RP-1a', 'AMB-27'),
  bonusSettled: cited('before-kickout', 'WA-RP-3'),
  kickoutCounts: read('player-hands-dealt', 'WA-RP-AppA-n1', 'AMB-28'),
  kickedOut: read('dealer-folds-and-ante-stays', 'WA-RP-4a', 'AMB-27'),
  dealerFoldsToBetterTwoCards: cited(true, 'WA-RP-5#2'),
  fiveAgainstTwo: read('missing-card-ranks-lowest', 'WA-RP-5#1', 'AMB-01'),
  actionOrder: read('lowest-two-card-hand-first', 'WA-RP-6', 'AMB-72'),
  suitsOrderActionOnly: read(true, 'WA-RP-6a#2', 'AMB-03'),
  folded: cited('ante-to-the-pot', 'WA-RP-7a'),
  outdone: cited('out-with-wagers-to-the-pot', 'WA-RP-8a'),
  notBeating: read('out-with-wagers-to-the-pot', 'WA-RP-8b', 'AMB-01'),
  tiesWithDealer: cited('player-wins', 'WA-RP-8c'),
  tiesBetweenPlayers: cited('both-stay', 'WA-RP-8d'),
  oddChip: read('last-to-act', 'WA-RP-9b', 'AMB-25'),
  lastPlayerExcused: read('when-no-five-card-hand-lives', 'WA-RP-9a', 'AMB-24'),
  excusedPlayerDraws: read('for-the-ante-bonus-only', 'WA-RP-AppB-n3#2', 'AMB-24'),
  anteBonus: cited('at-once-win-or-lose', 'WA-RP-7b-i'),
};

/** Bonus and jackpot wagers first; the pot when everybody has acted. */
export const SETTLEMENT: Settlement = {
  direction: silent('from-dealers-right-counterclockwise', 'AMB-13'),
  stages: read(
    [
      { by: 'seat', lines: ['rapid-fire', 'hedge', 'pocket'] },
      {
        by: 'jackpot',
        lines: ['mini-royal', 'straight-flush', 'five-card', 'seven-card', 'heads-up-holdem'],
      },
      { by: 'seat', lines: ['ante', 'play', 'ante-bonus', 'pot'] },
    ],
    'WA-RP-3',
    'AMB-57',
  ),
  cardsRacked: cited('as-discarded', 'WA-RP-7a'),
  // Awards are settled while every card still lies on the felt.
  awardHandsStay: cited(false, 'WA-RP-3'),
  succession: cited('whole-round', 'WA-RP-9'),
  foldedWagers: cited('with-the-settlement', 'WA-RP-9'),
};

export const LEGAL_CEILINGS: readonly LegalCeiling[] = [
  {
    name: 'single-wager',
    law: "WAC 230-15-040, WAC 230-15-140, or the rules of the operator's own regulatory body",
    cite: 'WA-RP-GD#3',
    words: 'The most that may be staked on one wager: the law is named, its amount is not.',
    required: true,
  },
];

export const TIPS: Tips = {
  wagers: silent([], 'AMB-39'),
  needsOwnWager: null,
  capped: null,
  raise: null,
  accounted: silent('apart', 'AMB-39'),
};
