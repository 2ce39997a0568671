import { cents } from '@baize/money';
import { ok } from '@baize/result';
import { byPolicy } from '@baize/rulebook';
import type { Happened, TableCommand } from '@baize/table';
import { gamingDayNow } from '../../reports/gaming-day.js';
import type { Draft } from '../draft.js';
import { movedAlone } from '../moved-alone.js';
import { adjustedAlone } from '../streams/floor-stream.js';
import { type Planned, refuse } from './context.js';
import { ALONE_A_DAY } from './policy.js';

/**
 * Small corrections are one person's, and many of them are a large one. The running sum is on the stream of
 * the floor, so that it holds at all tables together, whichever process an order comes to.
 */
export const countAlone = (
  draft: Draft,
  slug: string,
  { at, by, as }: TableCommand,
  happened: readonly Happened[],
): Planned => {
  const events = happened.flatMap((one) => ('jackpot' in one ? [] : one.events));
  const moved = cents(events.reduce((sum, event) => sum + movedAlone(event), 0));
  if (moved === 0) return ok(true);
  const day = gamingDayNow(at, draft.floor.gamingDay);
  if (adjustedAlone(draft.floor, by, day) + moved > ALONE_A_DAY) {
    return refuse(
      'two-people',
      `one person puts right $${ALONE_A_DAY / 100} in a gaming day: this needs a second person`,
      byPolicy('two-people'),
    );
  }
  draft.ofFloor({ type: 'AdjustedAlone', at, by, as, slug, day, cents: moved });
  return ok(true);
};
