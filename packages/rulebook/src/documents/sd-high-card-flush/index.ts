import type { Rulebook } from '../../schema/rulebook.js';
import { APPROVALS } from './approvals.js';
import { DEALING } from './dealing.js';
import { IRREGULARITIES } from './irregularities.js';
import { JACKPOTS } from './jackpots.js';
import { PLAY, SETTLEMENT } from './play.js';
import { READINGS } from './readings.js';
import { DECKS, SEATS, SHUFFLING } from './seats-and-cards.js';
import { SETTINGS } from './settings.js';
import { SIGNAGE } from './signage.js';
import { SOURCE } from './source.js';
import { TIPS } from './tips.js';
import { WAGERS } from './wagers.js';

export const SD_HIGH_CARD_FLUSH: Rulebook = {
  id: 'sd/high-card-flush',
  version: 1,
  game: 'high-card-flush',
  name: 'High Card Flush, South Dakota',
  source: SOURCE,
  seats: SEATS,
  decks: DECKS,
  shuffling: SHUFFLING,
  dealing: DEALING,
  wagers: WAGERS,
  beside: {},
  play: PLAY,
  settlement: SETTLEMENT,
  payoutCap: null,
  betLimit: null,
  legalCeilings: [],
  jackpots: JACKPOTS,
  irregularities: IRREGULARITIES,
  openIrregularities: null,
  tips: TIPS,
  signage: SIGNAGE,
  approvals: APPROVALS,
  settings: SETTINGS,
  readings: READINGS,
  changesNeedApproval: null,
  promotions: null,
};
