import { isStaff, mayRead, useSession } from '../house/session.js';
import { classes } from '../kit/classes.js';
import { Bar } from './bar.js';
import styles from './header.module.css';
import { Link } from './link.js';
import { PersonHere } from './person-here.js';
import { PreferencesMenu } from './preferences-menu.js';
import { useRoute } from './route.js';

/** Quiet chrome: where this person may go, who they are, and how the page is shown. */
export const Header = () => {
  const session = useSession();
  const { page } = useRoute();
  return (
    <Bar className={classes(styles.header, isStaff(session) && styles.staff)}>
      <nav className={styles.nav} aria-label="Floor">
        <Link to="/" current={page === 'lobby'}>
          Lobby
        </Link>
        {mayRead(session, 'read-floor') && (
          <Link to="/floor" current={page === 'floor'}>
            Floor
          </Link>
        )}
        {mayRead(session, 'read-own-history') && (
          <Link to="/history" current={page === 'history'}>
            Your rounds
          </Link>
        )}
        <Link to="/help" current={page === 'help'}>
          Help
        </Link>
      </nav>
      <PersonHere />
      <PreferencesMenu />
    </Bar>
  );
};
