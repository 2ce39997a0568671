import type { LobbyTable } from '@baize/house/client';
import { Card } from '../art/card.js';
import { pageOf } from '../games.js';
import styles from './card-fan.module.css';

/** A few cards on the cloth, to tell the games apart from afar; they say nothing. */
export const CardFan = ({ game }: Pick<LobbyTable, 'game'>) => (
  <div className={styles.fan} aria-hidden="true">
    {pageOf(game).fan?.map((card) => (
      <span key={card} className={styles.card}>
        <Card text={card} />
      </span>
    ))}
  </div>
);
