import type { LiveView } from '@baize/house/client';
import { Link } from '../app/link.js';
import styles from './fairness-note.module.css';
import { OwnSeed } from './own-seed.js';
import type { Orders } from './use-orders.js';

interface FairnessNoteProps {
  readonly view: LiveView;
  readonly seat: number | null;
  readonly orders: Orders;
}

/** What the house has committed to for this round, and what this player gives to the shuffle. */
export const FairnessNote = ({ view, seat, orders }: FairnessNoteProps) => {
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
          {fairness.seeds.map(({ seat: from, seed }) => (
            <p key={from}>
              Seat {from}
              {view.mine.includes(from) ? ', you,' : ''} mixed in{' '}
              <span className={styles.code}>{seed}</span>
            </p>
          ))}
          {!fairness.closed && seat !== null && (
            <OwnSeed key={`${fairness.round}/${seat}`} seat={seat} orders={orders} />
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
