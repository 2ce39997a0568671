import type { Terminal } from '../terminal.js';
import { counted } from './numbers.js';
import { bar } from './progress.js';

interface TimedProgress {
  readonly tell: (done: number) => void;
  readonly end: () => void;
}

const LONGEST_BAR = 30;
const SHORTEST_BAR = 8;
/** A terminal shows `^C` at the end of the line and needs room for it. */
const CTRL_C = 3;
const BESIDE = 4 + CTRL_C;
const ERASE_LINE = '\r\u001b[K';
/** Milliseconds between updates of the bar. */
const PAUSE = 100;

/** A progress bar with the time left on stderr; only on a terminal. */
export const timedProgress = (
  { stderr }: Terminal,
  label: string,
  of: number,
  unit: string,
): TimedProgress => {
  if (!stderr.isTTY) return { tell: () => undefined, end: () => undefined };
  const start = performance.now();
  let shown = Number.NEGATIVE_INFINITY;
  const show = (done: number): void => {
    const now = performance.now();
    if (now - shown < PAUSE) return;
    shown = now;
    stderr.write(
      `${ERASE_LINE}${progressLine(label, done, of, unit, now - start, stderr.columns ?? 0)}`,
    );
  };
  show(0);
  return {
    tell: show,
    end: () => {
      stderr.write(ERASE_LINE);
    },
  };
};

/** One line that fits the terminal. */
export const progressLine = (
  label: string,
  done: number,
  of: number,
  unit: string,
  milliseconds: number,
  columns: number,
): string => {
  const left = done === 0 ? '' : `, ${timeWords((milliseconds * (of - done)) / done / 1000)} left`;
  const after = `${Math.floor((done * 100) / of)}% of ${counted(of)} ${unit}${left}`;
  const room = columns - label.length - after.length - BESIDE;
  if (room < SHORTEST_BAR) return `${label} ${after}`.slice(0, columns - CTRL_C);
  return `${label} ${bar(done / of, Math.min(LONGEST_BAR, room))} ${after}`;
};

/** `8 s`, `2 min 5 s`, `3 h 20 min`. */
export const timeWords = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${whole % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};
