import { silent } from '../../schema/cited.js';
import { jurisdictionOf } from '../../schema/games.js';
import type { Rulebook } from '../../schema/rulebook.js';
import { DEALING } from './dealing.js';
import { IRREGULARITIES, OPEN_IRREGULARITIES } from './irregularities.js';
import { PAYOUT_CAP, PLAY, SETTLEMENT } from './play.js';
import { READINGS } from './readings.js';
import { DECKS, SEATS, SHUFFLING } from './seats-and-cards.js';
import { SETTINGS } from './settings.js';
import { SIGNAGE } from './signage.js';
import { WAGERS } from './wagers.js';

export const OH_HIGH_CARD_FLUSH: Rulebook = {
  id: 'oh/high-card-flush',
  version: 1,
  game: 'high-card-flush',
  name: 'High Card Flush, Ohio',
  source: {
    prefix: 'OH-HCF',
    jurisdiction: jurisdictionOf('oh/high-card-flush'),
    title: 'High Card Flush: how to play',
    reference: "A casino's brochure",
    effective: silent(null, 'AMB-69'),
    history: [],
  },
  seats: SEATS,
  decks: DECKS,
  shuffling: SHUFFLING,
  dealing: DEALING,
  wagers: WAGERS,
  beside: {},
  play: PLAY,
  settlement: SETTLEMENT,
  payoutCap: PAYOUT_CAP,
  betLimit: null,
  legalCeilings: [],
  jackpots: null,
  irregularities: IRREGULARITIES,
  openIrregularities: OPEN_IRREGULARITIES,
  tips: {
    wagers: silent([], 'AMB-39'),
    needsOwnWager: null,
    capped: null,
    raise: null,
    accounted: silent('apart', 'AMB-39'),
  },
  signage: SIGNAGE,
  // The brochure asks for none.
  approvals: [],
  settings: SETTINGS,
  readings: READINGS,
  changesNeedApproval: null,
  promotions: null,
};
