import type { RestoredHouse } from '@baize/house';
import { counted, many } from '../../render/numbers.js';
import { prose } from '../../render/text.js';

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
