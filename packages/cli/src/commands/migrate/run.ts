import { BadInput } from '../../bad-input.js';
import { dataIn, forOwnerAlone, makeFolder, ofDatabase } from '../../input/house-data.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import type { MIGRATE } from './command.js';

export const run = async (
  terminal: Terminal,
  { data, json }: Given<typeof MIGRATE>,
): Promise<void> => {
  forOwnerAlone();
  const { migrateSqlite } = await import('@baize/house');
  const { database } = dataIn(data);
  makeFolder(data);
  const migrated = await ofDatabase(database, () => migrateSqlite(database));
  if (!migrated.ok) throw new BadInput(`${database}: ${migrated.error.message}`);
  const { from, to } = migrated.value;
  if (json) terminal.printJson({ version: 1, database, from, to });
  else terminal.print(`${database}: ${words(from, to)}`);
};

const words = (from: number, to: number): string => {
  if (from === to) return `is at version ${to} already`;
  return `${from === 0 ? 'made' : 'migrated'}, from version ${from} to version ${to}`;
};
