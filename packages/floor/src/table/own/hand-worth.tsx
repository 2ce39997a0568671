import type { LiveView } from '@baize/house/client';
import styles from './hand-worth.module.css';
import type { Worth } from './worth.js';
import { paysInWords } from './worth-words.js';

interface HandWorthProps {
  readonly worth: readonly Worth[];
  readonly jackpots: LiveView['jackpots'];
  readonly nameOf: (wager: string) => string;
}

/** What the hand is worth against the posted pay tables, as it lies now. */
export const HandWorth = ({ worth, jackpots, nameOf }: HandWorthProps) => {
  const wins = worth.filter((one) => one.wins);
  if (wins.length === 0) return null;
  return (
    <ul className={styles.worth} aria-label="What your hand is worth">
      {wins.map((one) => (
        <li key={one.wager}>
          {nameOf(one.wager)} <span>{one.row}</span> <b>{paysInWords(one, jackpots)}</b>
        </li>
      ))}
    </ul>
  );
};
