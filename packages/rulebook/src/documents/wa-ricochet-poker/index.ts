import { cited } from '../../schema/cited.js';
import type { Rulebook } from '../../schema/rulebook.js';
import { APPROVALS } from './approvals.js';
import { DEALING } from './dealing.js';
import { IRREGULARITIES, OPEN_IRREGULARITIES } from './irregularities.js';
import { JACKPOTS } from './jackpots.js';
import { LEGAL_CEILINGS, PLAY, SETTLEMENT, TIPS } from './play.js';
import { READINGS } from './readings.js';
import { DECKS, SEATS, SHUFFLING } from './seats-and-cards.js';
import { SETTINGS } from './settings.js';
import { SIGNAGE } from './signage.js';
import { SOURCE } from './source.js';
import { BESIDE, WAGERS } from './wagers.js';

export const WA_RICOCHET_POKER: Rulebook = {
  id: 'wa/ricochet-poker',
  version: 1,
  game: 'ricochet-poker',
  name: 'Ricochet Poker, Washington',
  source: SOURCE,
  seats: SEATS,
  decks: DECKS,
  shuffling: SHUFFLING,
  dealing: DEALING,
  wagers: WAGERS,
  beside: BESIDE,
  play: PLAY,
  settlement: SETTLEMENT,
  payoutCap: null,
  betLimit: null,
  legalCeilings: LEGAL_CEILINGS,
  jackpots: JACKPOTS,
  irregularities: IRREGULARITIES,
  openIrregularities: OPEN_IRREGULARITIES,
  tips: TIPS,
  signage: SIGNAGE,
  approvals: APPROVALS,
  settings: SETTINGS,
  readings: READINGS,
  changesNeedApproval: cited(true, 'WA-RP-LTR-8'),
  promotions: cited('dated-record-with-consent', 'WA-RP-PROMO'),
};
