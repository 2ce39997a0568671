import { ChipPile } from '../../art/chip.js';
import { money } from '../../kit/money.js';
import type { ActionOnFelt } from '../live/felt-model.js';
import styles from './pot.module.css';

/** The pot as it grows, and in which order the seats act. */
export const Pot = ({ action }: { readonly action: ActionOnFelt }) => (
  <div className={styles.pot}>
    <span className={styles.chips}>
      <ChipPile cents={action.potCents} />
    </span>
    <p>
      Pot <b>{money(action.potCents)}</b>
    </p>
    {action.order.length > 0 && (
      <span aria-hidden="true" className={styles.acts}>
        Acts
      </span>
    )}
    {action.order.length > 0 && (
      <ol className={styles.order} aria-label="Order of action">
        {action.order.map((seat) => (
          <li key={seat} {...(seat === action.turn ? { 'aria-current': 'step' as const } : {})}>
            {seat}
          </li>
        ))}
      </ol>
    )}
  </div>
);
