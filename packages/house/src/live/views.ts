import { signOf } from '@baize/rulebook';
import {
  bettingDeadline,
  type Deadline,
  decidingDeadlines,
  type Looking,
  type OpenWorld,
  type PinnedRules,
  type SeatView,
  viewTable,
  type World,
} from '@baize/table';
import { practiceAskedFor } from './automation/practice-seats.js';
import { type Desk, roundInProgress } from './desk.js';
import type { ClockView, FairnessView, LiveSeatView, LiveView, PersonView } from './live-view.js';
import { AUTOMATIC_DEALER, isPractice } from './people.js';
import type { OwnView } from './presence/own-view.js';
import type { WaitingView } from './presence/waiting.js';
import { openingOf } from './seeds/opening.js';
import type { Pledge } from './streams/rounds-stream.js';

/** What a view is made of. */
interface Seen {
  readonly desk: Desk;
  readonly world: World;
  readonly looking: Looking;
  readonly at: string;
  readonly nameOf: (account: string) => string;
  readonly awaySince: (account: string) => string | null;
  readonly chipsCents: number | null;
  readonly own: OwnView | null;
  readonly waiting: WaitingView;
  /** When this process began. */
  readonly start: string;
}

/** A table as one viewer may see it; nothing else of it leaves the house. */
export const viewDesk = (seen: Seen): LiveView => {
  const { desk, world, looking, at, nameOf, chipsCents, own, waiting } = seen;
  const { settings, rules } = desk;
  const view = viewTable(world, looking, at);
  const { signage } = rules.inForce.rulebook;
  return {
    ...view,
    seats: view.seats.map((seat) => seatView(seen, seat)),
    clock: clockView(desk, world, at),
    waiting,
    own,
    name: settings.name,
    dealing: settings.dealing,
    cardsFrom: settings.cards,
    people: peopleOf(desk, nameOf),
    chipsCents,
    // Cards from the shuffler are what they are.
    correctable: settings.cards === 'typed' ? view.correctable : null,
    fairness: fairnessOf(desk, seen.start),
    practice: practiceAskedFor(desk),
    minimumAge: signage.minimumAge?.value ?? null,
    notices: noticesOf(desk),
  };
};

const seatView = ({ desk, awaySince }: Seen, seat: SeatView): LiveSeatView => {
  const since = awaySince(seat.player);
  return {
    ...seat,
    presence: since === null ? 'here' : 'away',
    since,
    sitsOut: roundInProgress(desk)?.sitsOut?.[seat.seat] ?? null,
  };
};

/** At a table with a dealer it is the dealer who closes the betting. */
const clockView = ({ settings, table }: Desk, world: World, at: string): ClockView => {
  const round = table.phase === 'open' ? table.round : null;
  if (round === null || !isOpen(world)) return { now: at, betting: null, deciding: [] };
  const betting = settings.dealing === 'automatic' ? bettingDeadline(world, round) : null;
  return {
    now: at,
    betting: betting === null ? null : { until: untilOf(betting) },
    deciding: decidingDeadlines(world, round).map((one) => ({
      seat: one.seat,
      until: untilOf(one),
    })),
  };
};

const isOpen = (world: World): world is OpenWorld => world.table.phase === 'open';

const untilOf = ({ since, seconds }: Deadline): string =>
  new Date(Date.parse(since) + 1000 * seconds).toISOString();

const notices = new WeakMap<PinnedRules, readonly string[]>();

/** What the document wants shown wherever its game is played. */
export const noticesOf = ({ rules }: Pick<Desk, 'rules'>): readonly string[] => {
  const known = notices.get(rules);
  if (known !== undefined) return known;
  const { rulebook } = rules.inForce;
  const made = signOf(rulebook, rules.house).notices.map(({ text }) => text);
  notices.set(rules, made);
  return made;
};

/** Everybody whose account is named in a view: at the seats, in the hands of the round, at the deal. */
const peopleOf = (
  { table }: Desk,
  nameOf: (account: string) => string,
): Readonly<Record<string, PersonView>> => {
  if (table.phase === 'closed') return {};
  const accounts = new Set([
    ...Object.values(table.seats).map(({ player }) => player),
    ...(table.round?.game.hands ?? []).map(({ player }) => player),
    ...(table.settled?.game.hands ?? []).map(({ player }) => player),
    table.dealer,
    ...(table.floor?.calls ?? []).flatMap(({ by, answered }) =>
      answered === null ? [by] : [by, answered.by],
    ),
  ]);
  return Object.fromEntries(
    [...accounts].map((account) => [
      account,
      { name: nameOf(account), practice: isPractice(account) || account === AUTOMATIC_DEALER },
    ]),
  );
};

/** A commitment hides its seed, and a seed is opened when nothing can be added any more: all see the same. */
const fairnessOf = (desk: Desk, start: string): FairnessView | null => {
  const { committed, pledged, list, opened, withheld, first } = desk.rounds;
  if (committed === null) return null;
  const { version, round, commitment, cutAtLeast } = committed;
  const opening = openingOf(desk, start);
  const { table } = desk;
  // What a player left behind is not shown to the next player in that seat.
  const sitsThere = ({ seat, player }: Pledge): boolean =>
    table.phase === 'open' && table.seats[seat]?.player === player;
  return {
    version,
    round,
    commitment,
    cutAtLeast,
    committed: (list?.commitments ?? pledged.filter(sitsThere))
      .toSorted((left, right) => left.seat - right.seat)
      .map(({ seat, commitment: to }) => ({ seat, commitment: to })),
    silent: (list?.silent ?? []).map(({ seat, why }) => ({ seat, why })),
    closing: list?.closing ?? null,
    opened: (first.closed ?? opened).map(({ seat, seed }) => ({ seat, seed })),
    opening:
      opening === null
        ? null
        : { until: opening.until, seats: opening.waitsFor.map(({ seat }) => seat) },
    withheld: withheld.map(({ seat }) => seat),
  };
};
