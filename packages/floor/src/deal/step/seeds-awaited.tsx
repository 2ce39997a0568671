import { openingWords } from '../../fairness/fairness-words.js';
import { useSecondsLeft } from '../../table/clock/use-seconds-left.js';
import { useAtDeal } from '../at-deal.js';
import styles from './step-panel.module.css';

/** For whom the deal waits, and how long at most. */
export const SeedsAwaited = () => {
  const { fairness, clock } = useAtDeal().view;
  const left = useSecondsLeft(clock.now, fairness?.opening?.until ?? null);
  return (
    <p className={styles.waiting} role="status">
      {openingWords(fairness)} The deal begins by your hand when all are open
      {left === null ? '.' : `, or the round ends in ${left} s and every wager goes back.`}
    </p>
  );
};
