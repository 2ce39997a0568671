import { assert, present } from '@baize/result';
import type { EventOf } from './events.js';
import type { Meter, RoundAtMeter, TableAtMeter } from './state.js';

export interface AtRound {
  readonly table: string;
  readonly round: string;
}

const tableOf = (state: Meter, { table }: AtRound): TableAtMeter =>
  present(state.tables[table], `table ${table} at the meter`);

/** The round as the sensors hold it; undefined when it only begins. */
export const roundOf = (state: Meter, event: AtRound): RoundAtMeter | undefined => {
  const { round } = tableOf(state, event);
  return round?.round === event.round ? round : undefined;
};

export const lockedOf = (
  state: Meter,
  event: AtRound,
): Extract<RoundAtMeter, { readonly phase: 'locked' }> => {
  const round = roundOf(state, event);
  assert(round?.phase === 'locked', `round ${event.round} is locked`);
  return round;
};

export const atTable = (state: Meter, event: AtRound, round: RoundAtMeter | null): Meter => {
  const table = { ...tableOf(state, event), round };
  return { ...state, tables: { ...state.tables, [event.table]: table } };
};

type Betting = Extract<RoundAtMeter, { readonly phase: 'betting' | 'locked' }>;
type WithoutRound<R> = R extends RoundAtMeter ? Omit<R, 'round'> : never;

/** A round that begins takes the place of the one before it, whose hits are all paid. */
export const began = (state: Meter, event: AtRound, round: WithoutRound<Betting>): Meter => {
  const begins = roundOf(state, event) === undefined;
  const cleared = begins ? withoutHitsOf(state, event.table) : state;
  const lastRound = Number(event.round.slice(event.table.length + 1));
  const table: TableAtMeter = { lastRound, round: { ...round, round: event.round } };
  return { ...cleared, tables: { ...state.tables, [event.table]: table } };
};

export const withoutHitsOf = (state: Meter, table: string): Meter => {
  const [theirs, others] = [
    state.hits.filter((hit) => hit.table === table),
    state.hits.filter((hit) => hit.table !== table),
  ];
  assert(
    theirs.every(({ status }) => status === 'paid'),
    `a pending hit of ${table} is not forgotten`,
  );
  return { ...state, hits: others };
};

type Locked = Extract<RoundAtMeter, { readonly phase: 'locked' }>;

export const resolved = (locked: Locked, { how, seat }: EventOf<'CountResolved'>): Locked =>
  how === 'return-chip'
    ? { ...locked, chips: present(locked.chips, 'a count') - 1 }
    : { ...locked, wagers: locked.wagers.filter((wager) => wager.seat !== seat) };
