import { under } from './under.js';

/** What every rulebook owes, whatever its document. */
export const ALL = [
  ...under(['M'], {
    'ALL-effective':
      'Each version of the rules has its date; an old round replays under the version of its day.',
  }),
];
