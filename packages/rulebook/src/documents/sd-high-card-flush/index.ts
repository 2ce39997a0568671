import { cited, read, silent } from '../../schema/cited.js';
import { jurisdictionOf } from '../../schema/games.js';
import type { Rulebook } from '../../schema/rulebook.js';
import { readingOfApprovals } from '../readings.js';
import { DEALING } from './dealing.js';
import { IRREGULARITIES } from './irregularities.js';
import { JACKPOTS } from './jackpots.js';
import { PLAY, SETTLEMENT } from './play.js';
import { READINGS_OF_JACKPOTS } from './readings-of-jackpots.js';
import { READINGS_OF_PLAY } from './readings-of-play.js';
import { DECKS, SEATS, SHUFFLING } from './seats-and-cards.js';
import { SETTINGS } from './settings.js';
import { SIGNAGE } from './signage.js';
import { WAGERS } from './wagers.js';

export const SD_HIGH_CARD_FLUSH: Rulebook = {
  id: 'sd/high-card-flush',
  version: 1,
  game: 'high-card-flush',
  name: 'High Card Flush, South Dakota',
  source: {
    prefix: 'SD-HCF',
    jurisdiction: jurisdictionOf('sd/high-card-flush'),
    title: 'The play: High Card Flush',
    reference: 'ARSD 20:18:16:15.21',
    effective: cited('2017-04-17', 'SD-HCF-source'),
    history: [cited({ effective: '2017-04-17', reference: '43 SDR 131' }, 'SD-HCF-source')],
  },
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
  tips: {
    // "Trips", "pocket" and "odds" are no wagers of this game.
    wagers: read(['ante', 'raise', 'flush', 'straight-flush'], 'SD-HCF-3#1', 'AMB-11'),
    needsOwnWager: cited(true, 'SD-HCF-3#1'),
    capped: null,
    raise: cited('players-choice', 'SD-HCF-3#2'),
    accounted: silent('apart', 'AMB-39'),
  },
  signage: SIGNAGE,
  approvals: [
    {
      kind: 'table-designation',
      if: { when: 'always' },
      cite: 'SD-HCF-1#3',
      words: 'The licensee designates the table for High Card Flush.',
    },
  ],
  settings: SETTINGS,
  readings: [...READINGS_OF_PLAY, ...READINGS_OF_JACKPOTS, readingOfApprovals('SD-HCF-1#3')],
  changesNeedApproval: null,
  promotions: null,
};
