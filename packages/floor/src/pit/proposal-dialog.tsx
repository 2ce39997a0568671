import type { ProposalView } from '@baize/house/client';
import { useState } from 'react';
import { house } from '../house/client.js';
import { Button } from '../kit/button.js';
import { Dialog } from '../kit/dialog.js';
import { Field } from '../kit/field.js';
import { Problem } from '../kit/problem.js';
import shared from '../kit/shared.module.css';
import styles from './offer-dialog.module.css';
import { useSending } from './use-sending.js';

interface ProposalDialogProps {
  readonly proposal: ProposalView;
  readonly decision: ProposalView['may'][number];
  readonly label: string;
  readonly title: string;
  readonly close: () => void;
}

const SAYS: Readonly<Record<ProposalDialogProps['decision'], string>> = {
  confirm:
    'It is done at once, as it was proposed. Both of you stand in the record, and it is not taken back.',
  refuse: 'It comes to nothing. Why stands in the record.',
  withdraw: 'It comes to nothing. You may propose it again.',
};

/** The second person decides, or the first takes it back. */
export const ProposalDialog = (props: ProposalDialogProps) => {
  const { proposal, decision, label, title, close } = props;
  const [reason, setReason] = useState('');
  const { busy, problem, send } = useSending();
  const complete = decision !== 'refuse' || reason.trim() !== '';
  const decide = async (): Promise<void> => {
    const why = decision === 'refuse' ? reason.trim() : null;
    if (await send(() => house.decideProposal(proposal.id, decision, why))) close();
  };
  return (
    <Dialog title={label} close={close}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (complete && !busy) void decide();
        }}
      >
        <p className={shared.soft}>
          {title}, proposed by {proposal.by}
        </p>
        <p>{SAYS[decision]}</p>
        {decision === 'refuse' && (
          <Field label="Reason" value={reason} change={setReason} maxLength={500} required />
        )}
        {problem !== null && <Problem problem={problem} />}
        <div className={shared.wideWrap}>
          <Button
            look={decision === 'refuse' ? 'danger' : 'main'}
            submit
            disabled={!complete || busy}
          >
            {label}
          </Button>
          <Button onClick={close}>Not now</Button>
        </div>
      </form>
    </Dialog>
  );
};
