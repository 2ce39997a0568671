import type { Terminal } from '../terminal.js';

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
