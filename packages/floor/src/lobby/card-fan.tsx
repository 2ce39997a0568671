import type { LobbyTable } from '@baize/house/client';
import { Card } from '../art/card.js';
import styles from './card-fan.module.css';

const SHOWN: Readonly<Record<LobbyTable['game'], readonly string[]>> = {
  'high-card-flush': ['Jh', 'Qh', 'Ah'],
  'caribbean-stud': ['Td', 'Ks', 'As'],
  'ricochet-poker': ['Qc', 'Kc'],
};

/** A few cards on the cloth, to tell the games apart from afar; they say nothing. */
export const CardFan = ({ game }: Pick<LobbyTable, 'game'>) => (
  <div className={styles.fan} aria-hidden="true">
    {SHOWN[game].map((card) => (
      <span key={card} className={styles.card}>
        <Card text={card} />
      </span>
    ))}
  </div>
);
