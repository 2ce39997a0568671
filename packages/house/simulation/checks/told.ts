import type { TableEvent } from '@baize/table';
import type { Commit } from '../../src/store/commit.js';
import { Broken } from './failure.js';

/** What was done for a player who did not answer, or who was away, is told to them with the same commit. */
export const checkTold = ({ appends }: Commit): void => {
  const isTold = appends.some(({ events }) => events.some(({ type }) => type === 'NoticeGiven'));
  if (isTold) return;
  for (const { stream, events } of appends) {
    if (!stream.startsWith('table/')) continue;
    for (const { data } of events) {
      const event = data as TableEvent;
      if (event.type !== 'InRound' || event.why === undefined) continue;
      throw new Broken('silent', `a hand of ${stream} was decided for its player, who is not told`);
    }
  }
};
