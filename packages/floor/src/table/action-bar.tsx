import type { LiveView } from '@baize/house/client';
import { withheldWords } from '../fairness/fairness-words.js';
import { Problem } from '../kit/problem.js';
import styles from './action-bar.module.css';
import { BettingBar } from './betting/betting-bar.js';
import type { Betting } from './betting/use-betting.js';
import { Countdown } from './clock/countdown.js';
import { DecidingBar } from './deciding/deciding-bar.js';
import type { FeltModel } from './live/felt-model.js';
import { sayWaiting } from './live/say-waiting.js';
import type { TableState } from './live/use-table.js';
import { OwnNotices } from './own/own-notices.js';
import type { Worth } from './own/worth.js';
import type { RulesAtHand } from './rules/rules-at-hand.js';
import type { TableFacts } from './rules/use-table-facts.js';
import type { Orders } from './use-orders.js';

interface ActionBarProps {
  readonly view: LiveView;
  readonly felt: FeltModel | null;
  readonly facts: TableFacts;
  readonly rules: RulesAtHand | null;
  readonly worth: readonly Worth[];
  readonly seat: number | null;
  readonly betting: Betting;
  readonly orders: Orders;
  /** What is wrong with the shuffle of this round; null where nothing is. */
  readonly warning: string | null;
  readonly place: () => void;
  readonly connection: TableState['connection'];
  readonly openChips: () => void;
}

/** What may be done now, from what the house says is legal; and what is waited for where nothing is. */
export const ActionBar = ({
  view,
  felt,
  facts,
  rules,
  worth,
  seat,
  betting,
  orders,
  warning,
  place,
  connection,
  openChips,
}: ActionBarProps) => {
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
      <OwnNotices view={view} orders={orders} />
      {orders.problem !== null && <Problem problem={orders.problem} />}
      {round?.stopped != null && <p className={styles.stopped}>{round.stopped.words}</p>}
      {round?.voided != null && (
        <p className={styles.stopped}>{withheldWords(view.fairness) ?? round.voided.words}</p>
      )}
      {warning !== null && (
        <p className={styles.stopped} role="alert">
          {warning}
        </p>
      )}
      {betting.legal !== null && seat !== null ? (
        <BettingBar
          view={view}
          betting={betting}
          seat={seat}
          place={place}
          orders={orders}
          openChips={openChips}
          legal={betting.legal}
        />
      ) : decides.length > 0 && seat !== null ? (
        <DecidingBar
          view={view}
          felt={felt}
          facts={facts}
          rules={rules}
          worth={worth}
          seat={seat}
          acts={decides}
          orders={orders}
        />
      ) : (
        <p className={styles.waiting}>{sayWaiting(view, felt, seat)}</p>
      )}
      <Countdown view={view} />
    </section>
  );
};
