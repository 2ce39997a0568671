import type { Rulebook } from '../../schema/rulebook.js';
import { APPROVALS } from './approvals.js';
import { DEALING } from './dealing.js';
import { IRREGULARITIES, OPEN_IRREGULARITIES } from './irregularities.js';
import { PAYOUT_CAP, PLAY, SETTLEMENT } from './play.js';
import { READINGS } from './readings.js';
import { DECKS, SEATS, SHUFFLING } from './seats-and-cards.js';
import { SETTINGS } from './settings.js';
import { SIGNAGE } from './signage.js';
import { SOURCE } from './source.js';
import { TIPS } from './tips.js';
import { WAGERS } from './wagers.js';

export const OH_HIGH_CARD_FLUSH: Rulebook = {
  id: 'oh/high-card-flush',
  version: 1,
  game: 'high-card-flush',
  name: 'High Card Flush, Ohio',
  source: SOURCE,
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
  tips: TIPS,
  signage: SIGNAGE,
  approvals: APPROVALS,
  settings: SETTINGS,
  readings: READINGS,
  changesNeedApproval: null,
  promotions: null,
};
