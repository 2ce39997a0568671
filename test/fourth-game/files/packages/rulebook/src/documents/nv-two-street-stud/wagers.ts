import { type Pays, to1 } from '@baize/money';
import { cited } from '../../schema/cited.js';
import type { PayRow, PayTable } from '../../schema/pay-table.js';
import type { Wagers } from '../../schema/wagers.js';

const CITE = 'NV-TSS-7#2';

const row = (hand: PayRow['hand'], label: string, pays: Pays): PayRow => ({
  hand,
  label,
  pays,
  envy: null,
  cite: CITE,
});

/** What every wager of a hand that is in is paid. */
const PAYS: PayTable = {
  id: '7',
  cite: CITE,
  judged: 'five-card-poker',
  rows: [
    row('royal-flush', 'Royal flush', to1(500)),
    row('straight-flush', 'Straight flush', to1(100)),
    row('four-of-a-kind', 'Four of a kind', to1(40)),
    row('full-house', 'Full house', to1(10)),
    row('flush', 'Flush', to1(6)),
    row('straight', 'Straight', to1(4)),
    row('three-of-a-kind', 'Three of a kind', to1(3)),
    row('two-pair', 'Two pairs', to1(2)),
    row('pair-jacks-or-better', 'Jacks or better', to1(1)),
    row('pair', 'Another pair', { kind: 'push' }),
  ],
};

const bet = (name: string, cite: 'NV-TSS-4#2' | 'NV-TSS-5#2'): Wagers['bet'] & object => ({
  name,
  kind: cited('hand-value', CITE),
  offered: cited('always', cite),
  placed: cited('decision', cite),
  needs: cited(['ante'], cite),
  stake: cited({ kind: 'ante-multiple', times: 1 }, cite),
  paytables: {},
});

export const WAGERS: Wagers = {
  ante: {
    name: 'Ante',
    kind: cited('hand-value', CITE),
    offered: cited('always', 'NV-TSS-1'),
    placed: cited('required', 'NV-TSS-1'),
    stake: cited({ kind: 'within-limits' }, 'NV-TSS-1'),
    paytables: { '7': PAYS },
  },
  bet: bet('Bet', 'NV-TSS-4#2'),
  raise: bet('Raise', 'NV-TSS-5#2'),
};
