import type { Command } from 'commander';
import { BadInput } from '../bad-input.js';
import { type DataOption, dataIn, dataOption, makeFolder, ofDatabase } from '../house-data.js';
import { print, printJson } from '../terminal.js';

/** `baize migrate`: makes the database of a house, or brings an older one up to date. */
export const registerMigrate = (baize: Command): void => {
  baize
    .command('migrate')
    .summary('make the database of a house, or bring it up to date')
    .description(
      'Makes the database of a house in its folder, or brings one of an older version of this ' +
        'program up to date, step by step, each whole. Nothing that was stored changes. Stop the ' +
        'house first, and make a backup.',
    )
    .addOption(dataOption())
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize migrate\n' +
        '  baize migrate --data /srv/baize\n\n' +
        'Exit codes: 0 up to date; 2 it is no database, or of a newer program.',
    )
    .action(async ({ data, json }: DataOption & { readonly json?: true }) => {
      const { migrateSqlite } = await import('@baize/house');
      const { database } = dataIn(data);
      makeFolder(data);
      const migrated = ofDatabase(database, () => migrateSqlite(database));
      if (!migrated.ok) throw new BadInput(`${database}: ${migrated.error.message}`);
      const { from, to } = migrated.value;
      if (json) printJson({ version: 1, database, from, to });
      else print(`${database}: ${words(from, to)}`);
    });
};

const words = (from: number, to: number): string => {
  if (from === to) return `is at version ${to} already`;
  return `${from === 0 ? 'made' : 'migrated'}, from version ${from} to version ${to}`;
};
