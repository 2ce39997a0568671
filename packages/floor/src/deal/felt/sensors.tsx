import type { LiveView } from '@baize/house/client';
import { Button } from '../../kit/button.js';
import { SENSED, sensorOffers } from '../../table/own/sensed.js';
import type { Orders } from '../../table/use-orders.js';
import styles from './sensors.module.css';

interface SensorsProps {
  readonly view: LiveView;
  readonly orders: Orders;
}

/** The chips on the sensors while bets are open: one that its sensor does not take is no wager. */
export const Sensors = ({ view, orders }: SensorsProps) => {
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
