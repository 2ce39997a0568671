import type { LiveView } from '../../src/live/live-view.js';
import type { Heard } from '../browser.js';
import { Broken } from './failure.js';

/** Whoever is to act at a table that deals by itself sees until when: there nobody plays without a clock. */
export const checkTimed = (view: LiveView, seat: number, what: 'bet' | 'decide'): void => {
  if (view.dealing !== 'automatic') return;
  const { betting, deciding } = view.clock;
  const isShown = what === 'bet' ? betting !== null : deciding.some((one) => one.seat === seat);
  if (isShown) return;
  throw new Broken('untimed', `seat ${seat} of ${view.slug} is to ${what}, and sees no clock`);
};

/** What the house offers somebody to do is theirs to do: they do not type it all to be told otherwise. */
export const checkOffered = (who: string, { status, body }: Heard): void => {
  const { code } = (body ?? {}) as { readonly code?: unknown };
  if (status < 400 || code !== 'not-allowed') return;
  throw new Broken(
    'offered',
    `${who} is offered to put cards right, and then told that they may not`,
  );
};
