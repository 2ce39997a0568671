import { type Cents, cents, type Micros, micros, NO_BALANCES, post } from '@baize/money';
import { expect } from 'vitest';
import {
  decide,
  evolve,
  initial,
  type Meter,
  type MeterCommand,
  type MeterEvent,
  type MeterRules,
  type MeterState,
  postingsOf,
  type Winner,
} from '../../src/index.js';

/** A command as a test writes it: the stamp is the dealer's unless it says otherwise. */
type Unstamped<C> = C extends MeterCommand
  ? Omit<C, 'at' | 'by'> & { readonly at?: string; readonly by?: string }
  : never;
export type Draft = Unstamped<MeterCommand>;

export const AT = '2026-03-01T20:00:00Z';

export const stamped = (draft: Draft): MeterCommand =>
  ({ at: AT, by: 'dana', ...draft }) as MeterCommand;

export interface Played {
  readonly state: Meter;
  readonly events: readonly MeterEvent[];
}

/** Given a history of commands, every one of them accepted. */
export const given = (
  rules: MeterRules,
  ...drafts: readonly (Draft | readonly Draft[])[]
): Played => play(rules, { state: initial, events: [] }, ...drafts);

/** The same for several tests: played anew wherever it is looked at. */
export const later = (make: () => Played): Played => ({
  get state() {
    return make().state;
  },
  get events() {
    return make().events;
  },
});

/** And then more of them. */
export const play = (
  rules: MeterRules,
  { state: before, events: earlier }: { state: MeterState; events: readonly MeterEvent[] },
  ...drafts: readonly (Draft | readonly Draft[])[]
): Played => {
  let state: MeterState = before;
  const events = [...earlier];
  for (const draft of drafts.flat() as Draft[]) {
    const decided = decide(rules, state, stamped(draft));
    if (!decided.ok) throw new Error(`${draft.type}: ${decided.error.code}`);
    for (const event of decided.value) {
      state = evolve(state, event);
      events.push(event);
    }
  }
  if (state.phase === 'unopened') throw new Error('nothing was opened');
  // Whatever was done, no money was made or lost.
  post(NO_BALANCES, events.flatMap(postingsOf));
  return { state, events };
};

/** When a command comes, what is answered. */
const when = (rules: MeterRules, { state }: { state: MeterState }, draft: Draft) =>
  decide(rules, state, stamped(draft));

/** Then it is refused, with this code and clause. */
export const expectRefusal = (
  rules: MeterRules,
  played: { state: MeterState },
  draft: Draft,
  code: string,
  cite: string,
): void => {
  const decided = when(rules, played, draft);
  expect(decided.ok ? decided.value.map(({ type }) => type) : decided.error).toEqual({
    code,
    cite,
    message: expect.stringMatching(/./),
  });
};

/** Then these events happen. */
export const eventsOf = (
  rules: MeterRules,
  played: { state: MeterState },
  draft: Draft,
): readonly MeterEvent[] => {
  const decided = when(rules, played, draft);
  if (!decided.ok) throw new Error(`${draft.type}: ${decided.error.code}`);
  return decided.value;
};

export const opened = (...tables: readonly string[]): Draft => ({
  type: 'Open',
  jackpot: 'main',
  tables: tables.length === 0 ? ['t1'] : tables,
});

export const accept = (
  table: string,
  number: number,
  seats: readonly number[],
  stakeCents: Cents = cents(100),
): Draft => ({
  type: 'AcceptWagers',
  table,
  round: `${table}/${number}`,
  wagers: seats.map((seat) => ({ seat, player: `${table}-p${seat}`, stakeCents })),
});

export const lock = (table: string, number: number): Draft => ({
  type: 'LockSensors',
  table,
  round: `${table}/${number}`,
});

export const contribute = (table: string, number: number): Draft => ({
  type: 'Contribute',
  table,
  round: `${table}/${number}`,
});

/** A round up to the deal, where the document asks for no count of chips. */
export const round = (
  table: string,
  number: number,
  seats: readonly number[],
  stakeCents: Cents = cents(100),
): readonly Draft[] => [
  accept(table, number, seats, stakeCents),
  lock(table, number),
  contribute(table, number),
];

/** The same with the count. */
export const countedRound = (
  table: string,
  number: number,
  seats: readonly number[],
): readonly Draft[] => [
  accept(table, number, seats),
  lock(table, number),
  count(table, number, seats.length),
  contribute(table, number),
];

export const count = (table: string, number: number, chips: number): Draft => ({
  type: 'CountChips',
  table,
  round: `${table}/${number}`,
  chips,
});

export const reset = (
  table: string,
  number: number,
  outcome: 'complete' | 'void' = 'complete',
): Draft => ({ type: 'ResetSensors', table, round: `${table}/${number}`, outcome });

export const share = (seat: number, percent: number): Winner => ({
  seat,
  hand: `a hand of ${percent} percent`,
  cite: 'SD-CSP-21a',
  due: { kind: 'percent', percent },
});

export const fixed = (seat: number, amount: number): Winner => ({
  seat,
  hand: 'a full house',
  cite: 'SD-CSP-21d',
  due: { kind: 'fixed', cents: cents(amount) },
});

export const key = (table: string, number: number, ...winners: readonly Winner[]): Draft => ({
  type: 'KeyWinners',
  table,
  round: `${table}/${number}`,
  winners,
});

export const verify = (hit: string): Draft => ({
  type: 'VerifyHit',
  hit,
  office: 'floorperson',
  by: 'flo',
});

export const reject = (hit: string): Draft => ({
  type: 'RejectHit',
  hit,
  office: 'floorperson',
  reason: 'the hand was misread',
  by: 'flo',
});

export const pay = (hit: string): Draft => ({ type: 'PayHit', hit });

export const gate = (hit: string, name: 'hand-wins' | 'light-lit'): Draft => ({
  type: 'PassGate',
  hit,
  gate: name,
});

/** Dollars on the meter, in micros. */
export const dollars = (amount: number): Micros => micros(Math.round(amount * 1_000_000));

export const meterOf = ({ state }: Played): number => state.ledger.books.meterMicros / 1_000_000;

export const reserveOf = ({ state }: Played): number =>
  state.ledger.books.reserveMicros / 1_000_000;

export const centsOf = ({ state }: Played): Readonly<Record<string, number>> =>
  Object.fromEntries(state.hits.map(({ hit, cents: amount }) => [hit, amount]));
