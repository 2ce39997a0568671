import { useEffect, useRef, useState } from 'react';

const COUNT_MS = 1_200;

/** Counts up to an amount in small steps; where motion is not wanted, or it falls, it is there at once. */
export const useCounting = (cents: number): number => {
  const [shown, setShown] = useState(cents);
  const from = useRef(cents);
  useEffect(() => {
    const start = from.current;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still || cents <= start) {
      from.current = cents;
      setShown(cents);
      return;
    }
    const began = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const part = Math.min(1, (now - began) / COUNT_MS);
      from.current = Math.round(start + (cents - start) * part);
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [cents]);
  return shown;
};
