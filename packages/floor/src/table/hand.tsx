import { Card } from '../art/card.js';
import { classes } from '../kit/classes.js';
import styles from './hand.module.css';

interface HandProps {
  readonly cards: readonly string[];
  readonly size: 'large' | 'middle' | 'small';
  readonly label: string;
  readonly out?: boolean;
}

/** Cards side by side; where there is little room they lie over each other, the index always in sight. */
export const Hand = ({ cards, size, label, out = false }: HandProps) => (
  <ul className={classes(styles.hand, styles[size], out && styles.out)} aria-label={label}>
    {cards.map((card, at) => (
      // A card has its place in the hand, and nothing else tells two hidden ones apart.
      // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it is
      <li key={`${at}/${card}`} className={styles.place}>
        <span className={styles.card}>
          <Card text={card} small={size === 'small'} />
        </span>
      </li>
    ))}
  </ul>
);
