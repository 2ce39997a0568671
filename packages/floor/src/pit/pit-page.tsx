import type { FloorView } from '@baize/house/client';
import { useEffect } from 'react';
import { Link } from '../app/link.js';
import { Page } from '../app/page.js';
import { Waiting } from '../app/waiting.js';
import { mayEverOrder, mayRead, useSession } from '../house/session.js';
import shared from '../kit/shared.module.css';
import { Matters } from './matters.js';
import styles from './pit-page.module.css';
import { PitTable } from './pit-table.js';
import { usePit } from './use-pit.js';
import { WaitingList } from './waiting-list.js';
import { waitingOn } from './waits.js';

/** The floorperson's screen, for those whose office sees it. */
export const PitPage = () => {
  const session = useSession();
  if (session.state === 'unknown') return <Waiting for="Walking to the floor" />;
  if (!mayRead(session, 'read-floor')) {
    return (
      <Page title="The floor">
        <p>
          This is where the floor looks after its tables.{' '}
          <Link to="/sign-in">Sign in as staff</Link>
        </p>
      </Page>
    );
  }
  return <PitRoom />;
};

/** What waits on top, then every table. */
const PitRoom = () => {
  const now = usePit();
  return (
    <Page title="The floor">
      {now.state === 'connecting' && <Waiting for="Looking over the tables" />}
      {now.state === 'here' && !now.connected && (
        <p className={styles.lost} role="status">
          The connection is lost. What you see may be old; it comes back by itself.
        </p>
      )}
      {now.state === 'here' && <Overlooked floor={now.floor} />}
    </Page>
  );
};

const Overlooked = ({ floor }: { readonly floor: FloorView }) => {
  const session = useSession();
  const { you, others } = waitingOn(floor);
  const acts = mayEverOrder(session, 'OpenTable');
  useEffect(() => {
    document.title = you.length === 0 ? 'The floor · Baize' : `(${you.length}) The floor · Baize`;
  }, [you.length]);
  const nameOfTable = (slug: string): string =>
    floor.tables.find((table) => table.slug === slug)?.name ?? slug;
  return (
    <div className={styles.room}>
      {acts && (
        <WaitingList
          title="Waiting for you"
          nothing="Nothing waits for you."
          waiting={you}
          nameOfTable={nameOfTable}
        />
      )}
      {(others.length > 0 || !acts) && (
        <WaitingList
          title={acts ? 'Waiting for others' : 'Waiting for the floor'}
          nothing="Nothing waits."
          waiting={others}
          nameOfTable={nameOfTable}
        />
      )}
      <Matters floor={floor} />
      <section aria-labelledby="floor-tables">
        <h2 id="floor-tables" className={styles.title}>
          Tables
        </h2>
        {floor.tables.length === 0 && (
          <p className={shared.soft}>No table is set up in this house yet.</p>
        )}
        <ul className={styles.tables}>
          {floor.tables.map((table) => (
            <li key={table.slug}>
              <PitTable table={table} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
