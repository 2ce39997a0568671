import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../kit/button.js';
import { Field } from '../../kit/field.js';
import { useAtDeal } from '../at-deal.js';
import { LYING, type Lying, typedBet, wagersToType } from './bet-typing.js';
import styles from './form.module.css';

/** Wagers of players who have no screen of their own: one line each, and Enter. */
export const BetsByKey = () => {
  const { view, orders } = useAtDeal();
  const wagers = wagersToType(view);
  const [text, setText] = useState('');
  const [lying, setLying] = useState<Lying>('value-chip');
  const [fault, setFault] = useState<string | null>(null);
  const name = useId();
  if (wagers.length === 0) return null;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const typed = typedBet(text, wagers, lying);
    setFault(typed.ok ? null : typed.fault);
    if (!typed.ok || orders.busy) return;
    const refused = await orders.send(typed.order);
    if (refused === null) {
      setText('');
      setLying('value-chip');
    }
  };
  return (
    <form className={styles.form} aria-label="Bets by key" onSubmit={(event) => void submit(event)}>
      <Field
        label="Bet for a seat"
        hint={
          fault ??
          `Seat, then dollars: ${wagers.map((one) => one.name).join(', ')}; - for none, 10+5 with a tip of 5.`
        }
        value={text}
        change={setText}
        autoComplete="off"
        maxLength={80}
      />
      <label htmlFor={name}>What lies there</label>
      <select
        id={name}
        className={styles.input}
        value={lying}
        onChange={({ target }) => setLying(target.value as Lying)}
      >
        {Object.entries(LYING).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
      <Button submit disabled={orders.busy || text.trim() === ''}>
        Place it
      </Button>
    </form>
  );
};
