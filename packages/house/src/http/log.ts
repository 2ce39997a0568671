import { type DestinationStream, type Logger, pino } from 'pino';

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
 * Where an error was thrown and by what name. Its message is left out: it may quote what nobody may read
 * in a log.
 */
export const traceOf = (error: unknown): { readonly error: string; readonly trace: string } => {
  if (!(error instanceof Error)) return { error: typeof error, trace: '' };
  const frames = (error.stack ?? '').split('\n').filter((row) => /^\s+at /.test(row));
  return { error: error.name, trace: frames.map((row) => row.trim()).join(' < ') };
};
