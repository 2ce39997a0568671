import type { LiveView } from '@baize/house/client';
import { SUIT_WORDS } from '../../art/suits.js';
import { money } from '../../kit/money.js';
import { Meter } from '../../lobby/meter.js';
import styles from './jackpot-signs.module.css';

/** The jackpots over the table, and an award that waits to be paid. */
export const JackpotSigns = ({ jackpots }: Pick<LiveView, 'jackpots'>) => (
  <div className={styles.signs}>
    {jackpots.map(({ wager, name, display, pending, criteria }) => (
      <div key={wager} className={styles.sign}>
        <p className={styles.name}>
          {name}
          {display?.suit != null && `, ${SUIT_WORDS[display.suit]}`}
        </p>
        <p className={styles.amount}>
          <Meter cents={display?.amountCents ?? null} />
        </p>
        {criteria.map(({ hand, percent }) => (
          <p key={hand} className={styles.criterion}>
            {hand} takes {percent} % of it
          </p>
        ))}
        {display?.notice != null && <p className={styles.notice}>{display.notice.value}</p>}
        {pending.map(({ hit, seat, cents }) => (
          <p key={hit} className={styles.hit}>
            Seat {seat}: {money(cents)} waits
          </p>
        ))}
      </div>
    ))}
  </div>
);
