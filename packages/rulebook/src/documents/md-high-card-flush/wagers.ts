import { to1 } from '@baize/money';
import { cited, read } from '../../schema/cited.js';
import type { Wagers } from '../../schema/wagers.js';
import { flushTables } from './flush-tables.js';
import { progressiveTables } from './progressive-tables.js';
import { straightFlushTables } from './straight-flush-tables.js';

/** The document posts no limits of its own; it knows a minimum wager, so the house sets them. */
const withinLimits = read({ kind: 'within-limits' }, 'MD-HCF-12D', 'AMB-43');

/** Cards go to a box with an ante and to no other. */
const needsAnte = read(['ante'], 'MD-HCF-8E', 'AMB-74');

export const wagers: Wagers = {
  ante: {
    name: 'Ante',
    kind: cited('against-dealer', 'MD-HCF-7F(1)'),
    offered: cited('always', 'MD-HCF-7F(1)'),
    placed: cited('required', 'MD-HCF-7F(1)'),
    stake: withinLimits,
    pays: cited(to1(1), 'MD-HCF-12A'),
    paytables: {},
  },
  raise: {
    name: 'Raise',
    kind: cited('against-dealer', 'MD-HCF-7F(1)'),
    offered: cited('always', 'MD-HCF-7F(1)'),
    placed: cited('decision', 'MD-HCF-1B(2)'),
    needs: cited(['ante'], 'MD-HCF-7F(1)'),
    stake: read({ kind: 'by-hand' }, 'MD-HCF-11B(1)', 'AMB-09'),
    pays: cited(to1(1), 'MD-HCF-12A'),
    paytables: {},
  },
  flush: {
    name: 'Flush Bonus',
    kind: cited('hand-value', 'MD-HCF-7F(2)'),
    offered: cited('elected', 'MD-HCF-7F(2)'),
    placed: cited('option', 'MD-HCF-7F(2)'),
    needs: needsAnte,
    stake: withinLimits,
    paytables: flushTables,
  },
  'straight-flush': {
    name: 'Straight Flush Bonus',
    kind: cited('hand-value', 'MD-HCF-7F(3)'),
    offered: cited('elected', 'MD-HCF-7F(3)'),
    placed: cited('option', 'MD-HCF-7F(3)'),
    needs: needsAnte,
    stake: withinLimits,
    paytables: straightFlushTables,
  },
  progressive: {
    name: 'Progressive Jackpot',
    kind: cited('jackpot', 'MD-HCF-7F(4)'),
    offered: cited('elected', 'MD-HCF-7F(4)'),
    placed: cited('option', 'MD-HCF-7F(4)'),
    needs: cited(['ante'], 'MD-HCF-7F(4)(a)'),
    stake: read({ kind: 'fixed' }, 'MD-HCF-7F(4)(a)', 'AMB-47'),
    paytables: progressiveTables,
  },
};
