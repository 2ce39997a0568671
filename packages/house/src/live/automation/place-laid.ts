import { cents, centsBelow, formatCents } from '@baize/money';
import { byPolicy } from '@baize/rulebook';
import { bettingDeadline, type OpenWorld, seatsToBet, secondsLeft } from '@baize/table';
import type { Reader } from '../../store/store.js';
import { type Desk, roundInProgress } from '../desk.js';
import type { Draft } from '../draft.js';
import type { Planned } from '../plan/context.js';
import { asDealer, runCommand } from '../plan/run-command.js';
import { giveNotice } from '../presence/give-notice.js';
import type { Laid, LaidChips } from '../presence/laid-chips.js';
import { chipsOf } from '../streams/account-stream.js';

interface Placing {
  readonly draft: Draft;
  readonly store: Reader;
  readonly laid: LaidChips;
}

/**
 * When the time to bet is over, chips that lie on the spots of a player who is there are placed if they make
 * a lawful wager. Null where none lie.
 */
export const placeLaidChips = async (
  placing: Placing,
  slug: string,
  desk: Desk,
): Promise<Planned | null> => {
  const { draft, laid } = placing;
  const round = roundInProgress(desk);
  const world = draft.world(slug);
  if (round === null || world.table.phase !== 'open') return null;
  const deadline = bettingDeadline(world as OpenWorld, round);
  if (deadline === null || secondsLeft(deadline, draft.at) > 0) return null;
  for (const seat of seatsToBet(world as OpenWorld, round)) {
    const player = world.table.seats[seat]?.player ?? '';
    const there = laid.of(slug, round.number, player).find((one) => one.seat === seat);
    if (there === undefined || !laid.isPlaced(slug, player)) continue;
    return place(placing, slug, player, there);
  }
  return null;
};

const place = async (
  { draft, store }: Placing,
  slug: string,
  player: string,
  { seat, stakes }: Laid,
): Promise<Planned> => {
  const staked = cents(Object.values(stakes).reduce((sum, stake) => sum + stake, 0));
  const has = centsBelow(await store.balance(chipsOf(player)));
  const bet = { type: 'PlaceWagers', seat, stakes, why: 'time' } as const;
  const placed = has < staked ? null : runCommand(draft, slug, asDealer(draft, slug, bet));
  const cite = byPolicy('time-to-bet');
  if (placed?.ok === true) {
    giveNotice(draft, player, {
      table: slug,
      what: 'laid-placed',
      why: 'time',
      words: `The time to bet was over: the ${formatCents(staked)} that lay at seat ${seat} were placed.`,
      cite,
      cents: staked,
    });
    return placed;
  }
  const because = placed === null ? 'there are not so many chips' : placed.error.message;
  giveNotice(draft, player, {
    table: slug,
    what: 'laid-not-placed',
    why: 'time',
    words: `The time to bet was over, and the chips that lay at seat ${seat} make no wager: ${because}.`,
    cite: placed === null ? byPolicy('chips') : placed.error.cite,
    cents: null,
  });
  return runCommand(draft, slug, asDealer(draft, slug, { type: 'SitOut', seat, why: 'time' }));
};
