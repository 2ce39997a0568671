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
import { counted, many } from '../../render/numbers.js';
import { prose } from '../../render/text.js';
import type { Terminal } from '../../terminal.js';
import type { Given } from '../spec.js';
import type { RESTORE } from './command.js';

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

export const restoreText = (
  backup: string,
  restored: RestoredHouse,
  columns: number,
): readonly string[] => {
  const { database, position, backupAt, rounds, sessionsEnded, codesEnded } = restored;
  const { staffDisabled, migratedFrom, oldSeals } = restored;
  const since = backupAt ?? 'its beginning';
  const points = [
    ...(migratedFrom === null
      ? []
      : [`It was of version ${migratedFrom} of the database, and was brought up to date.`]),
    rounds.length === 0
      ? 'No round was open in it.'
      : `Ended with every wager returned: ${rounds.join(', ')}.`,
    `Ended: ${many(sessionsEnded, 'session')}. Everybody signs in anew.`,
    `Ended: ${many(codesEnded, 'unused code')} for staff, which may have been used since. Issue new ones.`,
    `Disabled in it, and still so: ${many(staffDisabled, 'account')} of staff. Whoever was disabled, hired or given a new password since ${since} is as before: look through the staff before you open.`,
    `Gone: every round, receipt and movement of money after event ${counted(position)} of ${since}.`,
    ...(oldSeals === null
      ? []
      : [`The seals of that time are in ${oldSeals}: keep them. New ones begin.`]),
  ];
  return [
    `${database}: restored from ${backup}`,
    ...points.flatMap((point) => prose(`- ${point}`, columns)),
  ];
};
