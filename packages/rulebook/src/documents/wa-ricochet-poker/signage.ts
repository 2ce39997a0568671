import { silent } from '../../schema/cited.js';
import type { WagerId } from '../../schema/names.js';
import type { Signage, SignRule } from '../../schema/signage.js';
import { HOUSE_JACKPOT_NOTICE } from './jackpots.js';

/** The appendix of example layouts is empty: these are the places the rules of play name. */
const area = (wager: WagerId, label: string, condition: SignRule['if']): SignRule => ({
  item: { kind: 'area', wager, label },
  place: 'layout',
  if: condition,
  cite: 'WA-RP-AppJ2',
  reading: 'AMB-40',
});

const offeredArea = (wager: WagerId, label: string) =>
  area(wager, label, { when: 'offered', wager });

const layout: readonly SignRule[] = [
  {
    item: { kind: 'dealer-area', label: 'Pot' },
    place: 'layout',
    if: { when: 'always' },
    cite: 'WA-RP-1a#2',
  },
  area('ante', 'Ante', { when: 'always' }),
  area('play', 'Play', { when: 'always' }),
  offeredArea('rapid-fire', 'Rapid Fire'),
  offeredArea('hedge', 'Hedge Bet'),
  offeredArea('pocket', 'Pocket Bonus'),
  offeredArea('mini-royal', 'Mini-Royal'),
  offeredArea('straight-flush', 'Straight Flush'),
  offeredArea('five-card', 'Five-Card Linked'),
  offeredArea('seven-card', 'Seven-Card Linked'),
  offeredArea('heads-up-holdem', "Heads Up Hold'em"),
];

/** Where the tables of the other wagers stand is not said; a player must be able to read them. */
const payTables: readonly SignRule[] = [
  ...(['kickout', 'ante-bonus'] as const).map(
    (table): SignRule => ({
      item: { kind: 'pay-table', table },
      place: 'layout-or-sign',
      if: { when: 'always' },
      cite: 'WA-RP-AppJ2',
      reading: 'AMB-40',
    }),
  ),
  ...(['rapid-fire', 'hedge', 'pocket'] as const).map(
    (wager): SignRule => ({
      item: { kind: 'pay-table', table: wager },
      place: 'layout-or-sign',
      if: { when: 'offered', wager },
      cite: 'WA-RP-AppJ2',
      reading: 'AMB-40',
    }),
  ),
  ...(['mini-royal', 'straight-flush', 'five-card', 'seven-card', 'heads-up-holdem'] as const).map(
    (wager): SignRule => ({
      item: { kind: 'pay-table', table: wager },
      place: 'sign',
      if: { when: 'offered', wager },
      cite: 'WA-RP-AppF-n8#2',
    }),
  ),
];

const jackpotDisplay: readonly SignRule[] = [
  {
    item: { kind: 'jackpot-amount' },
    place: 'sign',
    if: { when: 'any-jackpot' },
    cite: 'WA-RP-AppF-n8#2',
  },
  {
    item: { kind: 'jackpot-wager' },
    place: 'sign',
    if: { when: 'any-jackpot' },
    cite: 'WA-RP-AppF-n8',
  },
  {
    item: { kind: 'chosen-suit' },
    place: 'sign',
    if: { when: 'offered', wager: 'mini-royal' },
    cite: 'WA-RP-AppF-n5#2',
  },
  {
    item: { kind: 'chosen-suit' },
    place: 'sign',
    if: { when: 'offered', wager: 'heads-up-holdem' },
    cite: 'WA-RP-AppJ-n3',
  },
  {
    item: { kind: 'notice', text: HOUSE_JACKPOT_NOTICE },
    place: 'sign',
    if: { when: 'jackpot-type', type: 'house' },
    cite: 'WA-RP-DEF-house#2',
  },
];

export const SIGNAGE: Signage = {
  rules: [...layout, ...payTables, ...jackpotDisplay],
  onlyTablesInUse: silent(true, 'AMB-40'),
  minimumAge: null,
};
