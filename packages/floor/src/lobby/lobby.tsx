import { Link } from '../app/link.js';
import { Page } from '../app/page.js';
import { Waiting } from '../app/waiting.js';
import { Problem } from '../kit/problem.js';
import shared from '../kit/shared.module.css';
import styles from './lobby.module.css';
import { Promises } from './promises.js';
import { TableCard } from './table-card.js';
import { useLobby, useSigns } from './use-lobby.js';

/** The first page: the tables, and a seat at one of them in one click. */
export const Lobby = () => {
  const lobby = useLobby();
  const signs = useSigns();
  return (
    <Page
      title="Choose a table"
      lead={
        <>
          Dealt by the book, with play money. One click, and you have a seat.{' '}
          <Link to="/help">How it is played</Link>
        </>
      }
    >
      {lobby.state === 'connecting' && <Waiting for="Opening the doors" />}
      {lobby.state === 'failed' && <Problem problem={lobby.problem} />}
      {lobby.state === 'here' && lobby.tables.length === 0 && (
        <p className={shared.empty}>No table is set up in this house yet.</p>
      )}
      {lobby.state === 'here' && (
        <div className={styles.tables}>
          <ul>
            {lobby.tables.map((table) => (
              <li key={table.slug}>
                <TableCard table={table} signs={signs} />
              </li>
            ))}
          </ul>
          <Promises />
        </div>
      )}
      <footer className={styles.footer}>
        <Link to="/sign-in">Staff</Link>
      </footer>
    </Page>
  );
};
