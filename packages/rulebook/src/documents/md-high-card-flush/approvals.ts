import type { ClauseId } from '../../schema/cited.js';
import type { ApprovalRule, Condition } from '../../schema/signage.js';
import { ALWAYS, ANY_JACKPOT, offered } from '../sign-rules.js';

const submitted = (cite: ClauseId, condition: Condition, words: string): ApprovalRule => ({
  kind: 'rules-submission',
  if: condition,
  cite,
  words,
});

/** What the approved Rules Submission (COMAR 36.05.03.19) has to name, election by election. */
const rulesSubmission: readonly ApprovalRule[] = [
  submitted(
    'MD-HCF-7G',
    ALWAYS,
    'The Rules Submission says on how many adjacent boxes one player may wager.',
  ),
  submitted(
    'MD-HCF-7F(2)',
    offered('flush'),
    'The Flush Bonus is offered only when the Rules Submission names it.',
  ),
  submitted(
    'MD-HCF-12B',
    offered('flush'),
    'The Rules Submission names the one Flush Bonus table in use.',
  ),
  submitted(
    'MD-HCF-7F(3)',
    offered('straight-flush'),
    'The Straight Flush Bonus is offered only when the Rules Submission names it.',
  ),
  submitted(
    'MD-HCF-12C',
    offered('straight-flush'),
    'The Rules Submission names the one Straight Flush Bonus table in use.',
  ),
  submitted(
    'MD-HCF-7F(4)',
    offered('progressive'),
    'The Progressive Jackpot is offered only when the Rules Submission names it.',
  ),
  submitted(
    'MD-HCF-12E(1)',
    offered('progressive'),
    'The Rules Submission names the one progressive table in use.',
  ),
  submitted(
    'MD-HCF-12E(2)',
    offered('progressive'),
    'The Rules Submission gives the rate of progression and the initial and reset amount.',
  ),
  submitted(
    'MD-HCF-12E(4)(b)',
    offered('progressive'),
    'The Rules Submission designates the envy payouts where the table has them.',
  ),
];

export const approvals: readonly ApprovalRule[] = [
  ...rulesSubmission,
  {
    kind: 'layout',
    if: ALWAYS,
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
    if: ANY_JACKPOT,
    cite: 'MD-HCF-11B(9)(c)',
    words: 'Approved internal controls say how a floorperson validates a progressive payout.',
  },
];
