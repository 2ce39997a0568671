import type { ApprovalRule } from '../../schema/signage.js';

export const APPROVALS: readonly ApprovalRule[] = [
  {
    kind: 'table-designation',
    if: { when: 'always' },
    cite: 'SD-CSP-1#2',
    words: 'The licensee designates the table for Caribbean stud.',
  },
  {
    kind: 'jackpot-system',
    if: { when: 'always' },
    cite: 'SD-CSP-1#2',
    words: 'The table has the electronic equipment and the signs of its progressive jackpot.',
  },
];
