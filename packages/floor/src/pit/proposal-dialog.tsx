import type { ProposalView } from '@baize/house/client';
import { useState } from 'react';
import { house } from '../house/client.js';
import { Field } from '../kit/field.js';
import { ConfirmDialog } from './confirm-dialog.js';
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
  const sending = useSending();
  const complete = decision !== 'refuse' || reason.trim() !== '';
  const decide = async (): Promise<void> => {
    const why = decision === 'refuse' ? reason.trim() : null;
    if (await sending.send(() => house.decideProposal(proposal.id, decision, why))) close();
  };
  return (
    <ConfirmDialog
      label={label}
      about={`${title}, proposed by ${proposal.by}`}
      danger={decision === 'refuse'}
      complete={complete}
      sending={sending}
      confirm={() => void decide()}
      close={close}
    >
      <p>{SAYS[decision]}</p>
      {decision === 'refuse' && (
        <Field label="Reason" value={reason} change={setReason} maxLength={500} required />
      )}
    </ConfirmDialog>
  );
};
