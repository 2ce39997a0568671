import type { HighCardFlushPlay } from '../../high-card-flush/play.js';
import { cited, read, silent } from '../../schema/cited.js';
import type { Settlement } from '../../schema/play.js';

export const PLAY: HighCardFlushPlay = {
  game: 'high-card-flush',
  cardsEach: cited(7, 'SD-HCF-4#4'),
  qualifier: cited({ flushLength: 3, topRank: 9 }, 'SD-HCF-9a#1'),
  notQualified: cited({ ante: 'win', raise: 'push' }, 'SD-HCF-9a#2'),
  tie: cited('push', 'SD-HCF-9b-iii'),
  lower: cited('lose', 'SD-HCF-9b-i'),
  higher: cited('win', 'SD-HCF-9b-ii'),
  folded: cited('ante-lost', 'SD-HCF-7#2'),
  raise: [
    cited({ lengths: [2, 3, 4], atMost: 1 }, 'SD-HCF-7#1'),
    cited({ lengths: [5], atMost: 2 }, 'SD-HCF-7#1'),
    cited({ lengths: [6, 7], atMost: 3 }, 'SD-HCF-7#1'),
  ],
  raiseAtLeast: read(1, 'SD-HCF-7#1', 'AMB-09'),
  raiseIsFinal: cited(true, 'SD-HCF-7#3'),
  raisedHandLies: cited('under-the-ante', 'SD-HCF-7#4'),
  // The rule sets no order of decisions.
  decisionOrder: cited('any', 'SD-HCF-7#2'),
  foldedBonus: {
    flush: read('tucked', 'SD-HCF-8#1', 'AMB-16'),
    'straight-flush': cited('tucked', 'SD-HCF-8#3'),
    progressive: read('tucked', 'SD-HCF-8#1', 'AMB-16'),
  },
  foldedCardsCounted: cited(7, 'SD-HCF-8#2'),
  dealerRevealed: cited('after-every-decision', 'SD-HCF-9#2'),
  aceInStraightFlush: read('low-or-high', 'SD-HCF-11b', 'AMB-04'),
};

export const SETTLEMENT: Settlement = {
  direction: cited('from-dealers-right-counterclockwise', 'SD-HCF-9a#2'),
  // The progressive follows at the end of the round (SD-HCF-6#2).
  stages: cited(
    [
      { by: 'seat', lines: ['raise', 'ante', 'flush', 'straight-flush'] },
      { by: 'jackpot', lines: ['progressive'] },
    ],
    'SD-HCF-6#1',
  ),
  cardsRacked: silent('after-the-round', 'AMB-57'),
  awardHandsStay: cited(true, 'SD-HCF-6#2'),
  // A lower hand's wagers are collected at once, before the next hand is turned.
  succession: cited('seat-by-seat', 'SD-HCF-9b-i'),
  foldedWagers: cited('before-the-cards', 'SD-HCF-8#1'),
};
