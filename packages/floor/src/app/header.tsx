import { useSession } from '../house/session.js';
import { money } from '../kit/money.js';
import styles from './header.module.css';
import { Link } from './link.js';
import { PreferencesMenu } from './preferences-menu.js';
import { useRoute } from './route.js';
import { Wordmark } from './wordmark.js';

/** Quiet chrome: the way to the lobby and to the own rounds, who is here, and how it is shown. */
export const Header = () => {
  const session = useSession();
  const { page } = useRoute();
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.home}>
        <Wordmark />
      </Link>
      <nav className={styles.nav} aria-label="Floor">
        <Link to="/" current={page === 'lobby'}>
          Lobby
        </Link>
        {session.state === 'here' && session.money !== null && (
          <Link to="/history" current={page === 'history'}>
            Your rounds
          </Link>
        )}
        <Link to="/help" current={page === 'help'}>
          Help
        </Link>
      </nav>
      {session.state === 'here' && (
        <p className={styles.person}>
          <span className={styles.name}>{session.person.name}</span>
          {session.money !== null && (
            <span className={styles.wallet}>
              Wallet <b>{money(session.money.walletCents)}</b>
            </span>
          )}
        </p>
      )}
      <PreferencesMenu />
    </header>
  );
};
