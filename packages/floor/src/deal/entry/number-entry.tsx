import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../kit/button.js';
import shared from '../../kit/shared.module.css';
import { useAtDeal } from '../at-deal.js';
import { countedIn } from './counted.js';
import styles from './number-entry.module.css';

interface NumberEntryProps {
  readonly asks: string;
  readonly label: string;
  readonly most: number;
  readonly busy: boolean;
  readonly done: (count: number) => void;
}

/** Something that was counted: the number is typed, never offered. */
export const NumberEntry = ({ asks, label, most, busy, done }: NumberEntryProps) => {
  const { attention } = useAtDeal();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const name = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus comes back when it is called for
  useEffect(() => input.current?.focus({ preventScroll: true }), [attention]);
  const count = countedIn(text, most);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (count !== null && !busy) done(count);
  };
  return (
    <form className={styles.entry} onSubmit={submit}>
      <label htmlFor={name}>{asks}</label>
      <div className={shared.row}>
        <input
          ref={input}
          id={name}
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
        />
        <Button look="main" wide disabled={count === null} onClick={submit}>
          {label}
        </Button>
      </div>
    </form>
  );
};
