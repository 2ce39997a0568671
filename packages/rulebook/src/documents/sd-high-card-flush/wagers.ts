import { to1 } from '@baize/money';
import { cited, read, silent } from '../../schema/cited.js';
import type { Wagers } from '../../schema/wagers.js';
import { FLUSH_TABLES } from './flush-tables.js';
import { PROGRESSIVE_TABLES } from './progressive-tables.js';
import { STRAIGHT_FLUSH_TABLES } from './straight-flush-tables.js';

export const WAGERS: Wagers = {
  ante: {
    name: 'Ante',
    kind: cited('against-dealer', 'SD-HCF-2#4'),
    offered: cited('always', 'SD-HCF-2#1'),
    placed: cited('required', 'SD-HCF-2#1'),
    stake: read({ kind: 'within-limits' }, 'SD-HCF-2#1', 'AMB-60'),
    pays: cited(to1(1), 'SD-HCF-9b-ii'),
    paytables: {},
  },
  raise: {
    name: 'Raise',
    // The rule prints "odds" here.
    kind: read('against-dealer', 'SD-HCF-2#4', 'AMB-11'),
    offered: cited('always', 'SD-HCF-7#2'),
    placed: cited('decision', 'SD-HCF-7#2'),
    needs: cited(['ante'], 'SD-HCF-7#1'),
    stake: cited({ kind: 'by-hand' }, 'SD-HCF-7#1'),
    pays: cited(to1(1), 'SD-HCF-9b-ii'),
    paytables: {},
  },
  flush: {
    name: 'Flush',
    kind: cited('hand-value', 'SD-HCF-2#4'),
    offered: cited('elected', 'SD-HCF-2#2'),
    placed: cited('option', 'SD-HCF-2#2'),
    needs: cited(['ante'], 'SD-HCF-2#1'),
    stake: cited({ kind: 'within-limits' }, 'SD-HCF-2#2'),
    paytables: FLUSH_TABLES,
  },
  'straight-flush': {
    name: 'Straight Flush',
    kind: cited('hand-value', 'SD-HCF-2#4'),
    offered: cited('elected', 'SD-HCF-2#2'),
    placed: cited('option', 'SD-HCF-2#2'),
    needs: cited(['ante'], 'SD-HCF-2#1'),
    stake: cited({ kind: 'within-limits' }, 'SD-HCF-2#2'),
    paytables: STRAIGHT_FLUSH_TABLES,
  },
  progressive: {
    name: 'Progressive',
    kind: cited('jackpot', 'SD-HCF-2#4'),
    offered: cited('elected', 'SD-HCF-12#2'),
    placed: cited('option', 'SD-HCF-2#3'),
    needs: silent(['ante'], 'AMB-74'),
    // Seeds move with "the wager amount": the sensor takes one amount.
    stake: cited({ kind: 'fixed' }, 'SD-HCF-12#5'),
    paytables: PROGRESSIVE_TABLES,
  },
};
