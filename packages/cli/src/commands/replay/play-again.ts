import type { MeterState } from '@baize/jackpot';
import type { Account, Micros } from '@baize/money';
import { type Err, ok, type Result } from '@baize/result';
import { canonicalText, citationLabel } from '@baize/rulebook';
import type { Happened, Refusal, TableState, World } from '@baize/table';
import type { RecordedEvent, RecordedRound } from '../../record/read-record.js';
import type { TableInMemory } from '../../table/table-in-memory.js';
import { actAtTable, cardsDealt, chipsBought, inGame, nameOf } from './acts.js';
import { playFirstAgain } from './first-version.js';
import {
  differences,
  type Parting,
  parting,
  type ReplayedRound,
  WatchedTable,
} from './replayed.js';

type Second = Extract<RecordedRound, { readonly version: 2 }>;

/** Replays a recorded round. A record that makes no sense is an answer, too. */
export const playAgain = (recorded: RecordedRound): Result<ReplayedRound, Parting> => {
  try {
    return recorded.version === 1 ? playFirstAgain(recorded) : playSecondAgain(recorded);
  } catch (error) {
    // A failed assertion here is a flaw of the record, not a bug.
    return parting(
      `it makes no sense to the table: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

/** The table acts again by itself, and players' acts are repeated. Every event must match to the last field. */
const playSecondAgain = ({ rules, before, events }: Second): Result<ReplayedRound, Parting> => {
  const world = {
    rules,
    table: before.table as TableState,
    meters: before.meters as Readonly<Record<string, MeterState>>,
    books: new Map(Object.entries(before.books as Readonly<Record<Account, Micros>>)),
  } as World;
  let at = '';
  const watched = new WatchedTable(world, () => at);
  watched.table.lay(
    events.flatMap(({ event }) => cardsDealt(inGame(event))).map(({ card }) => card),
  );
  for (let place = 0; place < events.length; ) {
    const recorded = events.slice(place);
    const [next] = recorded;
    if (next === undefined) break;
    at = next.at;
    const done = goOn(watched, next, place + 1);
    if (!done.ok) return done;
    const parted = compared(done.value, recorded, place);
    if (parted !== null) return parted;
    place += done.value.length;
  }
  const { table } = watched.table.world;
  return table.phase === 'open' && table.round === null && watched.steps.length > 0
    ? watched.replayed()
    : parting(`the round ends with event ${events.length}, and is not over`);
};

type Now = Happened['events'][number];

/** The table's own step, or else the player's act in the next event. */
const goOn = (
  { table }: WatchedTable,
  { event }: RecordedEvent,
  number: number,
): Result<readonly Now[], Parting> => {
  const what = `event ${number} (${nameOf(event)})`;
  const done = table.step() ?? bought(table, event);
  if (done !== null) return ok(eventsIn(done));
  const act = actAtTable(event);
  const cards = cardsDealt(inGame(event));
  if (act === null) return refused(cards.length === 0 ? null : table.refusesDeal(cards), what);
  const ordered = table.order(act.seat, act.gesture);
  return ordered.ok ? ok(eventsIn(ordered.value)) : refused(ordered.error, what);
};

const bought = (table: TableInMemory, event: unknown): readonly Happened[] | null => {
  const chips = chipsBought(event);
  return chips === null ? null : table.buyIn(chips.player, chips.cents);
};

const eventsIn = (happened: readonly Happened[]): readonly Now[] =>
  happened.flatMap((one): readonly Now[] => one.events);

const refused = (refusal: Refusal | null, what: string): Err<Parting> =>
  parting(
    refusal === null
      ? `${what} does not follow from the one before it`
      : `${what} is refused now: ${refusal.message} (${citationLabel(refusal.cite)})`,
  );

const compared = (
  now: readonly Now[],
  recorded: readonly RecordedEvent[],
  place: number,
): Err<Parting> | null => {
  for (const [index, event] of now.entries()) {
    const was = recorded[index];
    if (was !== undefined && canonicalText(was.event) === canonicalText(event)) continue;
    const what = `event ${place + index + 1} (${nameOf(was?.event ?? event)})`;
    const path = was?.path ?? `event ${place + index + 1}`;
    return parting(`${what} is not what follows now`, differences(was?.event, event, path));
  }
  return now.length > 0 ? null : parting(`event ${place + 1} changes nothing`);
};
