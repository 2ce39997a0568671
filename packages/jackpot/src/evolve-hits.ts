import type { Cents } from '@baize/money';
import { assert } from '@baize/result';
import type { Effect } from './books.js';
import type { EventOf } from './events.js';
import { type Hit, isUndecided, type Meter } from './state.js';
import { closeDecided, type Step, stepsFor, tell, withoutHit } from './timeline.js';

export const moved = (state: Meter, effect: Effect, lockedTable: string | null): Meter =>
  told(state, [...state.open, { kind: 'move', effect, lockedTable }]);

/** The ledger told from its last decided point on, the hits at what they come to now. */
export const told = (state: Meter, steps: readonly Step[]): Meter => {
  const { ledger, cents } = tell(state.base, steps);
  const hits = state.hits.map((hit) => ({ ...hit, cents: cents[hit.hit] ?? hit.cents }));
  const undecided = new Set(hits.filter(isUndecided).map(({ hit }) => hit));
  const { base, open } = closeDecided(state.base, steps, (hit) => undecided.has(hit));
  return { ...state, ledger, base, open, hits };
};

export const keyed = (state: Meter, event: EventOf<'WinnersKeyed'>): Meter => {
  const { table, round, winners, multiHit, seedMicros, by, at } = event;
  const gates = event.gates.map((gate) => ({ ...gate, by, at }));
  const hits = winners.map(
    (winner): Hit => ({ ...winner, table, round, keyedBy: by, status: 'keyed', gates }),
  );
  const shares = winners.flatMap(({ hit, percent, from }) =>
    from === 'meter' && percent !== null ? [{ hit, percent }] : [],
  );
  const after = told(
    {
      ...state,
      hits: [...state.hits, ...hits],
      hitsKeyed: state.hitsKeyed + winners.length,
    },
    [...state.open, ...stepsFor({ table, multiHit, seedMicros, shares })],
  );
  assertAmounts(after, winners);
  return after;
};

export const gone = (state: Meter, event: EventOf<'WinnerUnkeyed' | 'HitRejected'>): Meter => {
  const hits = state.hits.filter(({ hit }) => hit !== event.hit);
  assert(hits.length === state.hits.length - 1, `the hit ${event.hit} was there`);
  const after = told({ ...state, hits }, withoutHit(state.open, event.hit));
  assertAmounts(after, event.recomputed);
  return after;
};

export const passed = (
  state: Meter,
  { hit: name, cite, by, at }: EventOf<'GatePassed' | 'HitVerified' | 'HitPaid'>,
  gate: Hit['gates'][number]['gate'],
  status: Hit['status'],
): Meter => ({
  ...state,
  hits: state.hits.map((hit) =>
    hit.hit === name ? { ...hit, status, gates: [...hit.gates, { gate, cite, by, at }] } : hit,
  ),
});

const assertAmounts = (
  state: Meter,
  said: readonly { readonly hit: string; readonly cents: Cents }[],
): void => {
  for (const { hit, cents } of said) {
    const found = state.hits.find((one) => one.hit === hit);
    assert(found?.cents === cents, `the hit ${hit} is ${found?.cents} cents, not ${cents}`);
  }
};
