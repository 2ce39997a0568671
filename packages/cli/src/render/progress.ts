import type { Terminal } from '../terminal.js';
import { counted } from './numbers.js';

interface Progress {
  readonly tell: (done: number) => void;
  readonly end: () => void;
}

const LONGEST_BAR = 40;
/** Columns for the label, the percentage and the count. */
const BESIDE = 40;
const ERASE_LINE = '\r\u001b[K';
/** Milliseconds between lines without a terminal; quick work prints none. */
const LINE_EVERY = 15_000;

/** A progress bar on stderr; a file or pipe gets a line now and then. */
export const progress = (
  { stderr }: Pick<Terminal, 'stderr'>,
  label: string,
  of: number,
  unit: string,
  now = () => performance.now(),
): Progress => {
  if (!stderr.isTTY) return lines(stderr, `${label.trim()}:`, of, unit, now);
  if (!Number.isFinite(of)) return endless(stderr, label, unit);
  const length = Math.max(10, Math.min(LONGEST_BAR, (stderr.columns ?? 0) - BESIDE));
  let shown = -1;
  return {
    tell: (done) => {
      const percent = Math.floor((done * 100) / of);
      if (percent === shown) return;
      shown = percent;
      stderr.write(`${ERASE_LINE}${label} ${bar(done / of, length)} ${percent}% of ${of} ${unit}`);
    },
    end: () => {
      stderr.write(ERASE_LINE);
    },
  };
};

const lines = (
  stderr: Terminal['stderr'],
  label: string,
  of: number,
  unit: string,
  now: () => number,
): Progress => {
  const all = Number.isFinite(of) ? ` of ${of}` : '';
  let written = now();
  return {
    tell: (done) => {
      if (now() - written < LINE_EVERY) return;
      written = now();
      stderr.write(`${label} ${done}${all} ${unit}\n`);
    },
    end: () => undefined,
  };
};

/** Without a known end, a running count. */
const endless = (stderr: Terminal['stderr'], label: string, unit: string): Progress => ({
  tell: (done) => {
    if (done % 100 === 0) stderr.write(`${ERASE_LINE}${label} ${done} ${unit}`);
  },
  end: () => {
    stderr.write(ERASE_LINE);
  },
});

/** Removes the bar when the work ends or fails. */
export const during = <T>({ end }: Progress, work: () => T): T => {
  try {
    return work();
  } finally {
    end();
  }
};

export const bar = (part: number, length: number): string => {
  const full = Math.floor(part * length);
  return `[${'#'.repeat(full)}${'.'.repeat(length - full)}]`;
};

const LONGEST_TIMED_BAR = 30;
const SHORTEST_BAR = 8;
/** A terminal shows `^C` at the end of the line and needs room for it. */
const CTRL_C = 3;
const BESIDE_TIMED = 4 + CTRL_C;
/** Milliseconds between updates of the bar. */
const PAUSE = 100;

/** A progress bar with the time left on stderr; only on a terminal. */
export const timedProgress = (
  { stderr }: Terminal,
  label: string,
  of: number,
  unit: string,
): Progress => {
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
  const room = columns - label.length - after.length - BESIDE_TIMED;
  if (room < SHORTEST_BAR) return `${label} ${after}`.slice(0, columns - CTRL_C);
  return `${label} ${bar(done / of, Math.min(LONGEST_TIMED_BAR, room))} ${after}`;
};

/** `8 s`, `2 min 5 s`, `3 h 20 min`. */
export const timeWords = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${whole % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};
