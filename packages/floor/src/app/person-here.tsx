import { isStaff, signOut, useSession } from '../house/session.js';
import { Button } from '../kit/button.js';
import { classes } from '../kit/classes.js';
import { money } from '../kit/money.js';
import styles from './person-here.module.css';
import { ROLE_WORDS } from './role-words.js';
import { goTo } from './route.js';

/** Who is here: a player with the wallet, staff with the office and the way out. */
export const PersonHere = () => {
  const session = useSession();
  if (session.state !== 'here') return null;
  const { person, money: has } = session;
  const leave = async (): Promise<void> => {
    await signOut();
    goTo('/');
  };
  return (
    <div className={classes(styles.person, isStaff(session) && styles.staff)}>
      <p className={styles.who}>
        <span className={styles.name}>{person.name}</span>
        {isStaff(session) && <span className={styles.role}>{ROLE_WORDS[person.role]}</span>}
        {has !== null && (
          <span className={styles.wallet}>
            Wallet <b>{money(has.walletCents)}</b>
          </span>
        )}
      </p>
      {isStaff(session) && (
        <Button look="quiet" onClick={() => void leave()}>
          Sign out
        </Button>
      )}
    </div>
  );
};
