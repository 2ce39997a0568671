import type { ApprovalRule } from '../../schema/signage.js';

export const APPROVALS: readonly ApprovalRule[] = [
  {
    kind: 'table-designation',
    if: { when: 'always' },
    cite: 'SD-HCF-1#3',
    words: 'The licensee designates the table for High Card Flush.',
  },
];
