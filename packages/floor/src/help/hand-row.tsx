import { Card } from '../art/card.js';
import { classes } from '../kit/classes.js';
import styles from './hand-row.module.css';

interface HandRowProps {
  readonly cards: readonly string[];
  /** How many of them, from the first, are meant; the others are dimmed. */
  readonly counting?: number;
  readonly size?: 'small' | 'large';
  readonly label?: string;
}

/** Cards side by side. */
export const HandRow = ({
  cards,
  counting = cards.length,
  size = 'large',
  label = 'The cards',
}: HandRowProps) => (
  <ul className={classes(styles.row, styles[size])} aria-label={label}>
    {cards.map((card, at) => (
      <li key={card}>
        <Card text={card} small={size === 'small'} dim={at >= counting} />
      </li>
    ))}
  </ul>
);
