import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../kit/button.js';
import { useAtDeal } from '../at-deal.js';
import { countedIn } from './counted.js';
import styles from './number-entry.module.css';

interface NumbersEntryProps {
  readonly asks: readonly [string, string];
  readonly label: string;
  readonly most: number;
  readonly busy: boolean;
  readonly done: (first: number, second: number) => void;
}

/** Two counts of one step: both are typed, neither is offered. */
export const NumbersEntry = ({ asks, label, most, busy, done }: NumbersEntryProps) => {
  const { attention } = useAtDeal();
  const [texts, setTexts] = useState<readonly [string, string]>(['', '']);
  const input = useRef<HTMLInputElement>(null);
  const name = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus comes back when it is called for
  useEffect(() => input.current?.focus({ preventScroll: true }), [attention]);
  const first = countedIn(texts[0], most);
  const second = countedIn(texts[1], most);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (first !== null && second !== null && !busy) done(first, second);
  };
  const field = (at: 0 | 1) => (
    <>
      <label htmlFor={`${name}-${at}`}>{asks[at]}</label>
      <input
        ref={at === 0 ? input : undefined}
        id={`${name}-${at}`}
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        value={texts[at]}
        onChange={({ target }) => {
          const text = target.value.replace(/\D/g, '');
          setTexts(at === 0 ? [text, texts[1]] : [texts[0], text]);
        }}
      />
    </>
  );
  return (
    <form className={styles.entry} onSubmit={submit}>
      {field(0)}
      {field(1)}
      <Button look="main" wide disabled={first === null || second === null} onClick={submit}>
        {label}
      </Button>
    </form>
  );
};
