import { existsSync } from 'node:fs';
import { BadInput } from '../bad-input.js';
import { type DataOption, dataIn, makeFolder, ofDatabase, refuseCopy } from '../house-data.js';
import type { Terminal } from '../terminal.js';

interface RestoreOptions extends DataOption {
  readonly from: string;
  readonly json?: true;
}

/** `baize restore`: a copy in the place of a database that is not there. */
export const run = async (
  terminal: Terminal,
  { data, from, json }: RestoreOptions,
): Promise<void> => {
  const { openSqlite, restoreSqlite } = await import('@baize/house');
  const { database } = dataIn(data);
  if (!existsSync(from)) throw new BadInput(`${from} is not there`);
  makeFolder(data);
  const done = ofDatabase(database, () => restoreSqlite(from, database));
  if (!done.ok) {
    refuseCopy(terminal, done.error);
    return;
  }
  const opened = openSqlite(database);
  if (opened.ok) await opened.value.close();
  const old = !opened.ok;
  if (json) terminal.printJson({ version: 1, database, backup: from, mustMigrate: old });
  else {
    const next = `; it is of an older version: baize migrate --data ${data}`;
    terminal.print(`${database}: restored from ${from}${old ? next : ''}`);
  }
};
