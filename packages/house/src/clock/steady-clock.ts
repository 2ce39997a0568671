import type { Clock } from './clock.js';

/** A clock that others may move on. */
export interface SteadyClock extends Clock {
  /** Another process has stored something at this instant: it goes on from there, if it is behind. */
  notBefore(instant: string): void;
}

/**
 * A clock that never goes back and never stands still, whatever the machine's does: the order of events is
 * the order of their instants, and a deadline is reached. It begins no earlier than `last`, the instant of
 * the last thing that was stored. While the machine's time is behind, it goes on by the monotonic clock.
 */
export const steadyClock = (clock: Clock, last = ''): SteadyClock => {
  let since = clock.monotonic();
  let at = latest(Date.parse(clock.now()), last === '' ? 0 : Date.parse(last));
  /** It is asked more often than it moves. */
  let shown = { at: Number.NaN, text: '' };
  const now = (): string => {
    const ran = clock.monotonic();
    at = latest(Date.parse(clock.now()), at + Math.max(0, ran - since));
    since = ran;
    if (at !== shown.at) shown = { at, text: new Date(at).toISOString() };
    return shown.text;
  };
  return {
    now,
    notBefore: (instant) => {
      at = latest(at, Date.parse(instant));
    },
    monotonic: () => clock.monotonic(),
    setTimer: (ms, work, background) => clock.setTimer(ms, work, background),
  };
};

const latest = (one: number, other: number): number => Math.max(one, other);
