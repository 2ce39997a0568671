import { useState } from 'react';
import { Button } from '../../kit/button.js';
import { Clause } from '../../kit/clause.js';
import { useAtDeal } from '../at-deal.js';
import styles from '../entry/form.module.css';
import { ReasonField } from '../entry/reason-field.js';
import { isFloorCalled } from './call-floor-button.js';

/** Something that no rule foresees: a floorperson is asked to void the round, and told why. */
export const AskVoid = ({ done }: { readonly done: () => void }) => {
  const { view, orders } = useAtDeal();
  const [reason, setReason] = useState('');
  const { round } = view;
  if (round === null || round.voided !== null || round.game.phase === 'settled') return null;
  if (isFloorCalled(view, 'void')) return <p>The floor is asked to void the round.</p>;
  const send = async (): Promise<void> => {
    const order = { type: 'CallFloor', about: 'void', note: reason.trim() } as const;
    if ((await orders.send(order)) === null) done();
  };
  return (
    <details className={styles.other}>
      <summary>Something else: ask the floor to void the round</summary>
      <div className={styles.form}>
        <p>
          A floorperson voids a round for a reason that no rule foresees.{' '}
          <Clause id="house:void-round" />
        </p>
        <ReasonField label="What happened" value={reason} change={setReason} />
        <Button
          look="main"
          disabled={orders.busy || reason.trim() === ''}
          onClick={() => void send()}
        >
          Call the floor
        </Button>
      </div>
    </details>
  );
};
