import { cited } from '../../schema/cited.js';
import type { Signage, SignRule } from '../../schema/signage.js';

const AREAS: readonly SignRule[] = [
  {
    item: { kind: 'area', wager: 'ante', label: 'Ante' },
    place: 'layout',
    if: { when: 'always' },
    cite: 'OH-HCF-ante',
    reading: 'AMB-69',
  },
  {
    item: { kind: 'area', wager: 'raise', label: 'Raise' },
    place: 'layout',
    if: { when: 'always' },
    cite: 'OH-HCF-raise',
    reading: 'AMB-69',
  },
  {
    item: { kind: 'area', wager: 'flush', label: 'Flush' },
    place: 'layout',
    if: { when: 'offered', wager: 'flush' },
    cite: 'OH-HCF-optional',
    reading: 'AMB-69',
  },
  {
    item: { kind: 'area', wager: 'straight-flush', label: 'Straight Flush' },
    place: 'layout',
    if: { when: 'offered', wager: 'straight-flush' },
    cite: 'OH-HCF-optional',
    reading: 'AMB-69',
  },
];

const rule = (text: string): SignRule => ({
  item: { kind: 'inscription', text },
  place: 'player-screen',
  if: { when: 'always' },
  cite: 'OH-HCF-sign#1',
});

/** The rules that the brochure tells, in a few lines. */
const RULES: readonly SignRule[] = [
  rule('More cards of one suit win; equal numbers compare from the highest card down.'),
  rule(
    'The dealer qualifies with a three-card flush, nine high, or pays the ante and pushes the raise.',
  ),
  rule(
    'Raise equal to the ante; up to twice with five suited cards, three times with six or seven.',
  ),
  rule('In the straight flush bonus an ace is low or high. Only the highest hand is paid.'),
  rule('A bonus still wins when you fold: tell the dealer of it.'),
];

const NOTICE = 'Must be 21. Gambling Problem? Call 1-800-589-9966 for help.';

const SHOWN: readonly SignRule[] = [
  {
    item: { kind: 'pay-table', table: 'flush' },
    place: 'player-screen',
    if: { when: 'offered', wager: 'flush' },
    cite: 'OH-HCF-sign#1',
  },
  {
    item: { kind: 'pay-table', table: 'straight-flush' },
    place: 'player-screen',
    if: { when: 'offered', wager: 'straight-flush' },
    cite: 'OH-HCF-sign#1',
  },
  {
    item: { kind: 'payout-limit' },
    place: 'player-screen',
    if: { when: 'always' },
    cite: 'OH-HCF-sign#1',
  },
  {
    item: { kind: 'notice', text: NOTICE },
    place: 'player-screen',
    if: { when: 'always' },
    cite: 'OH-HCF-sign#2',
  },
  // The brochure beside the table carries it as well.
  {
    item: { kind: 'notice', text: NOTICE },
    place: 'sign',
    if: { when: 'always' },
    cite: 'OH-HCF-sign#2',
  },
];

export const SIGNAGE: Signage = {
  rules: [...AREAS, ...RULES, ...SHOWN],
  onlyTablesInUse: cited(true, 'OH-HCF-sign#1'),
  minimumAge: cited(21, 'OH-HCF-sign#2'),
};
