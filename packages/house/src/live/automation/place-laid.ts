import type { Stakes } from '@baize/games';
import { cents, centsBelow, formatCents } from '@baize/money';
import { byPolicy, type Citation } from '@baize/rulebook';
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

const sumOf = (stakes: Stakes): number =>
  Object.values(stakes).reduce((sum, stake) => sum + stake, 0);

/** A tip lies there as the wagers do. Where it may not, they are placed without it. */
const place = async (
  { draft, store }: Placing,
  slug: string,
  player: string,
  { seat, stakes, tips = {} }: Laid,
): Promise<Planned> => {
  const has = centsBelow(await store.balance(chipsOf(player)));
  const bet = (tipped: Stakes): Planned | null => {
    if (has < sumOf(stakes) + sumOf(tipped)) return null;
    const withTips = sumOf(tipped) > 0 ? { tips: tipped } : {};
    const wagers = { type: 'PlaceWagers', seat, stakes, ...withTips, why: 'time' } as const;
    return runCommand(draft, slug, asDealer(draft, slug, wagers));
  };
  const whole = bet(tips);
  const placed = whole?.ok === true || sumOf(tips) === 0 ? whole : bet({});
  if (placed?.ok === true) {
    const isWhole = placed === whole;
    const staked = cents(sumOf(stakes) + (isWhole ? sumOf(tips) : 0));
    const without = isWhole ? '' : ` The tip was not placed: ${whyNot(whole)}.`;
    giveNotice(draft, player, {
      table: slug,
      what: 'laid-placed',
      why: 'time',
      words: `The time to bet was over: the ${formatCents(staked)} that lay at seat ${seat} were placed.${without}`,
      cite: isWhole ? byPolicy('time-to-bet') : citeOf(whole),
      cents: staked,
    });
    return placed;
  }
  giveNotice(draft, player, {
    table: slug,
    what: 'laid-not-placed',
    why: 'time',
    words: `The time to bet was over, and the chips that lay at seat ${seat} make no wager: ${whyNot(placed)}.`,
    cite: citeOf(placed),
    cents: null,
  });
  return runCommand(draft, slug, asDealer(draft, slug, { type: 'SitOut', seat, why: 'time' }));
};

/** Null: there were not enough chips. */
const whyNot = (tried: Planned | null): string =>
  tried?.ok === false ? tried.error.message : 'there are not so many chips';

const citeOf = (tried: Planned | null): Citation =>
  tried?.ok === false ? tried.error.cite : byPolicy('chips');
