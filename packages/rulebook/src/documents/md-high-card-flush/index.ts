import { cited, read, silent } from '../../schema/cited.js';
import { jurisdictionOf } from '../../schema/games.js';
import type { Rulebook } from '../../schema/rulebook.js';
import { readingOfApprovals } from '../readings.js';
import { approvals } from './approvals.js';
import { dealing } from './dealing.js';
import { irregularities } from './irregularities.js';
import { jackpots } from './jackpots.js';
import { payoutCap, play, settlement } from './play.js';
import { handReadings } from './readings-hands.js';
import { moneyReadings } from './readings-money.js';
import { tableReadings } from './readings-table.js';
import { decks, seats, shuffling } from './seats-and-cards.js';
import { settings } from './settings.js';
import { signage } from './signage.js';
import { wagers } from './wagers.js';

export const MD_HIGH_CARD_FLUSH: Rulebook = {
  id: 'md/high-card-flush',
  version: 1,
  game: 'high-card-flush',
  name: 'High Card Flush, Maryland',
  source: {
    prefix: 'MD-HCF',
    jurisdiction: jurisdictionOf('md/high-card-flush'),
    title: 'High Card Flush',
    reference: 'MLGCA Version 1.0',
    // The document carries a version and no date.
    effective: cited(null, 'ALL-effective'),
    history: [],
  },
  seats,
  decks,
  shuffling,
  dealing,
  wagers,
  beside: {},
  play,
  settlement,
  payoutCap,
  betLimit: null,
  legalCeilings: [],
  jackpots,
  irregularities,
  openIrregularities: null,
  tips: {
    wagers: silent([], 'AMB-39'),
    needsOwnWager: null,
    capped: null,
    raise: null,
    accounted: cited('apart', 'MD-HCF-2D(1)#2'),
  },
  signage,
  approvals,
  settings,
  readings: [
    ...handReadings,
    ...moneyReadings,
    ...tableReadings,
    readingOfApprovals(
      'MD-HCF-7F(2)',
      'MD-HCF-7F(3)',
      'MD-HCF-7F(4)',
      'MD-HCF-12E(2)',
      'MD-HCF-12E(4)(b)',
    ),
  ],
  changesNeedApproval: read(true, 'AMB-79', 'AMB-79'),
  promotions: null,
};
