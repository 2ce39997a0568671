import type { Rulebook } from '../../schema/rulebook.js';
import { IRREGULARITIES, PLAY, SETTLEMENT, SIGNAGE, TIPS } from './play.js';
import { DEALING, DECKS, SEATS, SHUFFLING } from './seats-and-cards.js';
import { SOURCE } from './source.js';
import { WAGERS } from './wagers.js';

export const NV_TWO_STREET_STUD: Rulebook = {
  id: 'nv/two-street-stud',
  version: 1,
  game: 'two-street-stud',
  name: 'Two-Street Stud, Nevada',
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
  jackpots: null,
  irregularities: IRREGULARITIES,
  openIrregularities: null,
  tips: TIPS,
  signage: SIGNAGE,
  approvals: [],
  settings: {},
  readings: [],
  changesNeedApproval: null,
  promotions: null,
};
