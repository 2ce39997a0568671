import { UNKNOWN_CARD } from '@baize/cards';
import { type GameRound, gameOf } from '@baize/games';
import { isStaff, type Looking, mayKnow, viewerOf } from '../people/looking.js';
import { roundNow } from '../rounds/round-of.js';
import type { EventOf, TableEvent } from './events.js';
import type { World } from './world.js';

/** An event as a viewer may be told of it: what the counts and policies of the house are, only staff are. */
export type Told =
  | Exclude<TableEvent, EventOf<'TableOpened' | 'TableClosed'>>
  | (Omit<EventOf<'TableOpened'>, 'trayCents' | 'policy'> &
      Partial<Pick<EventOf<'TableOpened'>, 'trayCents' | 'policy'>>)
  | (Omit<EventOf<'TableClosed'>, 'trayCents' | 'overCents'> &
      Partial<Pick<EventOf<'TableClosed'>, 'trayCents' | 'overCents'>>);

/** For motion and for the live region; null where the viewer is not told at all. */
export const tellTable = (before: World, event: TableEvent, looking: Looking): Told | null => {
  switch (event.type) {
    case 'TableOpened': {
      const { trayCents: _tray, policy: _policy, ...told } = event;
      return isStaff(looking) ? event : told;
    }
    case 'TableClosed': {
      const { trayCents: _tray, overCents: _over, ...told } = event;
      return isStaff(looking) ? event : told;
    }
    case 'BoughtIn':
    case 'DealerTipped':
    case 'PaymentAdjusted':
      return mayKnow(looking, event.player) ? event : null;
    case 'TrayFilled':
    case 'TrayCredited':
    case 'DropTaken':
    case 'FloorCalled':
    case 'CallAnswered':
    case 'CallClosed':
      return isStaff(looking) ? event : null;
    case 'IrregularityCalled':
      return isStaff(looking) ? event : { ...event, note: null };
    case 'InRound':
      return tellRound(before, event, looking);
    case 'CardsCorrected':
      return tellCorrection(before, event, looking);
    case 'RoundResettled':
      return tellResettled(before, event, looking);
    default:
      return event;
  }
};

const tellRound = (
  world: World,
  told: EventOf<'InRound'>,
  looking: Looking,
): EventOf<'InRound'> | null => {
  const game = roundNow(world)?.game;
  if (game === undefined) return null;
  const viewer = viewerOf(world.table, game, looking);
  const event = gameOf(game).tell(world.rules.inForce, game, told.event, viewer);
  return { ...told, event };
};

const gameIn = (world: World, round: string): GameRound | null => {
  const { settled } = world.table;
  if (settled?.round === round) return settled.game;
  const live = roundNow(world);
  return live?.round === round ? live.game : null;
};

/** Cards that were put right are as hidden as they were; so are the words that may name them. */
const tellCorrection = (
  world: World,
  event: EventOf<'CardsCorrected'>,
  looking: Looking,
): EventOf<'CardsCorrected'> | null => {
  const seen = cardsSeen(world, event, looking);
  if (seen === null) return null;
  const isHidden = (_: string, index: number): boolean => seen[index] !== event.to[index];
  const hide = (card: string, index: number): string =>
    isHidden(card, index) ? UNKNOWN_CARD : card;
  return {
    ...event,
    from: event.from.map(hide),
    to: event.to.map(hide),
    reason: event.to.some(isHidden) ? '' : event.reason,
  };
};

/** The corrected hand as the viewer sees it: a card that is not in it is hidden. */
const cardsSeen = (
  world: World,
  { round, place, to }: EventOf<'CardsCorrected'>,
  looking: Looking,
): readonly string[] | null => {
  const game = gameIn(world, round);
  if (game === null) return null;
  const rules = world.rules.inForce;
  const { cardsShown, view, withCards } = gameOf(game);
  const viewer = viewerOf(world.table, game, looking);
  const seen = cardsShown(view(rules, withCards(rules, game, place, to), viewer), place);
  return seen.length === 0 ? null : seen;
};

/** The own lines to a player, all of them to staff. */
const tellResettled = (
  world: World,
  event: EventOf<'RoundResettled'>,
  looking: Looking,
): EventOf<'RoundResettled'> | null => {
  const hands = gameIn(world, event.round)?.hands ?? [];
  const seats = hands.filter(({ player }) => mayKnow(looking, player)).map(({ seat }) => seat);
  if (seats.length === 0) return null;
  const own = <T extends { readonly seat: number }>(all: readonly T[]): readonly T[] =>
    all.filter(({ seat }) => seats.includes(seat));
  return {
    ...event,
    lines: own(event.lines),
    changes: own(event.changes),
    tips: own(event.tips),
    tipChanges: own(event.tipChanges),
  };
};
