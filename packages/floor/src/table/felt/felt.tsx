import type { LiveView } from '@baize/house/client';
import { useAtTable } from '../at-table.js';
import { OwnPlace } from '../own/own-place.js';
import { seatsInSight } from '../rules/layout.js';
import { DealerPlace } from './dealer-place.js';
import styles from './felt.module.css';
import { JackpotMoment } from './jackpot-moment.js';
import { JackpotSigns } from './jackpot-signs.js';
import type { Moment } from './moments.js';
import { Pot } from './pot.js';
import { SeatPlace } from './seat-place.js';

interface FeltProps {
  readonly positions: number;
  readonly moment: Moment | null;
  readonly momentSeen: () => void;
  /** The seat that is asked for when the hand that lies there is over. */
  readonly wish: number | null;
  readonly sit: (seat: number) => void;
}

/** The cloth from above: the dealer at the top, the seats before it, the player's own place at the bottom. */
export const Felt = ({ positions, moment, momentSeen, wish, sit }: FeltProps) => {
  const { view, facts, felt, rules, seat } = useAtTable();
  const sign = facts.rules?.sign;
  const seats = seatsInSight(positions);
  const cardsLie = felt?.hands.some(({ cards }) => cards.length > 0) === true;
  const mayTake = (one: number): boolean =>
    view.phase === 'open' &&
    !view.mine.includes(one) &&
    (view.mine.length === 0 ||
      (felt?.phase !== 'playing' && rules?.mayPlayAt([...view.mine, one]) === true));
  return (
    <section className={styles.felt} aria-label="The felt">
      <div className={styles.top}>
        <JackpotSigns jackpots={view.jackpots} />
        <DealerPlace />
        <p className={styles.corner}>{sign?.title}</p>
      </div>
      <ol className={styles.seats} data-count={positions} aria-label="Seats">
        {seats.map((one) => (
          <SeatPlace
            key={one}
            seat={one}
            mayTake={mayTake(one)}
            wished={wish === one}
            sit={() => sit(one)}
          />
        ))}
      </ol>
      {felt?.action != null && <Pot action={felt.action} />}
      {cardsLie ? null : (
        <div className={styles.printed}>
          <p className={styles.game}>{sign?.title.split(',')[0]}</p>
          {sign?.inscriptions.slice(0, 2).map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {view.phase === 'closed' ? (
        <p className={styles.closed}>
          This table is closed. It opens again when the house opens it.
        </p>
      ) : (
        seat !== null && <OwnPlace seat={seat} />
      )}
      {moment !== null && (
        <JackpotMoment key={`${moment.kind}/${moment.key}`} moment={moment} done={momentSeen} />
      )}
      {noticesBeside(view).map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
    </section>
  );
};

/** What the displays of the jackpots do not carry themselves. */
const noticesBeside = ({ notices, jackpots }: LiveView): readonly string[] =>
  notices.filter((text) => !jackpots.some(({ display }) => display?.notice?.value === text));
