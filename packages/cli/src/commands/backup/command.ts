import { type CommandSpec, DATA, JSON_OUT, REQUIRED } from '../spec.js';

export const BACKUP = {
  name: 'backup',
  summary: 'copy the database of a house while it runs',
  description:
    'Writes a whole copy of the database as it is at one moment, while the house goes on. The copy ' +
    'is checked, and appears under its name only when it is whole, for its owner alone. The seeds of ' +
    'rounds are not in it: rounds that are open in it are ended when it is restored. It has the ' +
    'hashes of passwords: keep it as safe as the house itself. Keep the seals in another place.',
  options: {
    data: DATA,
    to: ['<file>', 'the copy; it must not be there yet', REQUIRED],
    json: JSON_OUT,
  },
  examples: [
    'baize backup --to /mnt/safe/house-2026-03-01.db',
    'baize backup --data /srv/baize --to /mnt/safe/house.db --json',
  ],
  end: 'Exit codes: 0 done; 1 the database is damaged; 2 bad input.',
} as const satisfies CommandSpec;
