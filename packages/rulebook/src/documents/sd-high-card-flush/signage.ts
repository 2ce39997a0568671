import { cited } from '../../schema/cited.js';
import type { Signage } from '../../schema/signage.js';

export const SIGNAGE: Signage = {
  rules: [
    { item: { kind: 'limits' }, place: 'sign', if: { when: 'always' }, cite: 'SD-HCF-2#5' },
    {
      item: { kind: 'area', wager: 'ante', label: 'Ante' },
      place: 'layout',
      if: { when: 'always' },
      cite: 'SD-HCF-2#1',
    },
    {
      item: { kind: 'area', wager: 'raise', label: 'Raise' },
      place: 'layout',
      if: { when: 'always' },
      cite: 'SD-HCF-7#4',
    },
    {
      item: { kind: 'area', wager: 'flush', label: 'Flush' },
      place: 'layout',
      if: { when: 'offered', wager: 'flush' },
      cite: 'SD-HCF-2#2',
    },
    {
      item: { kind: 'area', wager: 'straight-flush', label: 'Straight Flush' },
      place: 'layout',
      if: { when: 'offered', wager: 'straight-flush' },
      cite: 'SD-HCF-2#2',
    },
    {
      item: { kind: 'area', wager: 'progressive', label: 'Progressive' },
      place: 'layout',
      if: { when: 'offered', wager: 'progressive' },
      cite: 'SD-HCF-2#3',
    },
    {
      item: { kind: 'pay-table', table: 'flush' },
      place: 'layout',
      if: { when: 'offered', wager: 'flush' },
      cite: 'SD-HCF-10#2',
    },
    {
      item: { kind: 'pay-table', table: 'straight-flush' },
      place: 'layout',
      if: { when: 'offered', wager: 'straight-flush' },
      cite: 'SD-HCF-11#2',
    },
    {
      item: { kind: 'pay-table', table: 'progressive' },
      place: 'sign',
      if: { when: 'offered', wager: 'progressive' },
      cite: 'SD-HCF-12#6',
    },
    {
      item: { kind: 'jackpot-amount' },
      place: 'sign',
      if: { when: 'any-jackpot' },
      cite: 'SD-HCF-12a',
    },
  ],
  onlyTablesInUse: cited(true, 'SD-HCF-10#2'),
  minimumAge: null,
};
