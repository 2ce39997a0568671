import type { MeterState } from '@baize/jackpot';
import { type Account, type Balances, balanceOf, micros } from '@baize/money';
import type { WagerId } from '@baize/rulebook';
import type { PinnedRules, TableState, World } from '@baize/table';
import { hasDevice } from './people.js';
import type { RunningRound } from './running-round.js';
import type { CreatedTable } from './streams/floor-stream.js';
import type { RoundsState } from './streams/rounds-stream.js';

/** One table of the house, as its streams have left it. */
export interface Desk {
  readonly settings: CreatedTable;
  readonly rules: PinnedRules;
  readonly table: TableState;
  readonly rounds: RoundsState;
  /** Of the tray and the drop box; all else is one account, so that it stays small. */
  readonly books: Balances;
  readonly runningRound: RunningRound | null;
}

const ELSEWHERE: Account = 'house/elsewhere';

/** A table decides on its own tray and drop box alone. */
export const foldedBooks = (slug: string, books: Balances): Balances => {
  const [tray, drop]: readonly [Account, Account] = [`tray/${slug}`, `house/drop/${slug}`];
  const [inTray, inBox] = [balanceOf(books, tray), balanceOf(books, drop)];
  return new Map([
    [tray, inTray],
    [drop, inBox],
    [ELSEWHERE, micros(-inTray - inBox)],
  ]);
};

/** Which jackpot a jackpot wager of this table plays for. */
export const jackpotsOf = ({ settings }: Desk): readonly (readonly [WagerId, string])[] =>
  Object.entries(settings.jackpots) as [WagerId, string][];

/** The world of a desk stays the same object for as long as nothing in it changes: answers are kept with it. */
const worlds = new WeakMap<Desk, World>();

/** Everything a table decides on, its jackpots among it. */
export const worldOf = (
  desk: Desk,
  meterOf: (jackpot: string) => MeterState,
  day?: string,
  isAway: (account: string) => boolean = () => false,
): World => {
  const away = awaySeats(desk, isAway);
  const known = worlds.get(desk);
  if (
    known !== undefined &&
    known.day === day &&
    known.away?.join() === away.join() &&
    jackpotsOf(desk).every(([wager, slug]) => known.meters[wager] === meterOf(slug))
  ) {
    return known;
  }
  const world = {
    rules: desk.rules,
    table: desk.table,
    meters: Object.fromEntries(jackpotsOf(desk).map(([wager, slug]) => [wager, meterOf(slug)])),
    books: desk.books,
    ...(day === undefined ? {} : { day }),
    away,
  };
  worlds.set(desk, world);
  return world;
};

/** Seats of players who are away. Practice players are there, and for walk-ins the dealer answers. */
const awaySeats = ({ table }: Desk, isAway: (account: string) => boolean): readonly number[] =>
  table.phase === 'closed'
    ? []
    : Object.entries(table.seats)
        .filter(([, { player }]) => hasDevice(player) && isAway(player))
        .map(([seat]) => Number(seat));

/** The id of the round that comes next. */
export const nextRoundId = ({ table }: Desk): string => `${table.slug}/${table.lastRound + 1}`;

export const roundInProgress = ({ table }: Desk) => (table.phase === 'open' ? table.round : null);

/** Whether a player sits at a table, or has a hand there in this round or the one before. */
export const playsAt = (desk: Desk | undefined, player: string): boolean => {
  const table = desk?.table;
  if (table === undefined) return false;
  const seats = table.phase === 'open' ? Object.values(table.seats) : [];
  const hands = table.phase === 'open' ? (table.round?.game.hands ?? []) : [];
  return [...seats, ...hands, ...(table.settled?.game.hands ?? [])].some(
    (one) => one.player === player,
  );
};

/** The deck of an open round is the one that the house has committed to: it is not mixed again. */
export const isCommitted = (desk: Desk): boolean =>
  desk.settings.cards === 'shuffler' && roundInProgress(desk) !== null;
