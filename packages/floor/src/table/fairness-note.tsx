import type { LiveView } from '@baize/house/client';
import { Link } from '../app/link.js';
import styles from './fairness-note.module.css';

/** What the house has committed to for this round, and what this player gave to the shuffle. */
export const FairnessNote = ({ view }: { readonly view: LiveView }) => {
  const { fairness, receipts } = view;
  const last = receipts[0]?.round;
  return (
    <div className={styles.note}>
      {fairness === null ? (
        <p>The next round has no commitment yet.</p>
      ) : (
        <>
          <p>
            The house fixed its part of the shuffle of round {fairness.round.split('/').at(-1)}{' '}
            before betting opened. This is its commitment; your browser keeps it.
          </p>
          <p className={styles.code}>{fairness.commitment}</p>
          {fairness.seeds.map(({ seat, seed }) => (
            <p key={seat}>
              Seat {seat}
              {view.mine.includes(seat) ? ', you,' : ''} mixed in{' '}
              <span className={styles.code}>{seed}</span>
            </p>
          ))}
          {!fairness.closed && fairness.given.length === 0 && (
            <p>Your browser draws a seed for you when you place your wagers.</p>
          )}
        </>
      )}
      {last !== undefined && (
        <p>
          <Link to={`/rounds/${last}`}>Check the deck of round {last.split('/').at(-1)}</Link>
        </p>
      )}
    </div>
  );
};
