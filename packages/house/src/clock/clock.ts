/** A timer that was set. */
export interface Timer {
  cancel(): void;
}

/**
 * Where the house has its time from. Everything that waits, or that asks how late it is, does so here: with
 * a clock of its own a test or a simulation drives a whole house through hours at once.
 */
export interface Clock {
  /** An instant in UTC, as the machine has it: it may jump, also back. */
  now(): string;
  /** Milliseconds from any start; they only grow, whatever the machine's time does. */
  monotonic(): number;
  /**
   * Runs `work` once, so many milliseconds from now; at 0, after what is under way. `background`: it does
   * not keep a process running.
   */
  setTimer(ms: number, work: () => void, background?: boolean): Timer;
}

/** Runs `work` again and again until it is cancelled. */
export const every = (
  clock: Pick<Clock, 'setTimer'>,
  ms: number,
  work: () => void,
  background = false,
): Timer => {
  const next = (): Timer =>
    clock.setTimer(
      ms,
      () => {
        timer = next();
        work();
      },
      background,
    );
  let timer = next();
  return { cancel: () => timer.cancel() };
};
