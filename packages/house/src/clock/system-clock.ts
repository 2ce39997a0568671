import type { Clock } from './clock.js';

/** The machine's own clock and timers. */
export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  monotonic: () => performance.now(),
  setTimer: (ms, work, background = false) => {
    if (ms <= 0) {
      const turn = setImmediate(work);
      return { cancel: () => clearImmediate(turn) };
    }
    const timer = setTimeout(work, ms);
    if (background) timer.unref();
    return { cancel: () => clearTimeout(timer) };
  },
};
