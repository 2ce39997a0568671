import type { Place } from '@baize/games';
import { present } from '@baize/result';
import { stubSize } from '../dealing/stub.js';
import { absentFromBetting, isAnyoneThere, seatsToBet } from '../people/presence.js';
import { allCardsLying, cardsLeftAt } from '../rounds/cards-lying.js';
import { bettingDeadline, decidingDeadlines, isOver } from '../rounds/deadlines.js';
import type { TableCommand } from '../table/commands.js';
import { decideTable } from '../table/decide.js';
import type { RoundAtTable } from '../table/state.js';
import { isOpen, type OpenWorld, type World } from '../table/world.js';
import { foldFor } from './fold-for.js';
import { stepAtOpenTable } from './next-step.js';
import type { NextStep, TableGesture } from './step.js';

/** Under whose name a table acts. */
const HOUSE = 'house';

/**
 * What the table itself does now, where its policy has the gesture; null where it waits for somebody.
 * The cards are those of the stack in use, the next one first. Nothing is done that would be refused.
 */
export const automaticStep = (
  world: World,
  at: string,
  cards: readonly string[],
): TableCommand | null => {
  if (!isOpen(world)) return null;
  const gesture = bettingStep(world, at) ?? gestureOf(world, stepAtOpenTable(world, at), at, cards);
  if (gesture === null) return null;
  const command = { ...gesture, at, by: HOUSE, as: 'house' } as TableCommand;
  // What the policy does not have is not allowed to the house, and so refused with the rest.
  return decideTable(world, command).ok ? command : null;
};

const roundIn = ({ table }: OpenWorld): RoundAtTable => present(table.round, 'the round of a step');

const gestureOf = (
  world: OpenWorld,
  next: NextStep,
  at: string,
  cards: readonly string[],
): TableGesture | null => {
  switch (next.kind) {
    case 'do':
      return next.who === 'dealer' && isTime(world, next.gesture, at)
        ? knowing(world, next.gesture)
        : null;
    case 'deal':
      return deal(next.places, cards);
    case 'turn':
      return { type: 'Turn', place: next.place };
    case 'rack-stub':
      return rackStub(roundIn(world), next.mustCount);
    case 'take-up': {
      const { place, mustCount, tucked } = next;
      // How many a player tucked unseen, only somebody who looks can say.
      if (tucked === null) return null;
      const lying = cardsLeftAt(roundIn(world), place);
      const counted = mustCount ? { counted: lying - (tucked ?? 0) } : {};
      return { type: 'TakeUp', place, ...counted, ...(tucked === undefined ? {} : { tucked }) };
    }
    case 'players':
      return next.what === 'decide' ? foldInTime(world, next, at) : null;
    case 'floorperson':
      return null;
  }
};

/** The table knows the cards: it claims for an absent player only what their hand wins. */
const knowing = (world: OpenWorld, gesture: TableGesture): TableGesture =>
  gesture.type === 'Decide' && gesture.why === 'away'
    ? foldFor(world, roundIn(world), gesture.seat, gesture.why)
    : gesture;

/** No round for nobody; and betting stays open while somebody who is there may still want to bet. */
const isTime = (world: OpenWorld, gesture: TableGesture, at: string): boolean => {
  if (gesture.type === 'OpenRound') return isAnyoneThere(world);
  if (gesture.type !== 'CloseBetting') return true;
  const round = roundIn(world);
  return seatsToBet(world, round).length === 0 || isOver(bettingDeadline(world, round), at);
};

/**
 * While bets are taken: who is away sits out at once, and so does who has not bet in time. Where nobody has
 * bet at all, bets are taken anew. Nothing is done for nobody.
 */
export const bettingStep = (world: OpenWorld, at: string): TableGesture | null => {
  const { round } = world.table;
  if (round === null || round.game.phase !== 'betting' || round.voided !== null) return null;
  if (round.game.hands.length === 0 && !isAnyoneThere(world)) return null;
  const [away] = absentFromBetting(world, round);
  if (away !== undefined) return { type: 'SitOut', seat: away, why: 'away' };
  if (!isOver(bettingDeadline(world, round), at)) return null;
  const [late] = seatsToBet(world, round);
  if (late !== undefined) return { type: 'SitOut', seat: late, why: 'time' };
  return round.game.hands.length === 0 ? { type: 'PassBetting' } : null;
};

const deal = (places: readonly Place[], cards: readonly string[]): TableGesture | null =>
  cards.length < places.length
    ? null
    : { type: 'Deal', cards: places.map((to, index) => ({ to, card: cards[index] ?? '' })) };

const rackStub = (round: RoundAtTable, mustCount: boolean): TableGesture => ({
  type: 'RackStub',
  ...(mustCount ? { counted: stubSize(allCardsLying(round), round.deadCards) } : {}),
});

/** Whoever does not answer in time is folded. */
const foldInTime = (
  world: OpenWorld,
  { seats }: Extract<NextStep, { kind: 'players' }>,
  at: string,
): TableGesture | null => {
  const round = roundIn(world);
  const late = decidingDeadlines(world, round).find(
    (deadline) => seats.includes(deadline.seat) && isOver(deadline, at),
  );
  return late === undefined ? null : foldFor(world, round, late.seat, 'time');
};
