import { to1 } from '@baize/money';
import { cited, silent } from '../../schema/cited.js';
import type { PayTable } from '../../schema/pay-table.js';
import type { Wagers } from '../../schema/wagers.js';
import { FLUSHES, rowsOf, STRAIGHT_FLUSHES } from '../pay-rows.js';

const FLUSH_TABLE: PayTable = {
  id: 'brochure',
  cite: 'OH-HCF-flush',
  judged: 'flush-of-seven',
  rows: rowsOf(FLUSHES, [200, 60, 12, 1].map(to1), 'OH-HCF-flush'),
};

const STRAIGHT_FLUSH_TABLE: PayTable = {
  id: 'brochure',
  cite: 'OH-HCF-sflush',
  judged: 'straight-flush-of-seven',
  rows: rowsOf(STRAIGHT_FLUSHES, [500, 200, 100, 50, 9].map(to1), 'OH-HCF-sflush'),
};

export const WAGERS: Wagers = {
  ante: {
    name: 'Ante',
    kind: cited('against-dealer', 'OH-HCF-object'),
    offered: cited('always', 'OH-HCF-ante'),
    placed: cited('required', 'OH-HCF-ante'),
    stake: silent({ kind: 'within-limits' }, 'AMB-69'),
    pays: cited(to1(1), 'OH-HCF-win'),
    paytables: {},
  },
  raise: {
    name: 'Raise',
    kind: cited('against-dealer', 'OH-HCF-object'),
    offered: cited('always', 'OH-HCF-decide'),
    placed: cited('decision', 'OH-HCF-decide'),
    needs: cited(['ante'], 'OH-HCF-raise'),
    stake: cited({ kind: 'by-hand' }, 'OH-HCF-raise'),
    pays: cited(to1(1), 'OH-HCF-win'),
    paytables: {},
  },
  flush: {
    name: 'Flush',
    kind: cited('hand-value', 'OH-HCF-independent'),
    offered: cited('elected', 'OH-HCF-optional'),
    placed: cited('option', 'OH-HCF-optional'),
    needs: silent(['ante'], 'AMB-74'),
    stake: silent({ kind: 'within-limits' }, 'AMB-69'),
    paytables: { brochure: FLUSH_TABLE },
  },
  'straight-flush': {
    name: 'Straight Flush',
    kind: cited('hand-value', 'OH-HCF-independent'),
    offered: cited('elected', 'OH-HCF-optional'),
    placed: cited('option', 'OH-HCF-optional'),
    needs: silent(['ante'], 'AMB-74'),
    stake: silent({ kind: 'within-limits' }, 'AMB-69'),
    paytables: { brochure: STRAIGHT_FLUSH_TABLE },
  },
};
