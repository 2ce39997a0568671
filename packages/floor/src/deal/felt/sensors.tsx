import { Button } from '../../kit/button.js';
import { SENSED, sensorOffers } from '../../table/own/sensed.js';
import { useAtDeal } from '../at-deal.js';
import styles from './sensors.module.css';

/** The chips on the sensors while bets are open: a chip that its sensor rejects is not a wager. */
export const Sensors = () => {
  const { view, orders } = useAtDeal();
  const offers = sensorOffers(view);
  if (offers.length === 0) return null;
  return (
    <section className={styles.sensors} aria-label="Sensors">
      <ul>
        {offers.map(({ seat, wager, name, is }) => (
          <li key={`${seat}/${wager}`}>
            <span>
              Seat {seat}, {name}: {SENSED[is]}
            </span>
            <Button
              onClick={() =>
                void orders.send({ type: 'SenseChip', seat, wager, accepted: is === 'rejected' })
              }
              disabled={orders.busy}
            >
              {is === 'accepted' ? 'Not accepted' : 'Accept'}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
