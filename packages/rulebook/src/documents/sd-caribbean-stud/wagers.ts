import { to1 } from '@baize/money';
import { cited, silent } from '../../schema/cited.js';
import type { Wagers } from '../../schema/wagers.js';
import { BET_SCHEDULE } from './bet-schedule.js';
import { PROGRESSIVE_TABLES } from './progressive-tables.js';

export const WAGERS: Wagers = {
  ante: {
    name: 'Ante',
    kind: cited('against-dealer', 'SD-CSP-14'),
    offered: cited('always', 'SD-CSP-2'),
    placed: cited('required', 'SD-CSP-2'),
    stake: cited({ kind: 'within-limits' }, 'SD-CSP-T2'),
    pays: cited(to1(1), 'SD-CSP-16'),
    paytables: {},
  },
  bet: {
    name: 'Bet',
    kind: cited('against-dealer', 'SD-CSP-14'),
    offered: cited('always', 'SD-CSP-11'),
    placed: cited('decision', 'SD-CSP-11'),
    needs: cited(['ante'], 'SD-CSP-11b'),
    stake: cited({ kind: 'ante-multiple', times: 2 }, 'SD-CSP-11b'),
    paytables: { '17': BET_SCHEDULE },
  },
  progressive: {
    name: 'Progressive',
    kind: cited('jackpot', 'SD-CSP-4#1'),
    // The game may only be played on tables with the jackpot's equipment and signs.
    offered: cited('always', 'SD-CSP-1#2'),
    placed: cited('option', 'SD-CSP-3'),
    needs: silent(['ante'], 'AMB-74'),
    stake: cited({ kind: 'fixed' }, 'SD-CSP-3'),
    paytables: PROGRESSIVE_TABLES,
  },
};
