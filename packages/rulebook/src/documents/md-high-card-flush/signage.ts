import { cited } from '../../schema/cited.js';
import type { Condition, Signage } from '../../schema/signage.js';

const always: Condition = { when: 'always' };
const withFlush: Condition = { when: 'offered', wager: 'flush' };
const withStraightFlush: Condition = { when: 'offered', wager: 'straight-flush' };
const withProgressive: Condition = { when: 'offered', wager: 'progressive' };

export const signage: Signage = {
  rules: [
    { item: { kind: 'operator-name' }, place: 'layout', if: always, cite: 'MD-HCF-2B(1)' },
    {
      item: { kind: 'area', wager: 'ante', label: 'Ante' },
      place: 'layout',
      if: always,
      cite: 'MD-HCF-2B(2)',
    },
    {
      item: { kind: 'area', wager: 'raise', label: 'Raise' },
      place: 'layout',
      if: always,
      cite: 'MD-HCF-2B(2)',
    },
    {
      item: { kind: 'dealer-area', label: "Dealer's seven cards" },
      place: 'layout',
      if: always,
      cite: 'MD-HCF-2B(3)',
    },
    {
      item: { kind: 'area', wager: 'flush', label: 'Flush Bonus' },
      place: 'layout',
      if: withFlush,
      cite: 'MD-HCF-2B(4)',
    },
    {
      item: { kind: 'area', wager: 'straight-flush', label: 'Straight Flush Bonus' },
      place: 'layout',
      if: withStraightFlush,
      cite: 'MD-HCF-2B(5)',
    },
    {
      item: { kind: 'area', wager: 'progressive', label: 'Progressive Jackpot' },
      place: 'layout',
      if: withProgressive,
      cite: 'MD-HCF-2B(6)',
    },
    {
      item: { kind: 'pay-table', table: 'ante' },
      place: 'layout-or-sign',
      if: always,
      cite: 'MD-HCF-2B(7)(a)',
    },
    {
      item: { kind: 'pay-table', table: 'raise' },
      place: 'layout-or-sign',
      if: always,
      cite: 'MD-HCF-2B(7)(a)',
    },
    {
      item: { kind: 'pay-table', table: 'flush' },
      place: 'layout-or-sign',
      if: withFlush,
      cite: 'MD-HCF-2B(7)(a)',
    },
    {
      item: { kind: 'pay-table', table: 'straight-flush' },
      place: 'layout-or-sign',
      if: withStraightFlush,
      cite: 'MD-HCF-2B(7)(a)',
    },
    {
      item: { kind: 'pay-table', table: 'progressive' },
      place: 'layout-or-sign',
      if: withProgressive,
      cite: 'MD-HCF-2B(7)(a)',
    },
    {
      item: {
        kind: 'inscription',
        text: 'The dealer needs a three-card flush, nine high, to qualify. If not: Ante pays, Raise pushes.',
      },
      place: 'layout',
      if: always,
      cite: 'MD-HCF-2B(7)(b)',
    },
    {
      item: {
        kind: 'inscription',
        text: 'Two-, three- or four-card flush: Raise equal to your Ante.',
      },
      place: 'layout',
      if: always,
      cite: 'MD-HCF-2B(7)(c)(i)',
    },
    {
      item: { kind: 'inscription', text: 'Five-card flush: Raise up to two times your Ante.' },
      place: 'layout',
      if: always,
      cite: 'MD-HCF-2B(7)(c)(ii)',
    },
    {
      item: {
        kind: 'inscription',
        text: 'Six- or seven-card flush: Raise up to three times your Ante.',
      },
      place: 'layout',
      if: always,
      cite: 'MD-HCF-2B(7)(c)(iii)',
    },
    {
      item: { kind: 'payout-limit' },
      place: 'layout-or-sign',
      if: always,
      cite: 'MD-HCF-2B(7)(d)',
      reading: 'AMB-19',
    },
  ],
  onlyTablesInUse: cited(true, 'MD-HCF-2B(7)(a)'),
  minimumAge: null,
};
