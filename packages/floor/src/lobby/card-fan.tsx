import { Card } from '../art/card.js';
import styles from './card-fan.module.css';

/** A few cards on the cloth, to tell the games apart from afar; they say nothing. */
export const CardFan = ({ cards }: { readonly cards: readonly string[] }) => (
  <div className={styles.fan} aria-hidden="true">
    {cards.map((card) => (
      <span key={card} className={styles.card}>
        <Card text={card} />
      </span>
    ))}
  </div>
);
