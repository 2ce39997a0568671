import { cited } from '../../schema/cited.js';
import { jurisdictionOf } from '../../schema/games.js';
import type { Rulebook } from '../../schema/rulebook.js';
import { readingOfApprovals } from '../readings.js';
import { APPROVALS } from './approvals.js';
import { DEALING } from './dealing.js';
import { IRREGULARITIES, OPEN_IRREGULARITIES } from './irregularities.js';
import { JACKPOTS } from './jackpots.js';
import { LEGAL_CEILINGS, PLAY, SETTLEMENT, TIPS } from './play.js';
import { READINGS_OF_JACKPOTS } from './readings-of-jackpots.js';
import { READINGS_OF_PAY_TABLES } from './readings-of-pay-tables.js';
import { READINGS_OF_PLAY } from './readings-of-play.js';
import { READINGS_OF_THE_TABLE } from './readings-of-the-table.js';
import { DECKS, SEATS, SHUFFLING } from './seats-and-cards.js';
import { SETTINGS } from './settings.js';
import { SIGNAGE } from './signage.js';
import { BESIDE, WAGERS } from './wagers.js';

export const WA_RICOCHET_POKER: Rulebook = {
  id: 'wa/ricochet-poker',
  version: 1,
  game: 'ricochet-poker',
  name: 'Ricochet Poker, Washington',
  source: {
    prefix: 'WA-RP',
    jurisdiction: jurisdictionOf('wa/ricochet-poker'),
    title: 'Ricochet Poker',
    reference:
      'Washington State Gambling Commission, submission #3072: approval of 2022-03-15, rules of play submitted 2022-03-07',
    effective: cited('2022-03-15', 'WA-RP-LTR-1'),
    history: [],
  },
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
  readings: [
    ...READINGS_OF_PLAY,
    ...READINGS_OF_PAY_TABLES,
    ...READINGS_OF_JACKPOTS,
    ...READINGS_OF_THE_TABLE,
    readingOfApprovals('WA-RP-LTR-2', 'WA-RP-LTR-4', 'WA-RP-LTR-8'),
  ],
  changesNeedApproval: cited(true, 'WA-RP-LTR-8'),
  promotions: cited('dated-record-with-consent', 'WA-RP-PROMO'),
};
