import type { SettledLine } from '@baize/games';
import type { Fund, Meter } from '@baize/jackpot';
import { atBasisPoints, cents, type Micros, micros } from '@baize/money';
import { assert, type Result } from '@baize/result';
import { citationLabel } from '@baize/rulebook';
import type { Refusal, World } from '@baize/table';
import type { RecordedEvent, RecordedRound } from '../../record/read-record.js';
import { practiceWorld, TableInMemory } from '../../table/table-in-memory.js';
import { type Act, actInGame, cardsDealt, linesIn, nameOf, roundOpened } from './acts.js';
import {
  differences,
  type Parting,
  parting,
  type ReplayedRound,
  WatchedTable,
} from './replayed.js';

type First = Extract<RecordedRound, { readonly version: 1 }>;

/**
 * A round of version 1 has no table: its players act again at a new one with the meters of that time. The
 * table must accept every act, and settle as recorded.
 */
export const playFirstAgain = (recorded: First): Result<ReplayedRound, Parting> => {
  const { rules, events } = recorded;
  const opened = roundOpened(events[0]?.event);
  if (opened === null) return parting('the first event must open the round (RoundOpened)');
  if (opened.rules !== rules.digest) return parting(`the round was opened under ${opened.rules}`);
  let at = events[0]?.at ?? '';
  const acts = events.flatMap(({ event, ...when }, place) => {
    const act = actInGame(event);
    return act === null ? [] : [{ ...act, ...when, place }];
  });
  const watched = new WatchedTable(worldBefore(recorded, opened.number, acts, at), () => at);
  const { table } = watched;
  for (const seat of new Set(acts.map((act) => act.seat))) table.sit(seat);
  table.lay(events.flatMap(({ event }) => cardsDealt(event)).map(({ card }) => card));
  for (const act of acts) {
    goOn(watched);
    at = act.at;
    const done = table.order(act.seat, act.gesture);
    if (!done.ok) return refused(watched, events, act.place, done.error);
  }
  at = events.at(-1)?.at ?? at;
  goOn(watched);
  return watched.isOver
    ? settledAs(watched, events)
    : parting(`the round ends with event ${events.length}, and is not settled`);
};

const goOn = (watched: WatchedTable): void => {
  while (!watched.isOver && watched.table.step() !== null);
};

/** If the table refused the recorded cards, that is the reason to give. */
const refused = (
  { table }: WatchedTable,
  events: readonly RecordedEvent[],
  place: number,
  refusal: Refusal,
) => {
  const waits = table.next()?.kind === 'deal';
  const deal = events.findIndex(({ event }) => cardsDealt(event).length > 0);
  const why = waits ? table.refusesDeal(cardsDealt(events[deal]?.event)) : null;
  const { message, cite } = why ?? refusal;
  const number = (why === null ? place : deal) + 1;
  const what = `event ${number} (${nameOf(events[number - 1]?.event)})`;
  return parting(`${what} is refused now: ${message} (${citationLabel(cite)})`);
};

/** An open table whose meters lack what this round's wagers add. */
const worldBefore = (
  { rules, meters: locked }: First,
  number: number,
  acts: readonly Act[],
  at: string,
): World => {
  const table = new TableInMemory(practiceWorld(rules, number - 1), () => at);
  const opened = table.open();
  assert(opened.ok, () => (opened.ok ? '' : opened.error.message));
  const { world } = table;
  const placed = acts.flatMap(({ gesture }) =>
    gesture.type === 'PlaceWagers' ? [gesture.stakes] : [],
  );
  const meters = rules.inForce.jackpots.flatMap((jackpot) => {
    const [meter, fund] = [world.meters[jackpot.id], locked[jackpot.id]];
    if (meter === undefined || meter.phase === 'unopened' || fund === undefined) return [];
    const less = (from: Micros, rate: number): Micros =>
      micros(
        placed.reduce(
          (sum, stakes) => sum - atBasisPoints(stakes[jackpot.id] ?? cents(0), rate),
          Number(from),
        ),
      );
    const books = {
      meterMicros: less(fund.meterMicros, jackpot.rateBasisPoints),
      reserveMicros: less(fund.reserveMicros, jackpot.reserveRateBasisPoints),
    };
    return [[jackpot.id, withFunds(meter, books)] as const];
  });
  return { ...world, meters: Object.fromEntries(meters) };
};

const withFunds = (meter: Meter, fund: Fund): Meter => {
  const seedsMicros = micros(fund.meterMicros + fund.reserveMicros);
  const ledger = { ...meter.ledger, books: { ...meter.ledger.books, ...fund, seedsMicros } };
  return { ...meter, ledger, base: ledger };
};

/** Every recorded line must be settled now, and no other. */
const settledAs = (
  watched: WatchedTable,
  events: readonly RecordedEvent[],
): Result<ReplayedRound, Parting> => {
  const replayed = watched.replayed();
  const left = replayed.value.lines.map((line) => ({ line }));
  for (const [index, { event, path }] of events.entries()) {
    const details = linesIn(event, path).flatMap((recorded) => {
      const found = left.findIndex(({ line }) => isOf(line, recorded.line));
      const [same] = found < 0 ? [] : left.splice(found, 1);
      return differences(recorded.line, same?.line, recorded.path);
    });
    const last = index === events.length - 1;
    const more = last
      ? left.flatMap(({ line }) => differences(undefined, line, `${path}.lines`))
      : [];
    if (details.length + more.length === 0) continue;
    const what = `event ${index + 1} (${nameOf(event)})`;
    return parting(`${what} is not what follows now`, [...details, ...more]);
  }
  return replayed;
};

const isOf = (line: SettledLine, recorded: unknown): boolean => {
  const { seat, wager } = recorded as Partial<SettledLine>;
  return line.seat === seat && line.wager === wager;
};
