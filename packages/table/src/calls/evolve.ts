import { roundNow } from '../rounds/round-of.js';
import type { TableEvent } from '../table/events.js';
import type { TableState } from '../table/state.js';
import { type FloorRecord, type Matter, NOTHING_CALLED, type OpenCall } from './state.js';

/** The events tell all of it; a screen shows no more than these. */
const MOST_MATTERS = 30;

/** What the floor looks at after an event; the same record where it is no matter of the floor. */
export const floorAfter = (before: TableState, event: TableEvent): FloorRecord | undefined => {
  const { floor } = before;
  const matter = matterOf(before, event);
  const known = floor === undefined ? floor : withoutSettled(floor, event);
  const noted =
    matter === null
      ? known
      : withMatter(known ?? NOTHING_CALLED, { ...matter, ...stampedBy(event) });
  const opened = openedBy(before, event);
  if (opened !== null) {
    const { calls } = noted ?? NOTHING_CALLED;
    return { ...(noted ?? NOTHING_CALLED), lastCall: opened.call, calls: [...calls, opened] };
  }
  if (noted === undefined) return undefined;
  if (event.type === 'CallAnswered') {
    const answered = { at: event.at, by: event.by };
    const calls = noted.calls.map((one) => (one.call === event.call ? { ...one, answered } : one));
    return { ...noted, calls };
  }
  return event.type === 'CallClosed'
    ? { ...noted, calls: noted.calls.filter(({ call }) => call !== event.call) }
    : noted;
};

const stampedBy = ({ at, by, as }: TableEvent) => ({ at, by, as });

const withMatter = (floor: FloorRecord, matter: Matter): FloorRecord => ({
  ...floor,
  matters: [...floor.matters, matter].slice(-MOST_MATTERS),
});

/** Corrected again or settled again, a round waits for nothing that was said of it before. */
const withoutSettled = (floor: FloorRecord, event: TableEvent): FloorRecord =>
  event.type === 'CardsCorrected' || event.type === 'RoundResettled'
    ? {
        ...floor,
        calls: floor.calls.filter(
          ({ about, round }) => about !== 'unsettled' || round !== event.round,
        ),
      }
    : floor;

const idOfRound = (table: TableState): string | null => roundNow({ table })?.round ?? null;

const openedBy = (before: TableState, event: TableEvent): OpenCall | null => {
  const { at, by } = event;
  const called = { at, by, answered: null };
  switch (event.type) {
    case 'FloorCalled': {
      const { call, about, note, round } = event;
      return { call, about, note, round, ...called };
    }
    case 'IrregularityCalled': {
      const { calls: call, note } = event;
      if (call === undefined) return null;
      return { call, about: 'irregularity', note, round: idOfRound(before), ...called };
    }
    case 'CardsCorrected': {
      const { calls: call, round } = event;
      return call === undefined ? null : { call, about: 'unsettled', note: null, round, ...called };
    }
    default:
      return null;
  }
};

type Unstamped<M> = M extends unknown ? Omit<M, 'at' | 'by' | 'as'> : never;

const matterOf = (before: TableState, event: TableEvent): Unstamped<Matter> | null => {
  const round = idOfRound(before);
  switch (event.type) {
    case 'IrregularityCalled': {
      const { kind: irregularity, place, outcome, note, cite } = event;
      return {
        kind: 'irregularity',
        round,
        irregularity,
        place,
        outcome: outcome.round,
        note,
        cite,
      };
    }
    case 'StubMiscounted':
      return { kind: 'stub-count', round, off: event.off, cite: event.cite };
    case 'RoundVoided':
      return { kind: 'void', round, reason: event.reason, cite: event.cite };
    case 'CardsCorrected': {
      const { place, reason } = event;
      return { kind: 'cards-corrected', round: event.round, place, reason };
    }
    case 'RoundResettled': {
      const { changes, tipChanges, reason, second, cite } = event;
      const lines = changes.length + tipChanges.length;
      return { kind: 'resettled', round: event.round, lines, reason, second, cite };
    }
    case 'PaymentAdjusted': {
      const { seat, cents, reason, second, cite } = event;
      return { kind: 'adjusted', round: event.round, seat, cents, reason, second, cite };
    }
    case 'FloorCalled':
      return { kind: 'call', round: event.round, about: event.about, note: event.note };
    default:
      return null;
  }
};
