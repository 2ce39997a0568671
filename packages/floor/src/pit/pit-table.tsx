import type { FloorOffer, FloorTable as Table } from '@baize/house/client';
import { jurisdictionOf } from '@baize/rulebook';
import { Link } from '../app/link.js';
import { timeOf } from '../kit/instant.js';
import { money } from '../kit/money.js';
import shared from '../kit/shared.module.css';
import { titleOf } from '../lobby/words.js';
import { OfferButtons } from './offer-buttons.js';
import styles from './pit-table.module.css';
import { dealerInWords, roundInWords, standingOf } from './table-words.js';
import { answersCall, isOwnOrder } from './waits.js';

const STANDING = { open: 'Open', closed: 'Closed', halted: 'Halted', stopped: 'Stopped' } as const;

const FIRST: readonly FloorOffer['order']['type'][] = ['OpenTable', 'HaltRounds', 'CloseTable'];
/** What answers a call stands in the list of what waits. */
const ELSEWHERE: readonly FloorOffer['order']['type'][] = [
  'AtJackpot',
  'Cards',
  'ApproveRules',
  'AnswerCall',
  'CloseCall',
];

/** One table at a glance, with what may be ordered of it. */
export const PitTable = ({ table }: { readonly table: Table }) => {
  const { slug, name, rulebook, game, seats, trayCents, offers, round, halted, waiting } = table;
  const standing = standingOf(table);
  const path = encodeURIComponent(slug);
  const first = offers.filter(({ order }) => FIRST.includes(order.type));
  const more = offers.filter(
    (offer) =>
      isOwnOrder(offer) ||
      (![...FIRST, ...ELSEWHERE].includes(offer.order.type) && !answersCall(table, offer)),
  );
  const empty = halted && round?.hands === 0;
  return (
    <article className={styles.table} aria-labelledby={`floor-${slug}`}>
      <header className={styles.head}>
        <div>
          <p className={shared.small}>
            {jurisdictionOf(rulebook)} · {titleOf(game)}
          </p>
          <h3 id={`floor-${slug}`}>{name}</h3>
        </div>
        <p className={styles.standing} data-standing={standing}>
          {STANDING[standing]}
        </p>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>Dealer</dt>
          <dd>{dealerInWords(table)}</dd>
        </div>
        <div>
          <dt>Seats</dt>
          <dd>
            {seats.taken.length} of {seats.positions} taken
            {seats.away.length > 0 && `, ${seats.away.length} away`}
          </dd>
        </div>
        <div>
          <dt>Round</dt>
          <dd>{roundInWords(table)}</dd>
        </div>
        {waiting.for !== 'nobody' && (
          <div>
            <dt>Waits</dt>
            <dd>
              {waiting.what} Since {timeOf(waiting.since)}
            </dd>
          </div>
        )}
        <div>
          <dt>Tray</dt>
          <dd>{money(trayCents)}</dd>
        </div>
      </dl>
      {empty && <p className={styles.note}>No wagers lie on this round. Void it to close now.</p>}
      {first.length > 0 && (
        <div className={styles.actions}>
          <OfferButtons table={table} offers={first} />
        </div>
      )}
      <footer className={styles.foot}>
        {table.dealing === 'attended' && <Link to={`/deal/${path}`}>Deal</Link>}
        <Link to={`/tables/${path}`}>Table</Link>
        <Link to={`/sign/${path}`}>Sign</Link>
        {more.length > 0 && (
          <details className={styles.more} open={empty}>
            <summary>More</summary>
            <div className={styles.actions}>
              <OfferButtons table={table} offers={more} />
            </div>
          </details>
        )}
      </footer>
    </article>
  );
};
