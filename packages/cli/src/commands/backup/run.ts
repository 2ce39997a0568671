import {
  dataIn,
  forOwnerAlone,
  inAFolder,
  ofDatabase,
  refuseCopy,
} from '../../input/house-data.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import type { BACKUP } from './command.js';

export const run = async (
  terminal: Terminal,
  { data, to, json }: Given<typeof BACKUP>,
): Promise<void> => {
  forOwnerAlone();
  const { backupSqlite } = await import('@baize/house');
  const { database } = dataIn(data);
  inAFolder(to);
  const done = await ofDatabase(to, () => backupSqlite(database, to));
  if (!done.ok) refuseCopy(terminal, done.error);
  else if (json) terminal.printJson({ version: 1, database, backup: to });
  else terminal.print(`${to}: a whole copy of ${database}`);
};
