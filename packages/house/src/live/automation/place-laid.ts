import type { Stakes } from '@baize/games';
import { cents, centsBelow, formatCents } from '@baize/money';
import { byPolicy, type Citation } from '@baize/rulebook';
import {
  bettingDeadline,
  type OpenWorld,
  type RoundAtTable,
  seatsToBet,
  secondsLeft,
} from '@baize/table';
import type { Reader } from '../../store/store.js';
import { type Desk, roundInProgress } from '../desk.js';
import type { Draft } from '../draft.js';
import { type Planned, type Planning, refuse } from '../plan/context.js';
import { asDealer, runCommand } from '../plan/run-command.js';
import { planCommand } from '../plan/table-command.js';
import { giveNotice } from '../presence/give-notice.js';
import type { Laid, LaidChips } from '../presence/laid-chips.js';
import { chipsOf } from '../streams/account-stream.js';

interface Placing {
  readonly draft: Draft;
  readonly store: Reader;
  readonly laid: LaidChips;
}

/** Chips that lie at a seat whose player is there, has not bet, and wants them placed. */
interface Lying {
  readonly player: string;
  readonly lies: Laid;
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
  const [first] = lyingAt(world as OpenWorld, round, laid);
  if (first === undefined) return null;
  const { seat } = first.lies;
  const placed = await place(placing, slug, first, 'The time to bet was over');
  return placed.ok
    ? placed
    : runCommand(draft, slug, asDealer(draft, slug, { type: 'SitOut', seat, why: 'time' }));
};

/** At a table with a dealer the time to bet is over when the dealer says so. */
const placeBeforeClosing = async (placing: Placing, slug: string): Promise<void> => {
  const { draft, laid } = placing;
  const round = roundInProgress(draft.deskNamed(slug));
  const world = draft.world(slug);
  if (round?.game.phase !== 'betting' || world.table.phase !== 'open') return;
  const spent = new Map<string, number>();
  for (const lying of lyingAt(world as OpenWorld, round, laid)) {
    const { player, lies } = lying;
    const before = spent.get(player) ?? 0;
    const placed = await place(placing, slug, lying, 'The dealer closed the betting', before);
    const { stakes, tips = {} } = lies;
    if (placed.ok) spent.set(player, before + sumOf(stakes) + sumOf(tips));
  }
};

export const closeBetting = async (planning: Planning, slug: string): Promise<Planned> => {
  await placeBeforeClosing(planning, slug);
  return planCommand(planning, slug, { type: 'CloseBetting' });
};

const lyingAt = (world: OpenWorld, round: RoundAtTable, laid: LaidChips): readonly Lying[] =>
  seatsToBet(world, round).flatMap((seat): Lying[] => {
    const { slug } = world.table;
    const player = world.table.seats[seat]?.player ?? '';
    const lies = laid.of(slug, round.number, player).find((one) => one.seat === seat);
    return lies === undefined || !laid.isPlaced(slug, player) ? [] : [{ player, lies }];
  });

const sumOf = (stakes: Stakes): number =>
  Object.values(stakes).reduce((sum, stake) => sum + stake, 0);

/** A tip lies there as the wagers do. Where it may not, they are placed without it. */
const place = async (
  { draft, store }: Placing,
  slug: string,
  { player, lies: { seat, stakes, tips = {} } }: Lying,
  /** Why it is done now. */
  over: string,
  /** What this order has laid out for the player already. */
  spent = 0,
): Promise<Planned> => {
  const has = centsBelow(await store.balance(chipsOf(player))) - spent;
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
      words: `${over}: the ${formatCents(staked)} that lay at seat ${seat} were placed.${without}`,
      cite: isWhole ? byPolicy('time-to-bet') : citeOf(whole),
      cents: staked,
    });
    return placed;
  }
  giveNotice(draft, player, {
    table: slug,
    what: 'laid-not-placed',
    why: 'time',
    words: `${over}, and the chips that lay at seat ${seat} make no wager: ${whyNot(placed)}.`,
    cite: citeOf(placed),
    cents: null,
  });
  return placed ?? refuse('not-enough-chips', 'there are not so many chips', byPolicy('chips'));
};

/** Null: there were not enough chips. */
const whyNot = (tried: Planned | null): string =>
  tried?.ok === false ? tried.error.message : 'there are not so many chips';

const citeOf = (tried: Planned | null): Citation =>
  tried?.ok === false ? tried.error.cite : byPolicy('chips');
