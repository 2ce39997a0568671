import { cited, read, silent } from '../../schema/cited.js';
import type { Rulebook } from '../../schema/rulebook.js';
import { approvals } from './approvals.js';
import { dealing } from './dealing.js';
import { irregularities } from './irregularities.js';
import { jackpots } from './jackpots.js';
import { payoutCap, play, settlement } from './play.js';
import { readings } from './readings.js';
import { decks, seats, shuffling } from './seats-and-cards.js';
import { settings } from './settings.js';
import { signage } from './signage.js';
import { source } from './source.js';
import { wagers } from './wagers.js';

export const MD_HIGH_CARD_FLUSH: Rulebook = {
  id: 'md/high-card-flush',
  version: 1,
  game: 'high-card-flush',
  name: 'High Card Flush, Maryland',
  source,
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
  readings,
  changesNeedApproval: read(true, 'AMB-79', 'AMB-79'),
  promotions: null,
};
