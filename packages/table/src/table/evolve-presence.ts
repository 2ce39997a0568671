import { present } from '@baize/result';
import { afterMissed } from '../people/presence.js';
import type { EventOf, TableEvent } from './events.js';
import type { OpenTable, RoundAtTable } from './state.js';

/** Who comes back to an open hand sits as before. The first player at a table begins the time to bet. */
export const afterSitting = (
  state: OpenTable,
  { seat, player, at }: EventOf<'PlayerSat'>,
): OpenTable => {
  const seats = { ...state.seats, [seat]: { player, away: 'here', since: at } as const };
  const { round } = state;
  const first = Object.keys(state.seats).length === 0;
  if (round === null) return { ...state, seats };
  const now = first && round.game.phase === 'betting' ? { ...round, bettingSince: at } : round;
  return { ...state, seats, round: actedBy(now, seat) };
};

export const afterSatOut = (state: OpenTable, { seat, why, at }: EventOf<'SatOut'>): OpenTable => {
  const round = present(state.round, 'a round that a seat sits out');
  const out = { ...round, since: at, sitsOut: { ...round.sitsOut, [seat]: why } };
  return { ...state, round: why === 'asked' ? actedBy(out, seat) : doneFor(out, seat, why) };
};

/** A time to bet in which nobody did counts as a round that everybody has missed. */
export const bettingPassed = (state: OpenTable, { at }: EventOf<'BettingPassed'>): OpenTable => {
  const round = present(state.round, 'a round in which nobody has bet');
  const { sitsOut: _out, acted: _acted, absent: _absent, ...rest } = round;
  const seats = Object.fromEntries(
    Object.entries(state.seats).map(([seat, sits]) => [
      seat,
      afterMissed(sits, Number(seat), round),
    ]),
  );
  return { ...state, seats, round: { ...rest, since: at, bettingSince: at } };
};

const including = (seats: readonly number[] | undefined, seat: number): readonly number[] =>
  seats?.includes(seat) === true ? seats : [...(seats ?? []), seat];

/** A player did something: is there, and not away. */
const actedBy = (round: RoundAtTable, seat: number): RoundAtTable => {
  const { absent = [], ...rest } = round;
  const left = absent.filter((one) => one !== seat);
  return {
    ...rest,
    ...(left.length === 0 ? {} : { absent: left }),
    acted: including(round.acted, seat),
  };
};

const doneFor = (round: RoundAtTable, seat: number, why: 'time' | 'away'): RoundAtTable =>
  why === 'away' ? { ...round, absent: including(round.absent, seat) } : round;

/** Wagers and decisions are a player's own acts, unless they were made for a player who did not answer. */
export const afterAct = (round: RoundAtTable, event: TableEvent): RoundAtTable => {
  if (event.type !== 'InRound') return round;
  const { event: act, why } = event;
  if (act.type !== 'WagersPlaced' && act.type !== 'Decided' && act.type !== 'BonusClaimed') {
    return round;
  }
  if (why !== undefined && act.type !== 'WagersPlaced') return doneFor(round, act.seat, why);
  const { sitsOut = {}, ...rest } = actedBy(round, act.seat);
  const { [act.seat]: _back, ...out } = sitsOut;
  return Object.keys(out).length === 0 ? rest : { ...rest, sitsOut: out };
};
