import { cents } from '@baize/money';
import { ok } from '@baize/result';
import { byPolicy, bySoftware } from '@baize/rulebook';
import type { Happened, TableCommand } from '@baize/table';
import { gamingDayNow } from '../../reports/gaming-day.js';
import type { Draft } from '../draft.js';
import { movedAlone } from '../moved-alone.js';
import type { TableOrder } from '../orders.js';
import { filedRound } from '../streams/filed-round.js';
import { adjustedAlone } from '../streams/floor-stream.js';
import { type Planned, type Planning, refuse } from './context.js';
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

/** The table knows the hands of its latest round; those of earlier ones are filed. */
export const hadHand = async (
  { draft, store }: Pick<Planning, 'draft' | 'store'>,
  slug: string,
  { round, seat, player }: Extract<TableOrder, { readonly type: 'AdjustPayment' }>,
): Promise<Planned> => {
  const { settled } = draft.deskNamed(slug).table;
  const number = Number(/\/(\d+)$/.exec(round)?.[1]);
  // The table refuses what is no round of its own.
  if (settled?.round === round || round !== `${slug}/${number}`) return ok(true);
  const filed = await filedRound(store, slug, number);
  if (filed === null) return ok(true);
  return filed.players.some((one) => one.seat === seat && one.player === player)
    ? ok(true)
    : refuse(
        'no-hand',
        `${player} had no hand at seat ${seat} in round ${round}`,
        bySoftware('orders'),
      );
};
