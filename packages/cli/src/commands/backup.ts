import { existsSync } from 'node:fs';
import process from 'node:process';
import type { CopyError } from '@baize/house';
import type { Command } from 'commander';
import { BadInput } from '../bad-input.js';
import {
  type DataOption,
  dataIn,
  dataOption,
  inAFolder,
  makeFolder,
  ofDatabase,
} from '../house-data.js';
import { print, printJson } from '../terminal.js';

interface Asked {
  readonly json?: true;
}

/** `baize backup`: a whole copy of the database, while the house goes on. */
export const registerBackup = (baize: Command): void => {
  baize
    .command('backup')
    .summary('copy the database of a house while it runs')
    .description(
      'Writes a whole copy of the database as it is at one moment, while the house goes on. The copy ' +
        'is checked, and appears under its name only when it is whole. It holds the seeds of rounds ' +
        'that are still open: keep it as safe as the house itself. Keep the seals in another place.',
    )
    .addOption(dataOption())
    .requiredOption('--to <file>', 'the copy; it must not be there yet')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize backup --to /mnt/safe/house-2026-03-01.db\n' +
        '  baize backup --data /srv/baize --to /mnt/safe/house.db --json\n\n' +
        'Exit codes: 0 done; 1 the database is damaged; 2 bad input.',
    )
    .action(async ({ data, to, json }: DataOption & Asked & { readonly to: string }) => {
      const { backupSqlite } = await import('@baize/house');
      const { database } = dataIn(data);
      inAFolder(to);
      const done = ofDatabase(to, () => backupSqlite(database, to));
      if (!done.ok) refuse(done.error);
      else if (json) printJson({ version: 1, database, backup: to });
      else print(`${to}: a whole copy of ${database}`);
    });
};

/** `baize restore`: a copy in the place of a database that is not there. */
export const registerRestore = (baize: Command): void => {
  baize
    .command('restore')
    .summary('put a backup in the place of a database that is gone')
    .description(
      'Puts a backup into the folder of a house that has no database. It never writes over one: move ' +
        'a damaged database away first. What happened after the backup is not in it.',
    )
    .requiredOption('--from <file>', 'a copy that baize backup made')
    .addOption(dataOption())
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  baize restore --from /mnt/safe/house-2026-03-01.db\n' +
        '  baize restore --from house.db --data /srv/baize\n\n' +
        'Exit codes: 0 done; 1 the backup is damaged; 2 bad input.',
    )
    .action(async ({ data, from, json }: DataOption & Asked & { readonly from: string }) => {
      const { openSqlite, restoreSqlite } = await import('@baize/house');
      const { database } = dataIn(data);
      if (!existsSync(from)) throw new BadInput(`${from} is not there`);
      makeFolder(data);
      const done = ofDatabase(database, () => restoreSqlite(from, database));
      if (!done.ok) {
        refuse(done.error);
        return;
      }
      const opened = openSqlite(database);
      if (opened.ok) await opened.value.close();
      const old = !opened.ok;
      if (json) printJson({ version: 1, database, backup: from, mustMigrate: old });
      else {
        const next = `; it is of an older version: baize migrate --data ${data}`;
        print(`${database}: restored from ${from}${old ? next : ''}`);
      }
    });
};

/** A damaged file is an answer; anything else can be mended on the command line. */
const refuse = ({ code, message }: CopyError): void => {
  if (code !== 'damaged') throw new BadInput(message);
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
};
