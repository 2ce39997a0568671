import { prefer, usePreferences } from '../app/preferences.js';
import styles from './coach-switch.module.css';

/** The coach speaks only when switched on. */
export const CoachSwitch = () => {
  const { coach } = usePreferences();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={coach}
      className={styles.switch}
      onClick={() => prefer({ coach: !coach })}
    >
      <span className={styles.track} aria-hidden="true" />
      Coach
    </button>
  );
};
