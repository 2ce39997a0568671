import { HandRow } from './hand-row.js';
import type { RankedHand } from './model/rankings.js';
import styles from './ranking.module.css';

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Hands from the strongest down, on the cloth. */
export const Ranking = ({ hands }: { readonly hands: readonly RankedHand[] }) => (
  <ol className={styles.ranking}>
    {hands.map(({ cards, counting, name, words }) => (
      <li key={cards.join('')}>
        <HandRow cards={cards} counting={counting} />
        <p>
          <b>{capital(name ?? words)}</b>
          {name !== null && name !== words && <span>{words}</span>}
        </p>
      </li>
    ))}
  </ol>
);
