import type { HighCardFlushPlay } from '../../high-card-flush/play.js';
import { cited, read, silent } from '../../schema/cited.js';
import type { PayoutCap, Settlement } from '../../schema/play.js';

export const PLAY: HighCardFlushPlay = {
  game: 'high-card-flush',
  cardsEach: cited(7, 'OH-HCF-ante'),
  qualifier: cited({ flushLength: 3, topRank: 9 }, 'OH-HCF-qualify#1'),
  notQualified: cited({ ante: 'win', raise: 'push' }, 'OH-HCF-qualify#2'),
  tie: cited('push', 'OH-HCF-tie'),
  lower: cited('lose', 'OH-HCF-lose'),
  higher: cited('win', 'OH-HCF-win'),
  folded: cited('ante-lost', 'OH-HCF-decide'),
  raise: [
    cited({ lengths: [2, 3, 4], atMost: 1 }, 'OH-HCF-raise'),
    cited({ lengths: [5], atMost: 2 }, 'OH-HCF-raise'),
    cited({ lengths: [6, 7], atMost: 3 }, 'OH-HCF-raise'),
  ],
  raiseAtLeast: read(1, 'OH-HCF-raise', 'AMB-09'),
  raiseIsFinal: silent(true, 'AMB-69'),
  decisionOrder: silent('clockwise-from-dealers-left', 'AMB-69'),
  foldedBonus: {
    flush: read('claimed', 'OH-HCF-fold#2', 'AMB-16'),
    'straight-flush': read('claimed', 'OH-HCF-fold#2', 'AMB-16'),
    // No progressive is offered; the same would hold for one.
    progressive: silent('claimed', 'AMB-69'),
  },
  foldedCardsCounted: null,
  dealerRevealed: cited('after-every-decision', 'OH-HCF-decide'),
  aceInStraightFlush: cited('low-or-high', 'OH-HCF-sf-ace'),
};

export const SETTLEMENT: Settlement = {
  direction: silent('from-dealers-right-counterclockwise', 'AMB-69'),
  stages: silent([{ by: 'seat', lines: ['ante', 'raise', 'flush', 'straight-flush'] }], 'AMB-57'),
  cardsRacked: silent('after-the-round', 'AMB-69'),
  awardHandsStay: silent(true, 'AMB-69'),
  succession: silent('seat-by-seat', 'AMB-69'),
  // A bonus may be claimed until the round closes (OH-HCF-fold#2), so nothing is taken early.
  foldedWagers: silent('with-the-settlement', 'AMB-69'),
};

export const PAYOUT_CAP: PayoutCap = {
  limit: cited({ kind: 'at-most', cents: 2_500_000 }, 'OH-HCF-max'),
  includes: read(['ante', 'raise', 'flush', 'straight-flush'], 'OH-HCF-max', 'AMB-20'),
  scope: read('hand', 'OH-HCF-max', 'AMB-20'),
};
