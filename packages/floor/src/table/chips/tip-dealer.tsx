import { cents } from '@baize/money';
import { useState } from 'react';
import { Button } from '../../kit/button.js';
import { money } from '../../kit/money.js';
import { useAtTable } from '../at-table.js';
import styles from './dialogs.module.css';

const TIPS = [100, 500, 2_500] as const;

/** Chips for the dealer, handed over at once. */
export const TipDealer = ({ chips }: { readonly chips: number }) => {
  const { orders } = useAtTable();
  const [given, setGiven] = useState<number | null>(null);
  const tip = async (amount: number): Promise<void> => {
    const refused = await orders.send({ type: 'TipDealer', cents: cents(amount) });
    setGiven(refused === null ? amount : null);
  };
  return (
    <section className={styles.tips} aria-labelledby="for-the-dealer">
      <h3 id="for-the-dealer">For the dealer</h3>
      <div className={styles.row}>
        {TIPS.filter((amount) => amount <= chips).map((amount) => (
          <Button key={amount} disabled={orders.busy} onClick={() => void tip(amount)}>
            Tip {money(amount)}
          </Button>
        ))}
      </div>
      <p role="status">{given !== null && `The dealer thanks you for ${money(given)}.`}</p>
    </section>
  );
};
