import { cents } from '@baize/money';
import { useId, useState } from 'react';
import { Button } from '../../kit/button.js';
import { centsOfDollars } from '../../kit/dollars.js';
import { money, signedMoney } from '../../kit/money.js';
import shared from '../../kit/shared.module.css';
import { useAtDeal } from '../at-deal.js';
import styles from '../entry/form.module.css';
import { ReasonField } from '../entry/reason-field.js';
import { Outcome, useCorrection } from './use-correction.js';

/** A payment of the last round that was wrong: more to the player, or some of it back. */
export const AdjustPayment = () => {
  const { view } = useAtDeal();
  const [seat, setSeat] = useState<number | null>(null);
  const [gives, setGives] = useState(false);
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const correction = useCorrection(view.slug);
  const field = useId();
  if (view.receipts.length === 0) return <p>No round was settled here.</p>;
  const receipt = view.receipts.find((one) => one.seat === seat);
  const amount = (centsOfDollars(text) ?? 0) * (gives ? -1 : 1);
  const send = (): void => {
    if (receipt === undefined) return;
    const { round, player } = receipt;
    void correction.send(
      { type: 'AdjustPayment', round, seat: receipt.seat, player, cents: cents(amount), reason },
      `Seat ${receipt.seat} ${gives ? 'gives back' : 'receives'} ${money(Math.abs(amount))}.`,
    );
  };
  return (
    <div className={styles.form}>
      <fieldset>
        <legend className={shared.strong}>Whose payment</legend>
        <div className={shared.wrap}>
          {view.receipts.map((one) => (
            <Button
              key={one.seat}
              aria-pressed={one.seat === seat}
              onClick={() => setSeat(one.seat)}
            >
              Seat {one.seat}
            </Button>
          ))}
        </div>
      </fieldset>
      <div className={shared.wrap}>
        <Button aria-pressed={!gives} onClick={() => setGives(false)}>
          The player receives
        </Button>
        <Button aria-pressed={gives} onClick={() => setGives(true)}>
          The player gives back
        </Button>
      </div>
      <label htmlFor={field}>Dollars</label>
      <input
        id={field}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {receipt !== undefined && (
        <dl className={styles.compare}>
          <dt>Before</dt>
          <dd>{signedMoney(receipt.netCents)}</dd>
          <dt>After</dt>
          <dd>{signedMoney(receipt.netCents + amount)}</dd>
        </dl>
      )}
      <ReasonField label="What was paid wrong" value={reason} change={setReason} />
      <Button
        look="main"
        disabled={receipt === undefined || amount === 0 || reason.trim() === '' || correction.busy}
        onClick={send}
      >
        Adjust
      </Button>
      <Outcome of={correction} />
    </div>
  );
};
