import { type FormEvent, useState } from 'react';
import { Button } from '../kit/button.js';
import styles from './fairness-note.module.css';
import type { Orders } from './use-orders.js';

const MOST_LETTERS = 64;

interface OwnSeedProps {
  readonly seat: number;
  readonly orders: Orders;
}

/** Words of the player's own for the shuffle, until "no more bets". */
export const OwnSeed = ({ seat, orders }: OwnSeedProps) => {
  const [seed, setSeed] = useState('');
  const give = (event: FormEvent): void => {
    event.preventDefault();
    const text = seed.trim();
    if (text === '') return;
    void orders.send({ type: 'GiveSeed', seat, seed: text }).then((refused) => {
      if (refused === null) setSeed('');
    });
  };
  return (
    <form className={styles.seed} onSubmit={give}>
      <label htmlFor="own-seed">
        Type anything: it is mixed into the shuffle, so that the house alone cannot choose the deck.
        Without it your browser draws a seed when you place your wagers.
      </label>
      <div className={styles.row}>
        <input
          id="own-seed"
          value={seed}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          onChange={({ target }) => setSeed(target.value)}
        />
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        <Button onClick={give} disabled={orders.busy || seed.trim() === ''}>
          Mix it in
        </Button>
      </div>
    </form>
  );
};
