import { to1 } from '@baize/money';
import type { PayTable } from '../../schema/pay-table.js';
import { row } from '../pay-rows.js';

export const STRAIGHT_FLUSH_TABLE: PayTable = {
  id: 'brochure',
  cite: 'OH-HCF-sflush',
  judged: 'straight-flush-of-seven',
  rows: [
    row('straight-flush-7', 'Seven-card straight flush', to1(500), 'OH-HCF-sflush'),
    row('straight-flush-6', 'Six-card straight flush', to1(200), 'OH-HCF-sflush'),
    row('straight-flush-5', 'Five-card straight flush', to1(100), 'OH-HCF-sflush'),
    row('straight-flush-4', 'Four-card straight flush', to1(50), 'OH-HCF-sflush'),
    row('straight-flush-3', 'Three-card straight flush', to1(9), 'OH-HCF-sflush'),
  ],
};
