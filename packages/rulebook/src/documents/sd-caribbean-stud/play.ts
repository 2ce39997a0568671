import type { CaribbeanStudPlay } from '../../caribbean-stud/play.js';
import { cited, read } from '../../schema/cited.js';
import type { BetLimit, Settlement } from '../../schema/play.js';
import type { LegalCeiling } from '../../schema/rulebook.js';

export const PLAY: CaribbeanStudPlay = {
  game: 'caribbean-stud',
  cardsEach: cited(5, 'SD-CSP-9#2'),
  dealerUpCard: cited(5, 'SD-CSP-9#3'),
  qualifier: cited({ atLeast: 'AK' }, 'SD-CSP-12#2'),
  notQualified: read({ ante: 'win', bet: 'push' }, 'SD-CSP-13#1', 'AMB-23'),
  tie: cited('push', 'SD-CSP-15'),
  lower: cited('lose', 'SD-CSP-14'),
  higher: cited('win', 'SD-CSP-14'),
  folded: cited('ante-lost', 'SD-CSP-11a#1'),
  decisionOrder: cited('any', 'SD-CSP-11a#1'),
  foldedBonus: { progressive: read('forfeited', 'SD-CSP-11a#1', 'AMB-16') },
  foldedCardsCounted: cited(5, 'SD-CSP-11a#1'),
  tableStakes: read('not-applied', 'SD-CSP-T1', 'AMB-22'),
};

export const SETTLEMENT: Settlement = {
  direction: cited('from-dealers-right-counterclockwise', 'SD-CSP-18'),
  // Jackpots are keyed seat by seat (SD-CSP-20f#2); envy waits for the end (SD-CSP-21g-iii).
  stages: read(
    [
      { by: 'seat', lines: ['ante', 'bet'] },
      { by: 'jackpot', lines: ['progressive'] },
      { by: 'envy' },
    ],
    'SD-CSP-18',
    'AMB-57',
  ),
  cardsRacked: cited('hand-by-hand', 'SD-CSP-19#1'),
  awardHandsStay: cited(true, 'SD-CSP-19#2'),
  succession: cited('seat-by-seat', 'SD-CSP-19#1'),
  foldedWagers: cited('before-the-cards', 'SD-CSP-11a#1'),
};

export const BET_LIMIT: BetLimit = {
  cents: cited(10_000, 'SD-CSP-T2'),
  scope: read('ante+bet+progressive', 'SD-CSP-T2', 'AMB-21'),
};

export const LEGAL_CEILINGS: readonly LegalCeiling[] = [
  {
    name: 'single-wager',
    law: 'SDCL 42-7B-14',
    cite: 'SD-CSP-T2',
    words:
      'The most that one bet may be by statute. The rule names $100 and refers to the statute.',
  },
];
