import { useEffect, useState } from 'react';

/** The longest wait that a browser's timer takes. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether an instant lies in the past; it becomes true by itself. */
export const useInstantPassed = (instantMs: number | null): boolean => {
  const isPast = (): boolean => instantMs !== null && Date.now() >= instantMs;
  const [, wake] = useState(0);
  useEffect(() => {
    if (instantMs === null) return undefined;
    const left = Math.min(Math.max(0, instantMs - Date.now()), LONGEST_MS);
    const timer = setTimeout(() => wake((times) => times + 1), left);
    return () => clearTimeout(timer);
  }, [instantMs]);
  return isPast();
};
