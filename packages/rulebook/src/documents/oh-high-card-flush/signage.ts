import { cited } from '../../schema/cited.js';
import type { Signage } from '../../schema/signage.js';
import { area, asRead, offered, paytable, sign } from '../sign-rules.js';

const AREAS = asRead('AMB-69', [
  area('ante', 'Ante', 'OH-HCF-ante'),
  area('raise', 'Raise', 'OH-HCF-raise'),
  area('flush', 'Flush', 'OH-HCF-optional', offered('flush')),
  area('straight-flush', 'Straight Flush', 'OH-HCF-optional', offered('straight-flush')),
]);

/** The rules that the brochure tells, in a few lines. */
const RULES = [
  'More cards of one suit win; equal numbers compare from the highest card down.',
  'The dealer qualifies with a three-card flush, nine high, or pays the ante and pushes the raise.',
  'Raise equal to the ante; up to twice with five suited cards, three times with six or seven.',
  'In the straight flush bonus an ace is low or high. Only the highest hand is paid.',
  'A bonus still wins when you fold: tell the dealer of it.',
].map((text) => sign('player-screen', { kind: 'inscription', text }, 'OH-HCF-sign#1'));

const NOTICE = 'Must be 21. Gambling Problem? Call 1-800-589-9966 for help.';

const SHOWN = [
  paytable('player-screen', 'flush', 'OH-HCF-sign#1', offered('flush')),
  paytable('player-screen', 'straight-flush', 'OH-HCF-sign#1', offered('straight-flush')),
  sign('player-screen', { kind: 'payout-limit' }, 'OH-HCF-sign#1'),
  sign('player-screen', { kind: 'notice', text: NOTICE }, 'OH-HCF-sign#2'),
  // The brochure beside the table carries it as well.
  sign('sign', { kind: 'notice', text: NOTICE }, 'OH-HCF-sign#2'),
];

export const SIGNAGE: Signage = {
  rules: [...AREAS, ...RULES, ...SHOWN],
  onlyTablesInUse: cited(true, 'OH-HCF-sign#1'),
  minimumAge: cited(21, 'OH-HCF-sign#2'),
};
