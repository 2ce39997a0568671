import { useEffect } from 'react';
import { usePreferences } from '../../app/preferences.js';
import { classes } from '../../kit/classes.js';
import { Hidden } from '../../kit/hidden.js';
import { useAtTable } from '../at-table.js';
import styles from './countdown.module.css';
import { hasBetEverywhere, ownDeadline } from './own-deadline.js';
import { playTick } from './tick-sound.js';
import { useSecondsLeft } from './use-seconds-left.js';

/** From here on the time is shown as short. */
const SHORT = 5;
/** What the line shows in full. */
const WHOLE_LINE = 30;

const LABELS = { bet: 'Time to bet', decide: 'Time to decide' } as const;

/** The player's time to bet or to decide as it runs down. Its row stays, so that nothing moves when it begins. */
export const Countdown = () => {
  const { view } = useAtTable();
  const { tick } = usePreferences();
  const deadline = ownDeadline(view);
  const left = useSecondsLeft(view.clock.now, deadline?.until ?? null);
  const hurries = deadline?.to === 'decide' || !hasBetEverywhere(view);
  const short = hurries && left !== null && left <= SHORT;
  useEffect(() => {
    if (tick && short && left > 0) playTick();
  }, [tick, short, left]);
  if (view.mine.length === 0) return null;
  return (
    <div className={classes(styles.countdown, short && styles.short)} data-short={short}>
      {deadline !== null && left !== null && (
        <>
          <span>{LABELS[deadline.to]}</span>
          <progress
            className={styles.line}
            max={WHOLE_LINE}
            value={Math.min(WHOLE_LINE, left)}
            aria-label={LABELS[deadline.to]}
          />
          <span className={styles.seconds} role="timer" aria-live="off">
            {left} s
          </span>
        </>
      )}
      <p aria-live="assertive">
        {short && left > 0 && deadline !== null && (
          <Hidden>{`Five seconds left to ${deadline.to}.`}</Hidden>
        )}
      </p>
    </div>
  );
};
