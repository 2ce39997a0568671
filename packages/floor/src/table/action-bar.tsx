import { withheldWords } from '../fairness/fairness-words.js';
import { Problem } from '../kit/problem.js';
import shared from '../kit/shared.module.css';
import styles from './action-bar.module.css';
import { useAtTable } from './at-table.js';
import { BettingBar } from './betting/betting-bar.js';
import { Countdown } from './clock/countdown.js';
import { DecidingBar } from './deciding/deciding-bar.js';
import { sayWaiting } from './live/say-waiting.js';
import type { TableState } from './live/use-table.js';
import { OwnNotices } from './own/own-notices.js';

interface ActionBarProps {
  /** What is wrong with the shuffle of this round; null where nothing is. */
  readonly warning: string | null;
  readonly place: () => void;
  readonly connection: TableState['connection'];
}

/** What may be done now, from what the house says is legal; and what is waited for where nothing is. */
export const ActionBar = ({ warning, place, connection }: ActionBarProps) => {
  const { view, felt, seat, betting, orders } = useAtTable();
  const acts = seat === null ? [] : (view.round?.legal[seat] ?? []);
  const decides = acts.filter(({ act }) => act !== 'place-wagers');
  const { round } = view;
  return (
    <section className={styles.bar} aria-label="What you can do">
      {connection !== 'open' && (
        <p className={styles.lost} role="status">
          {connection === 'ended'
            ? 'The house has ended this connection. Load the page again.'
            : 'The connection is lost. Your hand is safe; coming back…'}
        </p>
      )}
      <OwnNotices />
      {orders.problem !== null && <Problem problem={orders.problem} />}
      {round?.stopped != null && <p className={shared.note}>{round.stopped.words}</p>}
      {round?.voided != null && (
        <p className={shared.note}>{withheldWords(view.fairness) ?? round.voided.words}</p>
      )}
      {warning !== null && (
        <p className={shared.note} role="alert">
          {warning}
        </p>
      )}
      {betting.legal !== null && seat !== null ? (
        <BettingBar seat={seat} place={place} legal={betting.legal} />
      ) : decides.length > 0 && seat !== null ? (
        <DecidingBar seat={seat} acts={decides} />
      ) : (
        <p className={styles.waiting}>{sayWaiting(view, felt, seat)}</p>
      )}
      <Countdown />
    </section>
  );
};
