import { useEffect, useState } from 'react';

const TICK_MS = 200;

/**
 * Whole seconds until an instant, null where there is none. They count from the time that the house gives with
 * each view, so a wrong clock of the device changes nothing.
 */
export const useSecondsLeft = (houseNow: string, until: string | null): number | null => {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return setLeft(null);
    const end = performance.now() + Date.parse(until) - Date.parse(houseNow);
    const count = (): void => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    count();
    const timer = setInterval(count, TICK_MS);
    return () => clearInterval(timer);
  }, [houseNow, until]);
  return until === null ? null : left;
};
