import type { ApprovalRule, Condition } from '../../schema/signage.js';

const withFlush: Condition = { when: 'offered', wager: 'flush' };
const withStraightFlush: Condition = { when: 'offered', wager: 'straight-flush' };
const withProgressive: Condition = { when: 'offered', wager: 'progressive' };

/** What the approved Rules Submission (COMAR 36.05.03.19) has to name, election by election. */
const rulesSubmission: readonly ApprovalRule[] = [
  {
    kind: 'rules-submission',
    if: { when: 'always' },
    cite: 'MD-HCF-7G',
    words: 'The Rules Submission says on how many adjacent boxes one player may wager.',
  },
  {
    kind: 'rules-submission',
    if: withFlush,
    cite: 'MD-HCF-7F(2)',
    words: 'The Flush Bonus is offered only when the Rules Submission names it.',
  },
  {
    kind: 'rules-submission',
    if: withFlush,
    cite: 'MD-HCF-12B',
    words: 'The Rules Submission names the one Flush Bonus table in use.',
  },
  {
    kind: 'rules-submission',
    if: withStraightFlush,
    cite: 'MD-HCF-7F(3)',
    words: 'The Straight Flush Bonus is offered only when the Rules Submission names it.',
  },
  {
    kind: 'rules-submission',
    if: withStraightFlush,
    cite: 'MD-HCF-12C',
    words: 'The Rules Submission names the one Straight Flush Bonus table in use.',
  },
  {
    kind: 'rules-submission',
    if: withProgressive,
    cite: 'MD-HCF-7F(4)',
    words: 'The Progressive Jackpot is offered only when the Rules Submission names it.',
  },
  {
    kind: 'rules-submission',
    if: withProgressive,
    cite: 'MD-HCF-12E(1)',
    words: 'The Rules Submission names the one progressive table in use.',
  },
  {
    kind: 'rules-submission',
    if: withProgressive,
    cite: 'MD-HCF-12E(2)',
    words: 'The Rules Submission gives the rate of progression and the initial and reset amount.',
  },
  {
    kind: 'rules-submission',
    if: withProgressive,
    cite: 'MD-HCF-12E(4)(b)',
    words: 'The Rules Submission designates the envy payouts where the table has them.',
  },
];

export const approvals: readonly ApprovalRule[] = [
  ...rulesSubmission,
  {
    kind: 'layout',
    if: { when: 'always' },
    cite: 'MD-HCF-2B',
    words: 'The Commission approves the layout before the table is used.',
  },
  {
    kind: 'tip-box-location',
    if: { when: 'alternative-tip-box' },
    cite: 'MD-HCF-2E',
    words: 'A tip box anywhere else than beside the dealer needs approval by the Commission.',
  },
  {
    kind: 'reshuffling-device',
    if: { when: 'reshuffling-device' },
    cite: 'MD-HCF-5H',
    words: 'A device that reshuffles and counts by itself is submitted and approved before use.',
  },
  {
    kind: 'shoe-location',
    if: { when: 'dealing', method: 'manual-shoe' },
    cite: 'MD-HCF-8A',
    words: 'The manual shoe stands where the Commission approved it.',
  },
  {
    kind: 'jackpot-internal-controls',
    if: { when: 'any-jackpot' },
    cite: 'MD-HCF-11B(9)(c)',
    words: 'Approved internal controls say how a floorperson validates a progressive payout.',
  },
];
