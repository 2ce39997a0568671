import type { LobbyTable } from '@baize/house/client';
import styles from './seat-row.module.css';

/** The seats as they lie before the dealer, and in words. */
export const SeatRow = ({ seats }: { readonly seats: LobbyTable['seats'] }) => {
  const { positions, taken, free } = seats;
  const all = Array.from({ length: positions }, (_, at) => positions - at);
  return (
    <p className={styles.seats}>
      <span className={styles.row} aria-hidden="true">
        {all.map((seat) => (
          <span key={seat} className={taken.includes(seat) ? styles.taken : styles.free} />
        ))}
      </span>
      {free.length === 0 ? 'Every seat is taken' : `${free.length} of ${positions} seats free`}
    </p>
  );
};
