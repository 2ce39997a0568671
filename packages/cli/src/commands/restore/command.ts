import { type CommandSpec, DATA, JSON_OUT, REQUIRED } from '../spec.js';

export const RESTORE = {
  name: 'restore',
  summary: 'put a backup in the place of a database that is gone',
  description:
    'Puts a backup into the folder of a house that has no database. It never writes over one: move ' +
    'a damaged database away first. Rounds that were open in the backup are ended and their wagers ' +
    'returned; every session and every unused code for staff ends; old seals are moved aside. It ' +
    'says what else is undone: what happened after the backup is not in it.',
  options: {
    from: ['<file>', 'a copy that baize backup made', REQUIRED],
    data: DATA,
    json: JSON_OUT,
  },
  examples: [
    'baize restore --from /mnt/safe/house-2026-03-01.db',
    'baize restore --from house.db --data /srv/baize',
  ],
  end: 'Exit codes: 0 done; 1 the backup is damaged; 2 bad input.',
} as const satisfies CommandSpec;
