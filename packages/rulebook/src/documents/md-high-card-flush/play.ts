import type { HighCardFlushPlay } from '../../high-card-flush/play.js';
import { cited, read } from '../../schema/cited.js';
import type { PayoutCap, Settlement } from '../../schema/play.js';

export const play: HighCardFlushPlay = {
  game: 'high-card-flush',
  cardsEach: cited(7, 'MD-HCF-8E'),
  qualifier: cited({ flushLength: 3, topRank: 9 }, 'MD-HCF-11B(5)(c)'),
  notQualified: cited({ ante: 'win', raise: 'push' }, 'MD-HCF-11B(5)(c)'),
  lower: cited('lose', 'MD-HCF-11B(5)(d)(i)'),
  higher: cited('win', 'MD-HCF-11B(5)(d)(ii)'),
  tie: cited('push', 'MD-HCF-11B(5)(d)(iii)'),
  folded: cited('ante-lost', 'MD-HCF-11B'),
  raise: [
    cited({ lengths: [2, 3, 4], atMost: 1 }, 'MD-HCF-11B(1)'),
    cited({ lengths: [5], atMost: 2 }, 'MD-HCF-11B(2)'),
    cited({ lengths: [6, 7], atMost: 3 }, 'MD-HCF-11B(3)'),
  ],
  raiseAtLeast: read(1, 'MD-HCF-11B(3)', 'AMB-09'),
  raiseIsFinal: cited(true, 'MD-HCF-7E'),
  decisionOrder: cited('clockwise-from-dealers-left', 'MD-HCF-11B'),
  foldedBonus: {
    flush: read('automatic', 'MD-HCF-11B(4)(a)', 'AMB-16'),
    'straight-flush': read('automatic', 'MD-HCF-11B(4)(a)', 'AMB-16'),
    progressive: read('automatic', 'MD-HCF-11B(4)(a)', 'AMB-16'),
  },
  foldedCardsCounted: null,
  dealerRevealed: cited('after-every-decision', 'MD-HCF-11B(4)(b)'),
};

export const settlement: Settlement = {
  direction: cited('from-dealers-right-counterclockwise', 'MD-HCF-11B(5)'),
  stages: read(
    [
      { by: 'seat', lines: ['ante', 'raise', 'flush', 'straight-flush', 'progressive'] },
      { by: 'envy' },
    ],
    'MD-HCF-11B(6)',
    'AMB-57',
  ),
  cardsRacked: cited('after-the-round', 'MD-HCF-11C'),
  awardHandsStay: cited(true, 'MD-HCF-11B(5)(e)'),
  succession: cited('seat-by-seat', 'MD-HCF-11B(5)'),
  foldedWagers: cited('before-the-dealer', 'MD-HCF-11B(4)(a)'),
};

export const payoutCap: PayoutCap = {
  limit: cited({ kind: 'greater-of', cents: 5_000_000 }, 'MD-HCF-12D'),
  includes: read(['flush', 'straight-flush'], 'MD-HCF-12D', 'AMB-19'),
  scope: cited('hand', 'MD-HCF-12D'),
};
