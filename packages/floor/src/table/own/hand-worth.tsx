import { useAtTable } from '../at-table.js';
import { lineName } from '../rules/layout.js';
import styles from './hand-worth.module.css';
import { paysInWords } from './worth-words.js';

/** What the hand is worth against the posted pay tables, as it lies now. */
export const HandWorth = () => {
  const { worth, view, facts } = useAtTable();
  const wins = worth.filter((one) => one.wins);
  if (wins.length === 0) return null;
  return (
    <ul className={styles.worth} aria-label="What your hand is worth">
      {wins.map((one) => (
        <li key={one.wager}>
          {lineName(facts.rules?.sign, one.wager)} <span>{one.row}</span>{' '}
          <b>{paysInWords(one, view.jackpots)}</b>
        </li>
      ))}
    </ul>
  );
};
