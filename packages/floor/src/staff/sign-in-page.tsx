import { Link } from '../app/link.js';
import { Page } from '../app/page.js';
import { ROLE_WORDS } from '../app/role-words.js';
import { isStaff, signOut, useSession } from '../house/session.js';
import { Button } from '../kit/button.js';
import { RedeemForm } from './redeem-form.js';
import { SignInForm } from './sign-in-form.js';
import styles from './sign-in-page.module.css';
import { whereTheyWork } from './where-they-work.js';

/** The staff door: players need none. */
export const SignInPage = () => {
  const session = useSession();
  if (session.state === 'here' && isStaff(session)) {
    const { name, role } = session.person;
    return (
      <Page title="Staff">
        <p className={styles.here}>
          You are signed in as <b>{name}</b>, {ROLE_WORDS[role].toLowerCase()}.
        </p>
        <div className={styles.row}>
          <Link to={whereTheyWork(session)}>Go to work</Link>
          <Button onClick={() => void signOut()}>Sign out</Button>
        </div>
      </Page>
    );
  }
  return (
    <Page title="Staff" lead="For those who deal, supervise and check. Players need no account.">
      {session.state === 'here' && (
        <p className={styles.guest}>
          You are here as {session.person.name}. Signing in leaves that guest behind, with the
          wallet.
        </p>
      )}
      <div className={styles.ways}>
        <SignInForm />
        <RedeemForm />
      </div>
    </Page>
  );
};
