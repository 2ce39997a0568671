import path from 'node:path';
import type { DayOfHouse, GamingDay, Reader } from '@baize/house';
import { BadInput } from '../../bad-input.js';
import { forOwnerAlone, readingOf } from '../../input/house-data.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import type { REPORT } from './command.js';
import { dayText } from './text.js';

export const run = async (terminal: Terminal, options: Given<typeof REPORT>): Promise<void> => {
  if (options.csv && options.json) throw new BadInput('--csv and --json: choose one of them');
  forOwnerAlone();
  // Loaded on demand: the house is a server too.
  const { dayCsv, dayReport, gamingDayIn, gamingDayOf, isDay, openSqliteToRead } = await import(
    '@baize/house'
  );
  if (options.day !== undefined && !isDay(options.day)) {
    throw new BadInput(`--day: "${options.day}" is no day; write it as in 2026-02-01`);
  }
  const opened = openSqliteToRead(path.join(options.data, 'house.db'));
  if (!opened.ok) throw new BadInput(`--data: ${opened.error.message}`);
  const store = opened.value;
  const today = (settings: GamingDay): string => gamingDayOf(new Date().toISOString(), settings);
  const read = async (reader: Reader): Promise<DayOfHouse> => {
    const settings = await gamingDayIn(reader);
    return dayReport(reader, options.day ?? today(settings), settings);
  };
  try {
    const day = await readingOf(options.data, () => store.reading(read));
    if (options.json) terminal.printJson(day);
    else if (options.csv) terminal.print(dayCsv(day));
    else terminal.print(dayText(day, terminal.columns).join('\n'));
  } finally {
    await store.close();
  }
};
