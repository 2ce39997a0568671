import type { Place, Stakes } from '@baize/games';
import type { MeterEvent } from '@baize/jackpot';
import {
  type CardsOrder,
  type Looking,
  type TableGesture,
  type TableView,
  viewTable,
} from '../../src/index.js';
import type { Draft } from './rounds.js';
import { DEALER, FLOOR, type Hands, raise, type Table } from './table.js';

/** What a test needs to say a clause at a table in a few words. */

type Person = typeof DEALER;

/** The lines of the latest settlement without their clauses, of one seat or of all: `ante win, pays $10`. */
export const paid = (table: Table, seat?: number): readonly string[] =>
  table.lines
    .map((line) => line.replace(/ \[[^\]]*\]$/, ''))
    .filter((line) => seat === undefined || line.startsWith(`${seat} `))
    .map((line) => (seat === undefined ? line : line.slice(`${seat} `.length)));

/** The code of a refusal; null when it is allowed. */
export const no = (table: Table, gesture: TableGesture, person: Person = DEALER): string | null =>
  table.refuses(gesture, person)?.split(' ')[0] ?? null;

export const cards = (gesture: CardsOrder): TableGesture => ({ type: 'Cards', gesture });

/** Gestures with cards, one after the other. */
export const withCards = (table: Table, ...gestures: readonly CardsOrder[]): Table =>
  gestures.reduce((now, gesture) => now.do(cards(gesture), whoDoes(gesture)), table);

const whoDoes = (gesture: CardsOrder): Person => {
  const isFloors =
    (gesture.type === 'DoOpeningStep' && gesture.step === 'floorperson-verifies') ||
    ['OrderShuffle', 'OrderRecut', 'RepairDevice', 'ReportDevice', 'MarkDevice'].includes(
      gesture.type,
    );
  return isFloors ? FLOOR : DEALER;
};

export const wagers = (
  seat: number,
  stakes: Readonly<Record<string, number>>,
  tips?: Readonly<Record<string, number>>,
): TableGesture => ({
  type: 'PlaceWagers',
  seat,
  stakes: stakes as Stakes,
  ...(tips === undefined ? {} : { tips: tips as Stakes }),
});

/** What this person sees at the table now. */
export const seenBy = (table: Table, looking: Looking): TableView =>
  viewTable(table.world, looking, table.now);

export const ADA: Looking = { kind: 'player', player: 'Ada' };
export const BEN: Looking = { kind: 'player', player: 'Ben' };
export const SPECTATOR: Looking = { kind: 'spectator' };

/** The cards that somebody sees at a place: `As Kd ??`. */
export const shownTo = (table: Table, looking: Looking, place: Place): string => {
  const game = seenBy(table, looking).round?.game;
  if (game === undefined) return '';
  if (place === 'dealer') {
    return ('cards' in game.dealer ? game.dealer.cards : game.dealer).join(' ');
  }
  const hand = game.hands.find(({ seat }) => seat === place);
  if (hand === undefined) return '';
  return [...hand.cards, ...('draw' in hand ? hand.draw : [])].join(' ');
};

/** The seats whose sensors are lit. */
export const lit = (table: Table, at = 0): readonly number[] =>
  seenBy(table, SPECTATOR).jackpots[at]?.lit ?? [];

/** What happened at the jackpots since an earlier state of the same table. */
export const atMeters = (table: Table, earlier?: Table): readonly MeterEvent[] =>
  (earlier === undefined ? table.happened : table.since(earlier)).flatMap((one) =>
    'jackpot' in one ? one.events : [],
  );

/** The kinds of events since an earlier state, those of games, cards and meters by their own names. */
export const kindsSince = (table: Table, earlier: Table): readonly string[] =>
  table
    .since(earlier)
    .flatMap((one) =>
      'jackpot' in one
        ? one.events.map(({ type }) => type)
        : one.events.map((event) => ('event' in event ? event.event.type : event.type)),
    );

/** Seats that ante alike, with more for some. */
export const antes = (
  cents: number,
  seats: readonly number[],
  more: Readonly<Record<string, number>> = {},
): Record<number, Record<string, number>> =>
  Object.fromEntries(seats.map((seat) => [seat, { ante: cents, ...more }]));

/** Everybody in the round raises by so much, the first seat first. */
export const allRaise = (table: Table, cents: number): Table =>
  table.playing.game.hands.reduce((now, { seat }) => now.decides(seat, raise(cents)), table);

/** One player alone, who raises by the ante; what the felt gives is settled. */
export const alone = (
  open: Table,
  stakes: Readonly<Record<string, number>> & { readonly ante: number },
  hands: Hands,
  more = stakes.ante,
): Table => open.bets({ 1: stakes }).deals(hands).decides(1, raise(more)).settles();

export const paytable =
  (wager: string, id: string) =>
  (house: Draft): void => {
    house.paytables[wager] = id;
  };

/** Several changes to house rules, one after the other. */
export const both =
  (...changes: readonly ((house: Draft) => void)[]) =>
  (house: Draft): void => {
    for (const change of changes) change(house);
  };
