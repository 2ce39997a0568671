import type { LobbyTable } from '@baize/house/client';
import { Link } from '../app/link.js';
import { goTo } from '../app/route.js';
import { isStaff, mayEverOrder, useSession } from '../house/session.js';
import { Button } from '../kit/button.js';
import { money } from '../kit/money.js';
import styles from './table-card.module.css';
import { usualBuyInCents } from './words.js';

/** The ways into a table: sit down, deal where people deal, or watch. */
export const TableWays = ({ table }: { readonly table: LobbyTable }) => {
  const session = useSession();
  const slug = encodeURIComponent(table.slug);
  const open = table.phase === 'open';
  const deals = table.dealing === 'attended' && mayEverOrder(session, 'Deal');
  return (
    <div className={styles.actions}>
      {!isStaff(session) && (
        <Button
          look="main"
          disabled={!open || table.seats.free.length === 0}
          onClick={() => goTo(`/tables/${slug}`, 'sit')}
        >
          {open ? `Sit down with ${money(usualBuyInCents(table))}` : 'Closed'}
        </Button>
      )}
      {deals && (
        <Button look="main" disabled={!open} onClick={() => goTo(`/deal/${slug}`)}>
          {open ? 'Deal' : 'Closed'}
        </Button>
      )}
      <Link to={`/tables/${slug}`} className={styles.watch}>
        Watch
      </Link>
      <Link to={`/help/rules/${slug}`} className={styles.watch}>
        Rules
      </Link>
    </div>
  );
};
