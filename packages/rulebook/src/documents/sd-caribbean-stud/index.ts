import { cited, silent } from '../../schema/cited.js';
import { jurisdictionOf } from '../../schema/games.js';
import type { Rulebook } from '../../schema/rulebook.js';
import { readingOfApprovals, readingOfCriteria } from '../readings.js';
import { DEALING } from './dealing.js';
import { IRREGULARITIES } from './irregularities.js';
import { JACKPOTS } from './jackpots.js';
import { BET_LIMIT, LEGAL_CEILINGS, PLAY, SETTLEMENT } from './play.js';
import { READINGS_OF_JACKPOTS } from './readings-of-jackpots.js';
import { READINGS_OF_PLAY } from './readings-of-play.js';
import { DECKS, SEATS, SHUFFLING } from './seats-and-cards.js';
import { SETTINGS } from './settings.js';
import { SIGNAGE } from './signage.js';
import { WAGERS } from './wagers.js';

export const SD_CARIBBEAN_STUD: Rulebook = {
  id: 'sd/caribbean-stud',
  version: 1,
  game: 'caribbean-stud',
  name: 'Caribbean Stud, South Dakota',
  source: {
    prefix: 'SD-CSP',
    jurisdiction: jurisdictionOf('sd/caribbean-stud'),
    title: 'The play: Caribbean stud poker',
    reference: 'ARSD 20:18:16:15.05',
    effective: cited('2015-05-13', 'SD-CSP-source'),
    history: [
      cited({ effective: '2001-08-28', reference: '28 SDR 24' }, 'SD-CSP-source'),
      cited({ effective: '2003-02-02', reference: '29 SDR 107' }, 'SD-CSP-source'),
      cited({ effective: '2006-01-30', reference: '32 SDR 128' }, 'SD-CSP-source'),
      cited({ effective: '2011-01-10', reference: '37 SDR 131' }, 'SD-CSP-source'),
      cited({ effective: '2015-05-13', reference: '41 SDR 187' }, 'SD-CSP-source'),
    ],
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
  betLimit: BET_LIMIT,
  legalCeilings: LEGAL_CEILINGS,
  jackpots: JACKPOTS,
  irregularities: IRREGULARITIES,
  openIrregularities: null,
  tips: {
    // The ante only: the dealer takes no tip on the bet.
    wagers: cited(['ante'], 'SD-CSP-8#2'),
    needsOwnWager: cited(true, 'SD-CSP-8#1'),
    capped: cited('players-ante', 'SD-CSP-8#1'),
    raise: null,
    accounted: silent('apart', 'AMB-39'),
  },
  signage: SIGNAGE,
  approvals: [
    {
      kind: 'table-designation',
      if: { when: 'always' },
      cite: 'SD-CSP-1#2',
      words: 'The licensee designates the table for Caribbean stud.',
    },
    {
      kind: 'jackpot-system',
      if: { when: 'always' },
      cite: 'SD-CSP-1#2',
      words: 'The table has the electronic equipment and the signs of its progressive jackpot.',
    },
  ],
  settings: SETTINGS,
  readings: [
    ...READINGS_OF_PLAY,
    ...READINGS_OF_JACKPOTS,
    readingOfApprovals('SD-CSP-1#2'),
    readingOfCriteria('SD-CSP-7#2'),
  ],
  changesNeedApproval: null,
  promotions: null,
};
