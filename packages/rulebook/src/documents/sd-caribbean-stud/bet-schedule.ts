import { to1 } from '@baize/money';
import type { PayTable } from '../../schema/pay-table.js';
import { row } from '../pay-rows.js';

/** What a winning bet is paid, by the player's hand. */
export const BET_SCHEDULE: PayTable = {
  id: '17',
  cite: 'SD-CSP-17',
  judged: 'five-card-poker',
  rows: [
    row('royal-flush', 'Royal flush', to1(100), 'SD-CSP-17(a)'),
    row('straight-flush', 'Straight flush', to1(50), 'SD-CSP-17(b)'),
    row('four-of-a-kind', 'Four of a kind', to1(20), 'SD-CSP-17(c)'),
    row('full-house', 'Full house', to1(7), 'SD-CSP-17(d)'),
    row('flush', 'Flush', to1(5), 'SD-CSP-17(e)'),
    row('straight', 'Straight', to1(4), 'SD-CSP-17(f)'),
    row('three-of-a-kind', 'Three of a kind', to1(3), 'SD-CSP-17(g)'),
    row('two-pair', 'Two pairs', to1(2), 'SD-CSP-17(h)'),
    row('one-pair-or-less', 'One pair or less', to1(1), 'SD-CSP-17(i)'),
  ],
};
