import { existsSync } from 'node:fs';
import type { RestoredHouse } from '@baize/house';
import { BadInput } from '../../bad-input.js';
import {
  dataIn,
  forOwnerAlone,
  makeFolder,
  ofDatabase,
  refuseCopy,
} from '../../input/house-data.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import type { RESTORE } from './command.js';
import { restoreText } from './text.js';

export const run = async (
  terminal: Terminal,
  { data, from, json }: Given<typeof RESTORE>,
): Promise<void> => {
  forOwnerAlone();
  const { restoreHouse } = await import('@baize/house');
  const { database } = dataIn(data);
  if (!existsSync(from)) throw new BadInput(`${from} is not there`);
  makeFolder(data);
  const now = new Date().toISOString();
  const done = await ofDatabase(database, () => restoreHouse(from, data, now));
  if (!done.ok) refuseCopy(terminal, done.error);
  else if (json) terminal.printJson(jsonOf(from, done.value));
  else terminal.print(restoreText(from, done.value, terminal.proseColumns).join('\n'));
};

const jsonOf = (backup: string, restored: RestoredHouse) => ({ version: 1, backup, ...restored });
