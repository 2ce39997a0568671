import type { OpenTable } from '@baize/table';
import { type Desk, roundInProgress } from '../desk.js';
import { isPractice, practiceAccount } from '../people.js';

/** Where practice players should sit down or get up, so that there are as many as wanted. */
export type Reseating =
  | { readonly does: 'sit'; readonly seat: number; readonly player: string }
  | { readonly does: 'leave'; readonly seat: number };

const positionsOf = ({ rules }: Desk): number =>
  rules.inForce.posted?.positions ?? rules.inForce.rulebook.seats.max.value;

const practiceSeats = (table: OpenTable): readonly number[] =>
  Object.entries(table.seats)
    .filter(([, { player }]) => isPractice(player))
    .map(([seat]) => Number(seat));

/** How many are asked for: who sent some away decides it as long as they stay. */
export const practiceAskedFor = ({ settings, table }: Desk): number => {
  const { stay } = settings;
  if (stay === undefined || table.phase === 'closed') return settings.practice;
  const stays = Object.values(table.seats).some(
    ({ player, since = '' }) => player === stay.by && since <= stay.at,
  );
  return stays ? stay.count : settings.practice;
};

/** One seat always stays free for a newcomer; at an empty table, practice players leave. */
const wanted = (desk: Desk, table: OpenTable, lively: boolean): number => {
  if (!lively) return 0;
  const people = Object.values(table.seats).filter(({ player }) => !isPractice(player)).length;
  return Math.max(0, Math.min(practiceAskedFor(desk), positionsOf(desk) - people - 1));
};

/** Practice players come and go between rounds, and before they have bet. */
export const reseating = (desk: Desk, lively: boolean): Reseating | null => {
  const { table } = desk;
  if (table.phase === 'closed') return null;
  const round = roundInProgress(desk);
  if (round !== null && round.game.phase !== 'betting') return null;
  const seated = practiceSeats(table);
  const want = wanted(desk, table, lively);
  if (seated.length < want) {
    const free = freeSeats(desk, table);
    const seat = free[Math.floor(free.length / 2)];
    const player = seat === undefined ? '' : practiceAccount(table.slug, seat);
    return seat === undefined ? null : { does: 'sit', seat, player };
  }
  const bets = new Set(round?.game.hands.map(({ seat }) => seat));
  const idle = seated.find((seat) => !bets.has(seat));
  return seated.length > want && idle !== undefined ? { does: 'leave', seat: idle } : null;
};

const freeSeats = (desk: Desk, table: OpenTable): readonly number[] =>
  Array.from({ length: positionsOf(desk) }, (_, at) => at + 1).filter(
    (seat) => table.seats[seat] === undefined,
  );

/** A practice player who has not bet yet in this round. */
export const practiceToBet = (desk: Desk): number | null => {
  const { table } = desk;
  const round = roundInProgress(desk);
  if (table.phase === 'closed' || round?.game.phase !== 'betting') return null;
  const bets = new Set(round.game.hands.map(({ seat }) => seat));
  return (
    practiceSeats(table).find((seat) => !bets.has(seat) && round.sitsOut?.[seat] === undefined) ??
    null
  );
};

/** Of the seats that are asked, one of a practice player. */
export const practiceToDecide = (desk: Desk, asked: readonly number[]): number | null =>
  desk.table.phase === 'closed'
    ? null
    : (practiceSeats(desk.table).find((seat) => asked.includes(seat)) ?? null);
