import { type FormEvent, useState } from 'react';
import { Button } from '../kit/button.js';
import styles from './fairness-note.module.css';
import type { Seeds } from './use-seeds.js';

const MOST_LETTERS = 40;

interface OwnSeedProps {
  readonly seat: number;
  readonly seeds: Seeds;
}

/** Words of the player's own for the shuffle, until "no more bets". */
export const OwnSeed = ({ seat, seeds }: OwnSeedProps) => {
  const [typed, setTyped] = useState('');
  const [mixed, setMixed] = useState<string | null>(null);
  const give = (event: FormEvent): void => {
    event.preventDefault();
    const text = typed.trim();
    if (text === '') return;
    void seeds.mixIn(seat, text).then((refused) => {
      if (refused !== null) return;
      setTyped('');
      setMixed(text);
    });
  };
  return (
    <form className={styles.seed} onSubmit={give}>
      <label htmlFor="own-seed">
        Type anything, if you like: it is added to what your browser draws for your seed.
      </label>
      <div className={styles.row}>
        <input
          id="own-seed"
          value={typed}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        <Button onClick={give} disabled={typed.trim() === ''}>
          Mix it in
        </Button>
      </div>
      {mixed !== null && (
        <p>
          Your seed ends with <span className={styles.code}>{mixed}</span>
        </p>
      )}
    </form>
  );
};
