import { type FormEvent, Fragment, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../kit/button.js';
import shared from '../../kit/shared.module.css';
import { useAtDeal } from '../at-deal.js';
import styles from './count-entry.module.css';
import { countedIn } from './counted.js';

interface CountEntryProps {
  /** What is counted: one thing, or several that belong to one step. */
  readonly asks: readonly string[];
  readonly label: string;
  readonly most: number;
  readonly busy: boolean;
  readonly done: (counts: readonly number[]) => void;
}

/** Something that was counted: the number is typed, never offered. */
export const CountEntry = ({ asks, label, most, busy, done }: CountEntryProps) => {
  const { attention } = useAtDeal();
  const [texts, setTexts] = useState<readonly string[]>(asks.map(() => ''));
  const first = useRef<HTMLInputElement>(null);
  const name = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus comes back when it is called for
  useEffect(() => first.current?.focus({ preventScroll: true }), [attention]);
  const counts = texts.map((text) => countedIn(text, most)).filter((count) => count !== null);
  const isWhole = counts.length === asks.length;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isWhole && !busy) done(counts);
  };
  const send = (
    <Button look="main" wide disabled={!isWhole} onClick={submit}>
      {label}
    </Button>
  );
  return (
    <form className={styles.entry} onSubmit={submit}>
      {asks.map((ask, at) => (
        <Fragment key={ask}>
          <label htmlFor={`${name}-${at}`}>{ask}</label>
          <div className={shared.row}>
            <input
              ref={at === 0 ? first : undefined}
              id={`${name}-${at}`}
              className={styles.input}
              inputMode="numeric"
              autoComplete="off"
              value={texts[at]}
              onChange={({ target }) => setTexts(texts.with(at, target.value.replace(/\D/g, '')))}
            />
            {asks.length === 1 && send}
          </div>
        </Fragment>
      ))}
      {asks.length > 1 && send}
    </form>
  );
};
