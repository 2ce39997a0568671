import { useState } from 'react';
import { Button } from '../../kit/button.js';
import { signedMoney } from '../../kit/money.js';
import { useAtDeal } from '../at-deal.js';
import styles from '../entry/form.module.css';
import { ReasonField } from '../entry/reason-field.js';
import { Outcome, useCorrection } from './use-correction.js';

/** The last round settled again with the corrected cards: only the differences are paid. */
export const Resettle = () => {
  const { view } = useAtDeal();
  const [reason, setReason] = useState('');
  const [before, setBefore] = useState<Readonly<Record<number, number>> | null>(null);
  const correction = useCorrection(view.slug);
  if (view.receipts.length === 0) return <p>No round was settled here.</p>;
  const nets = Object.fromEntries(view.receipts.map(({ seat, netCents }) => [seat, netCents]));
  const send = async (): Promise<void> => {
    setBefore(nets);
    await correction.send(
      { type: 'Resettle', reason },
      'It is settled again; receipts are reissued.',
    );
  };
  return (
    <div className={styles.form}>
      <dl className={styles.compare}>
        {view.receipts.map(({ seat, netCents, issue }) => (
          <div key={seat} className={styles.compare}>
            <dt>Seat {seat}</dt>
            <dd>
              {before !== null && before[seat] !== netCents && (
                <s>{signedMoney(before[seat] ?? 0)}</s>
              )}
              <span>{signedMoney(netCents)}</span>
              {issue > 1 && <span>(receipt {issue})</span>}
            </dd>
          </div>
        ))}
      </dl>
      <ReasonField label="Why it is settled again" value={reason} change={setReason} />
      <Button
        look="main"
        disabled={reason.trim() === '' || correction.busy}
        onClick={() => void send()}
      >
        Settle again
      </Button>
      <Outcome of={correction} />
    </div>
  );
};
