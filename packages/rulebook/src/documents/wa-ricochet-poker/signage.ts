import { silent } from '../../schema/cited.js';
import type { Signage } from '../../schema/signage.js';
import { ANY_JACKPOT, area, asRead, offered, paytable, sign } from '../sign-rules.js';
import { HOUSE_JACKPOT_NOTICE } from './jackpots.js';

/** The appendix of example layouts is empty: these are the places the rules of play name. */
const AREAS = asRead('AMB-40', [
  area('ante', 'Ante', 'WA-RP-AppJ2'),
  area('play', 'Play', 'WA-RP-AppJ2'),
  area('rapid-fire', 'Rapid Fire', 'WA-RP-AppJ2', offered('rapid-fire')),
  area('hedge', 'Hedge Bet', 'WA-RP-AppJ2', offered('hedge')),
  area('pocket', 'Pocket Bonus', 'WA-RP-AppJ2', offered('pocket')),
  area('mini-royal', 'Mini-Royal', 'WA-RP-AppJ2', offered('mini-royal')),
  area('straight-flush', 'Straight Flush', 'WA-RP-AppJ2', offered('straight-flush')),
  area('five-card', 'Five-Card Linked', 'WA-RP-AppJ2', offered('five-card')),
  area('seven-card', 'Seven-Card Linked', 'WA-RP-AppJ2', offered('seven-card')),
  area('heads-up-holdem', "Heads Up Hold'em", 'WA-RP-AppJ2', offered('heads-up-holdem')),
]);

/** Where the tables of the other wagers stand is not said; a player must be able to read them. */
const TABLES = asRead('AMB-40', [
  paytable('layout-or-sign', 'kickout', 'WA-RP-AppJ2'),
  paytable('layout-or-sign', 'ante-bonus', 'WA-RP-AppJ2'),
  paytable('layout-or-sign', 'rapid-fire', 'WA-RP-AppJ2', offered('rapid-fire')),
  paytable('layout-or-sign', 'hedge', 'WA-RP-AppJ2', offered('hedge')),
  paytable('layout-or-sign', 'pocket', 'WA-RP-AppJ2', offered('pocket')),
]);

const JACKPOT_TABLES = (
  ['mini-royal', 'straight-flush', 'five-card', 'seven-card', 'heads-up-holdem'] as const
).map((wager) => paytable('sign', wager, 'WA-RP-AppF-n8#2', offered(wager)));

const JACKPOT_DISPLAY = [
  sign('sign', { kind: 'jackpot-amount' }, 'WA-RP-AppF-n8#2', ANY_JACKPOT),
  sign('sign', { kind: 'jackpot-wager' }, 'WA-RP-AppF-n8', ANY_JACKPOT),
  sign('sign', { kind: 'chosen-suit' }, 'WA-RP-AppF-n5#2', offered('mini-royal')),
  sign('sign', { kind: 'chosen-suit' }, 'WA-RP-AppJ-n3', offered('heads-up-holdem')),
  sign('sign', { kind: 'notice', text: HOUSE_JACKPOT_NOTICE }, 'WA-RP-DEF-house#2', {
    when: 'jackpot-type',
    type: 'house',
  }),
];

export const SIGNAGE: Signage = {
  rules: [
    sign('layout', { kind: 'dealer-area', label: 'Pot' }, 'WA-RP-1a#2'),
    ...AREAS,
    ...TABLES,
    ...JACKPOT_TABLES,
    ...JACKPOT_DISPLAY,
  ],
  onlyTablesInUse: silent(true, 'AMB-40'),
  minimumAge: null,
};
