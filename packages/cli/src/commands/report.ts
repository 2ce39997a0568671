import path from 'node:path';
import type { DayOfHouse, GamingDay, Reader } from '@baize/house';
import type { Command } from 'commander';
import { BadInput } from '../bad-input.js';
import { dayText } from '../render/day-report.js';
import { print, printJson, terminalColumns } from '../terminal.js';

interface ReportOptions {
  readonly data: string;
  readonly day?: string;
  readonly csv?: true;
  readonly json?: true;
}

/** `baize report`: a gaming day of the house, from what is stored. */
export const registerReport = (baize: Command): void => {
  baize
    .command('report')
    .summary('report a gaming day of the house')
    .description(
      'Reports a gaming day of the house from its store: trays, drop, handle and win by wager, pots, ' +
        'jackpots, tips, corrections and irregularities of every table, and what the house owes. ' +
        'What happened in the day counts in the day, also where a session or a round goes on over ' +
        'its end. A report that does not add up is not given.',
    )
    .requiredOption('--data <folder>', 'the folder that the house keeps its data in')
    .option('--day <day>', 'as in 2026-02-01 (otherwise the gaming day that it is now)')
    .option('--csv', 'print as comma-separated values, a row for each table and wager')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize report --data data --day 2026-02-01\n' +
        '  baize report --data data --day 2026-02-01 --csv > day.csv\n\n' +
        'Exit codes: 0 done; 2 bad input.',
    )
    .action(async (options: ReportOptions) => {
      if (options.csv && options.json) throw new BadInput('--csv and --json: choose one of them');
      // The house is a server too: no other command waits for it to load.
      const { dayCsv, dayReport, gamingDayIn, gamingDayOf, isDay, openSqlite } = await import(
        '@baize/house'
      );
      if (options.day !== undefined && !isDay(options.day)) {
        throw new BadInput(`--day: "${options.day}" is no day; write it as in 2026-02-01`);
      }
      const opened = openSqlite(path.join(options.data, 'house.db'));
      if (!opened.ok) throw new BadInput(`--data: ${opened.error.message}`);
      const store = opened.value;
      const today = (settings: GamingDay): string =>
        gamingDayOf(new Date().toISOString(), settings);
      const read = async (reader: Reader): Promise<DayOfHouse> => {
        const settings = await gamingDayIn(reader);
        return dayReport(reader, options.day ?? today(settings), settings);
      };
      try {
        const day = await store.reading(read);
        if (options.json) printJson(day);
        else if (options.csv) print(dayCsv(day));
        else print(dayText(day, terminalColumns()).join('\n'));
      } finally {
        await store.close();
      }
    });
};
