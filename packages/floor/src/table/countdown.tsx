import { useEffect, useState } from 'react';
import styles from './countdown.module.css';

/** The time left to decide, counted down between two messages of the house. */
export const Countdown = ({ seconds }: { readonly seconds: number }) => {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const until = performance.now() + seconds * 1000;
    const tick = (): void => setLeft(Math.max(0, (until - performance.now()) / 1000));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  const whole = Math.ceil(left);
  return (
    <p className={styles.countdown}>
      <progress className={styles.line} max={30} value={left} aria-label="Time to decide" />
      {whole} s
    </p>
  );
};
