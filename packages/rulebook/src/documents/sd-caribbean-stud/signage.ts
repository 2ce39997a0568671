import { cited } from '../../schema/cited.js';
import type { Signage } from '../../schema/signage.js';

export const SIGNAGE: Signage = {
  rules: [
    {
      item: { kind: 'area', wager: 'ante', label: 'Ante' },
      place: 'layout',
      if: { when: 'always' },
      cite: 'SD-CSP-2',
    },
    {
      item: { kind: 'area', wager: 'bet', label: 'Bet' },
      place: 'layout',
      if: { when: 'always' },
      cite: 'SD-CSP-11b',
    },
    {
      item: { kind: 'area', wager: 'progressive', label: 'Progressive' },
      place: 'layout',
      if: { when: 'always' },
      cite: 'SD-CSP-3',
    },
    {
      item: { kind: 'pay-table', table: 'bet' },
      place: 'layout-or-sign',
      if: { when: 'always' },
      cite: 'SD-CSP-17#2',
    },
    {
      item: { kind: 'pay-table', table: 'progressive' },
      place: 'layout-or-sign',
      if: { when: 'always' },
      cite: 'SD-CSP-21#2',
    },
    {
      item: { kind: 'jackpot-amount' },
      place: 'sign',
      if: { when: 'always' },
      cite: 'SD-CSP-21a',
    },
  ],
  onlyTablesInUse: cited(true, 'SD-CSP-21#2'),
  minimumAge: null,
};
