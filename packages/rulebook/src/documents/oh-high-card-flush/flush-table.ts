import { to1 } from '@baize/money';
import type { PayTable } from '../../schema/pay-table.js';
import { row } from '../pay-rows.js';

export const FLUSH_TABLE: PayTable = {
  id: 'brochure',
  cite: 'OH-HCF-flush',
  judged: 'flush-of-seven',
  rows: [
    row('flush-7', 'Seven-card flush', to1(200), 'OH-HCF-flush'),
    row('flush-6', 'Six-card flush', to1(60), 'OH-HCF-flush'),
    row('flush-5', 'Five-card flush', to1(12), 'OH-HCF-flush'),
    row('flush-4', 'Four-card flush', to1(1), 'OH-HCF-flush'),
  ],
};
