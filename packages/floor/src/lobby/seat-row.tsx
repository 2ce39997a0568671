import type { LobbyTable } from '@baize/house/client';
import styles from './seat-row.module.css';

/** The seats as they lie before the dealer, and in words. Practice players give way, so theirs are free. */
export const SeatRow = ({ seats }: { readonly seats: LobbyTable['seats'] }) => {
  const { positions, free } = seats;
  const all = Array.from({ length: positions }, (_, at) => positions - at);
  return (
    <p className={styles.seats}>
      <span className={styles.row} aria-hidden="true">
        {all.map((seat) => (
          <span key={seat} className={free.includes(seat) ? styles.free : styles.taken} />
        ))}
      </span>
      {free.length === 0 ? 'Every seat is taken' : `${free.length} of ${positions} seats free`}
    </p>
  );
};
