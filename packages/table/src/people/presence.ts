import type { RoundAtTable, Seat } from '../table/state.js';
import type { OpenWorld } from '../table/world.js';

/** After so many rounds in a row away, a seat is free. */
const AWAY_ROUNDS = 2;
/** After so many rounds in a row without any act of a player who is there, too. */
export const IDLE_ROUNDS = 3;
/** And after so many that a player has asked to sit out. */
export const SAT_OUT_ROUNDS = 10;

/** The player has left in the middle of a hand, or is away as the house knows. */
export const isAbsent = ({ table, away = [] }: OpenWorld, seat: number): boolean => {
  const sits = table.seats[seat];
  return sits !== undefined && (sits.away !== 'here' || away.includes(seat));
};

const seatsTaken = ({ table }: OpenWorld): readonly number[] =>
  Object.keys(table.seats).map(Number);

/** Somebody is there to play. */
export const isAnyoneThere = (world: OpenWorld): boolean =>
  seatsTaken(world).some((seat) => !isAbsent(world, seat));

/** Seats that could still bet: nothing lies there, and they do not sit this round out. */
const undecidedToBet = (world: OpenWorld, round: RoundAtTable): readonly number[] => {
  const bets = new Set(round.game.hands.map(({ seat }) => seat));
  return seatsTaken(world).filter((seat) => !bets.has(seat) && round.sitsOut?.[seat] === undefined);
};

/** Seats for whose bets the table waits: their players are there. */
export const seatsToBet = (world: OpenWorld, round: RoundAtTable): readonly number[] =>
  undecidedToBet(world, round).filter((seat) => !isAbsent(world, seat));

/** Seats without a bet whose players are away. */
export const absentFromBetting = (world: OpenWorld, round: RoundAtTable): readonly number[] =>
  undecidedToBet(world, round).filter((seat) => isAbsent(world, seat));

/** A seat after a round, or after a time to bet in which nobody did. */
export const afterMissed = (seat: Seat, place: number, round: RoundAtTable): Seat => {
  const { missed: before, ...sits } = seat;
  const plays = round.game.hands.some((hand) => hand.seat === place);
  const acted = round.acted?.includes(place) ?? false;
  const away = round.absent?.includes(place) ?? false;
  const missed = {
    rounds: plays ? 0 : (before?.rounds ?? 0) + 1,
    idle: acted ? 0 : (before?.idle ?? 0) + 1,
    away: away ? (before?.away ?? 0) + 1 : 0,
  };
  return missed.rounds + missed.idle + missed.away === 0 ? sits : { ...sits, missed };
};

/** Why a seat is to be freed, by the rounds that its player has missed; null where it is kept. */
export const whyFreed = ({ missed }: Seat): 'away' | 'idle' | null => {
  if (missed === undefined) return null;
  if (missed.away >= AWAY_ROUNDS) return 'away';
  return missed.idle >= IDLE_ROUNDS || missed.rounds >= SAT_OUT_ROUNDS ? 'idle' : null;
};
