import type { Place } from '@baize/games';
import { type Cents, cents } from '@baize/money';
import { IRREGULARITIES, type Irregularity, type WagerId } from '@baize/rulebook';
import type { TableGesture } from '../automation/step.js';
import { DEVICES, type Device } from '../cards/state.js';
import type { TableCommand } from '../table/commands.js';
import { decideTable } from '../table/decide.js';
import type { RoundAtTable } from '../table/state.js';
import { isOpen, type OpenWorld, type World } from '../table/world.js';
import type { Call } from './call.js';
import { asksForCard, cardInDeck } from './dead-card.js';
import { outcomeOf, type Preview, previewIrregularity } from './decide.js';
import { type BookSays, bookSays } from './outcome.js';
import { stopsRound } from './shoe.js';
import { WHAT } from './what.js';

/** Something that may be called now, with what the book says would happen; nothing has happened yet. */
export interface Callable extends BookSays {
  /** What somebody saw, in words. */
  readonly what: string;
  readonly place: Place | null;
  /** What to order for it: a call, the report of a device, or a player's leaving. */
  readonly order: TableGesture;
  /** Fields of the order that only the people at the table know, and should say. */
  readonly fill: readonly ('cards' | 'card')[];
  readonly returned: readonly {
    readonly seat: number;
    readonly wagers: readonly { readonly wager: WagerId; readonly cents: Cents }[];
  }[];
}

/** Everything that may be called at this table now, and nothing that would be refused. */
export const irregularitiesNow = (world: World, at: string): readonly Callable[] =>
  isOpen(world)
    ? taken(world, at, [...called(world, IRREGULARITIES), ...leaving(world), ...devices(world)])
    : [];

/** Of these kinds alone. */
export const callableOf = (
  world: World,
  at: string,
  kinds: readonly Irregularity[],
): readonly Callable[] => (isOpen(world) ? taken(world, at, called(world, kinds)) : []);

/** Those that the table would take. */
const taken = (world: OpenWorld, at: string, some: readonly Callable[]): readonly Callable[] => {
  const command = (order: TableGesture): TableCommand => ({
    ...order,
    at,
    by: world.table.dealer,
    as: 'dealer',
  });
  const unused = { card: cardInDeck(world.table.round) };
  return some.filter(
    ({ order, fill }) =>
      decideTable(world, command(fill.includes('card') ? { ...order, ...unused } : order)).ok,
  );
};

const entry = (
  world: OpenWorld,
  { kind, outcome, cite, returned }: Preview,
  place: Place | null,
  order: TableGesture,
  what: string = WHAT[kind],
): Callable => ({
  kind,
  outcome,
  cite,
  what,
  place,
  order,
  fill: fillFor({ kind, outcome, cite }),
  returned: inCents(world.table.round?.game.hands ?? [], returned),
});

const fillFor = (says: BookSays): Callable['fill'] => {
  if (asksForCard(says)) return ['card'];
  return COUNTED.includes(says.kind) ? ['cards'] : [];
};

/** Whoever calls it has counted the hand. */
const COUNTED: readonly Irregularity[] = ['wrong-count-to-player', 'wrong-count-to-dealer'];

const inCents = (
  hands: RoundAtTable['game']['hands'],
  returned: Preview['returned'],
): Callable['returned'] =>
  hands.flatMap(({ seat, stakes, tips }) => {
    const wagers = returned.find((one) => one.seat === seat)?.wagers ?? [];
    const back = wagers.map((wager) => ({
      wager,
      cents: cents((stakes[wager] ?? 0) + (tips[wager] ?? 0)),
    }));
    return back.length === 0 ? [] : [{ seat, wagers: back }];
  });

/** By the kinds that are called; one that concerns a hand once for each. */
const called = (world: OpenWorld, kinds: readonly Irregularity[]): readonly Callable[] => {
  const hands = world.table.round?.game.hands ?? [];
  const places: readonly Place[] = [...hands.map(({ seat }) => seat), 'dealer'];
  return kinds.flatMap((kind) => {
    const at = (place: Place | null): readonly Callable[] => {
      const call = placed(kind, place);
      const preview = previewIrregularity(world, call);
      return preview.ok
        ? [entry(world, preview.value, place, { type: 'CallIrregularity', ...call })]
        : [];
    };
    const anywhere = at(null);
    return anywhere.length > 0 ? anywhere : places.flatMap(at);
  });
};

/** What is wrong with the dealer's hand is at the dealer's place, and need not be said. */
const placed = (kind: Irregularity, place: Place | null): Call => {
  if (kind === 'wrong-count-to-dealer') return { kind, place: 'dealer' };
  return place === null ? { kind } : { kind, place };
};

const leaving = (world: OpenWorld): readonly Callable[] => {
  const { round } = world.table;
  // While bets are open a player who goes takes the wagers along: nothing is irregular about it.
  if (round === null || round.game.phase === 'betting' || round.game.phase === 'settled') return [];
  return round.game.hands.map(({ seat }) => {
    const foreseen = outcomeOf(world, round, { kind: 'player-leaves', place: seat });
    return entry(world, foreseen, seat, { type: 'Leave', seat });
  });
};

/** A device in trouble is reported; one that deals takes the round with it. */
const devices = (world: OpenWorld): readonly Callable[] =>
  DEVICES.flatMap((device) => {
    const stops = stopsRound(world.table, device);
    const jam = `${device}-jam` as const;
    return [
      // Of a shoe that is only filled by hand the book says nothing until it is out of order.
      ...(device === 'shuffler' || stops ? [report(world, device, 'jam', jam)] : []),
      report(world, device, 'failed', stops ? jam : 'device-out-of-order'),
    ];
  });

const report = (
  world: OpenWorld,
  device: Device,
  trouble: 'jam' | 'failed',
  kind: Irregularity,
): Callable => {
  const { round } = world.table;
  const says =
    round === null
      ? { ...bookSays(world, null, kind), returned: [] }
      : outcomeOf(world, round, { kind });
  const what = `The ${device} ${trouble === 'jam' ? 'jams' : 'is out of order'}`;
  const order = { type: 'Cards', gesture: { type: 'ReportDevice', device, trouble } } as const;
  return entry(world, says, null, order, what);
};
