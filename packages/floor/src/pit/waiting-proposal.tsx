import type { ProposalView } from '@baize/house/client';
import { useState } from 'react';
import { Button } from '../kit/button.js';
import { timeOf } from '../kit/instant.js';
import { ProposalDialog } from './proposal-dialog.js';
import { detailsOfProposal, titleOfProposal } from './proposal-words.js';
import { WaitingItem } from './waiting-item.js';
import styles from './waiting-proposal.module.css';

interface WaitingProposalProps {
  readonly proposal: ProposalView;
  readonly nameOfTable: (slug: string) => string;
}

type Decision = ProposalView['may'][number];

const LABELS: Readonly<Record<Decision, string>> = {
  confirm: 'Confirm',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
};
const LOOKS = { confirm: 'main', refuse: 'danger', withdraw: 'quiet' } as const;

/** An order that takes two people: who proposed what, and why. */
export const WaitingProposal = ({ proposal, nameOfTable }: WaitingProposalProps) => {
  const [decision, setDecision] = useState<Decision | null>(null);
  const title = titleOfProposal(proposal);
  return (
    <WaitingItem
      kind="Takes two people"
      title={title}
      where={`Proposed by ${proposal.by} at ${timeOf(proposal.at)}, waits until ${timeOf(proposal.expires)}`}
      actions={proposal.may.map((one) => (
        <Button key={one} look={LOOKS[one]} onClick={() => setDecision(one)}>
          {LABELS[one]}
        </Button>
      ))}
    >
      <dl className={styles.details}>
        {detailsOfProposal(proposal, nameOfTable).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {decision !== null && (
        <ProposalDialog
          proposal={proposal}
          decision={decision}
          label={LABELS[decision]}
          title={title}
          close={() => setDecision(null)}
        />
      )}
    </WaitingItem>
  );
};
