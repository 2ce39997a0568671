import { type DestinationStream, type Logger, pino } from 'pino';
import { DamagedRecord } from '../store/damaged-record.js';
import { causeOf, troubleOf } from '../store/trouble.js';

export type Log = Logger;

/**
 * Lines for machines. A line says which route, which account, which kind of order, how it ended: never a
 * body, an address line, a cookie, a seed or a card.
 */
export const createLog = (
  level: 'debug' | 'info' | 'warn' | 'error' | 'silent' = 'info',
  destination?: DestinationStream,
): Log => {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return destination === undefined ? pino(options) : pino(options, destination);
};

/**
 * Where an error was thrown and by what name. Its message is left out: it may quote what must not be read
 * in a log.
 */
export const traceOf = (error: unknown): Trace => {
  if (!(error instanceof Error)) return { error: typeof error, trace: '' };
  const frames = (error.stack ?? '').split('\n').filter((row) => /^\s+at /.test(row));
  const trace = frames.map((row) => row.trim()).join(' < ');
  const cause = causeOf(error);
  const why = troubleOf(error)?.message;
  return {
    error: error.name,
    ...(cause === null ? {} : { cause }),
    ...(why === undefined ? {} : { why }),
    ...(error instanceof DamagedRecord ? { why: error.message } : {}),
    trace,
  };
};

interface Trace {
  readonly error: string;
  /** The word of the system or of the database: `ENOSPC`, `SQLITE_FULL`. */
  readonly cause?: string;
  /** A sentence, where the store is what fails. */
  readonly why?: string;
  readonly trace: string;
}
