import type { LiveView } from '@baize/house/client';
import { Link } from '../app/link.js';
import shared from '../kit/shared.module.css';
import styles from './fairness-note.module.css';
import { seatLines } from './fairness-words.js';
import { OwnSeed } from './own-seed.js';
import type { Seeds } from './use-seeds.js';

interface FairnessNoteProps {
  readonly view: LiveView;
  readonly seat: number | null;
  readonly seeds: Seeds;
}

/** What the house and the players have bound themselves to in this round, and what this page did. */
export const FairnessNote = ({ view, seat, seeds }: FairnessNoteProps) => {
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
          {seat !== null && (
            <p>
              Your page commits to a seed of its own by itself while betting is open, and opens it
              after “no more bets”. So no one can choose the deck, not even the house.
            </p>
          )}
          {seatLines(fairness, view.mine).map(({ seat: from, says, seed }) => (
            <p key={from}>
              {says}
              {seed !== null && (
                <>
                  {' '}
                  <span className={styles.code}>{seed}</span>
                </>
              )}
            </p>
          ))}
          {seeds.refused !== null && <p>{seeds.refused}</p>}
          {seeds.warning !== null && <p className={shared.strong}>{seeds.warning}</p>}
          {fairness.closing === null && seat !== null && seeds.refused === null && (
            <OwnSeed key={`${fairness.round}/${seat}`} seat={seat} seeds={seeds} />
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
