import { useEffect, useState } from 'react';
import { classes } from '../../kit/classes.js';
import { moneyFull } from '../../kit/money.js';
import { useCounting } from '../../kit/use-counting.js';
import styles from './jackpot-moment.module.css';
import { type Moment, momentTitle } from './moments.js';

const SHOWN_MS = 9_000;
const GRAND_CENTS = 50_000;

interface JackpotMomentProps {
  readonly moment: Moment;
  readonly done: () => void;
}

/** A jackpot or an envy bonus at the table: who, for what, how much, and what happens now. */
export const JackpotMoment = ({ moment, done }: JackpotMomentProps) => {
  const { kind, hand, cents, next, mine } = moment;
  const [target, setTarget] = useState(0);
  useEffect(() => {
    setTarget(cents);
    const timer = setTimeout(done, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [cents, done]);
  const shown = useCounting(target);
  return (
    <div
      className={classes(
        styles.moment,
        mine && styles.mine,
        cents >= GRAND_CENTS && styles.grand,
        kind === 'withdrawn' && styles.withdrawn,
      )}
    >
      <p className={styles.title}>{momentTitle(moment)}</p>
      <p className={styles.amount}>{moneyFull(shown)}</p>
      <p className={styles.next}>
        {hand !== '' && <span className={styles.hand}>{hand}.</span>} {next}
      </p>
      <button type="button" className={styles.close} onClick={done} aria-label="Close the award">
        ×
      </button>
    </div>
  );
};
