import { assert, assertNever } from '@baize/result';
import { effectBetween, sameEffect } from './books.js';
import type { EventOf, MeterEvent } from './events.js';
import { gone, keyed, moved, passed, told } from './evolve-hits.js';
import { atTable, began, lockedOf, resolved, roundOf, withoutHitsOf } from './evolve-sensors.js';
import { displayedMicros, type Meter, type MeterState, type TableAtMeter } from './state.js';
import { EMPTY_LEDGER, tell } from './timeline.js';

/** The state after an event; what an event says of money is what the meter itself works out. */
export const evolve = (state: MeterState, event: MeterEvent): MeterState => {
  if (event.type === 'Opened') {
    assert(state.phase === 'unopened', 'a jackpot opens once');
    return opened(event);
  }
  assert(state.phase !== 'unopened', `${event.type} before the jackpot opened`);
  assert(event.jackpot === state.jackpot, `an event of ${event.jackpot} in ${state.jackpot}`);
  const after = applied(state, event);
  assertMoved(state, after, event);
  return after;
};

const opened = ({ jackpot, terms, tables, prizeCents, effect }: EventOf<'Opened'>): Meter => {
  const { ledger } = tell(EMPTY_LEDGER, [{ kind: 'move', effect, lockedTable: null }]);
  return {
    phase: 'running',
    jackpot,
    terms,
    prizeCents,
    ledger,
    base: ledger,
    open: [],
    tables: Object.fromEntries(tables.map((table) => [table, NEW_TABLE])),
    hits: [],
    hitsKeyed: 0,
    petitions: [],
    criteria: [],
    transfersIn: [],
  };
};

const NEW_TABLE: TableAtMeter = { lastRound: 0, round: null };

type Later = Exclude<MeterEvent, { readonly type: 'Opened' }>;

const applied = (state: Meter, event: Later): Meter => {
  switch (event.type) {
    case 'TableLinked':
      return { ...state, tables: { ...state.tables, [event.table]: NEW_TABLE } };
    case 'TableUnlinked': {
      const { [event.table]: _gone, ...tables } = state.tables;
      return { ...state, tables };
    }
    case 'TermsChanged':
      return { ...state, terms: event.terms };
    case 'PrizeModified':
      return { ...state, prizeCents: event.prizeCents };
    case 'WagersAccepted':
      return began(state, event, { phase: 'betting', wagers: event.wagers });
    case 'SensorsLocked': {
      const wagers = roundOf(state, event)?.wagers ?? [];
      return began(state, event, { phase: 'locked', wagers, chips: null });
    }
    case 'ChipsCounted':
      return atTable(state, event, { ...lockedOf(state, event), chips: event.chips });
    case 'CountResolved':
      return atTable(state, event, resolved(lockedOf(state, event), event));
    case 'Contributed': {
      const { round, wagers } = lockedOf(state, event);
      const { displayMicros } = event;
      const after = atTable(state, event, { phase: 'contributed', round, wagers, displayMicros });
      return moved(after, event.effect, event.table);
    }
    case 'SensorsReset':
      return atTable(withoutHitsOf(state, event.table), event, null);
    case 'WinnersKeyed':
      return keyed(state, event);
    case 'SupervisorCalled':
      return state;
    case 'WinnerUnkeyed':
    case 'HitRejected':
      return gone(state, event);
    case 'GatePassed':
      return passed(state, event, event.gate, 'keyed');
    case 'HitVerified':
      return told(passed(state, event, 'floorperson-validates', 'verified'), state.open);
    case 'HitPaid':
      return passed(state, event, 'pay', 'paid');
    case 'Adjusted':
    case 'SeedRecovered':
      return moved(state, event.effect, null);
    case 'Petitioned': {
      const { petition, asks } = event;
      return { ...state, petitions: [...state.petitions, { petition, asks, status: 'asked' }] };
    }
    case 'PetitionDecided':
      return petitionIs(state, event.petition, event.granted ? 'granted' : 'denied');
    case 'CriteriaReduced': {
      const { petition, hand, percent } = event;
      const used = petitionIs(state, petition, 'used');
      return { ...used, criteria: [...state.criteria, { hand, percent }] };
    }
    case 'TransferredIn': {
      const after = moved(state, event.effect, null);
      return { ...after, transfersIn: [...state.transfersIn, event.transfer] };
    }
    case 'TransferredOut':
    case 'Discontinued': {
      const used = petitionIs(state, event.petition, 'used');
      return { ...moved(used, event.effect, null), phase: 'discontinued' };
    }
    default:
      return assertNever(event);
  }
};

const petitionIs = (
  state: Meter,
  name: string | null,
  status: Meter['petitions'][number]['status'],
): Meter => ({
  ...state,
  petitions: state.petitions.map((one) => (one.petition === name ? { ...one, status } : one)),
});

/** All that may lower a meter: awards and their undoing, corrections, transfers, recoveries, endings. */
const MAY_LOWER: ReadonlySet<MeterEvent['type']> = new Set([
  'WinnersKeyed',
  'WinnerUnkeyed',
  'HitRejected',
  'Adjusted',
  'SeedRecovered',
  'TransferredOut',
  'Discontinued',
]);

const assertMoved = (before: Meter, after: Meter, event: Later): void => {
  const worked = effectBetween(before.ledger.books, after.ledger.books);
  const said = 'effect' in event ? event.effect : {};
  assert(sameEffect(worked, said), `${event.type} does not say what it does to the books`);
  const lowered = (worked.meterMicros ?? 0) < 0 || (worked.reserveMicros ?? 0) < 0;
  assert(!lowered || MAY_LOWER.has(event.type), `${event.type} may not lower a meter`);
  assert(
    before.prizeCents === null || Object.keys(worked).length === 0,
    'a house jackpot has no books',
  );
  if (event.type === 'Contributed') {
    assert(displayedMicros(after) === event.displayMicros, 'the display shows what was said');
  }
};
