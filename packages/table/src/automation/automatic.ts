import { foldWithEveryWin, type Place } from '@baize/games';
import { stubSize } from '../dealing/stub.js';
import { allCardsLying, cardsLeftAt } from '../rounds/cards-lying.js';
import { secondsLeft } from '../rounds/decisions.js';
import { contestGame } from '../rounds/folded.js';
import { gameCore, isRicochet } from '../rounds/game.js';
import type { TableCommand } from '../table/commands.js';
import { decideTable } from '../table/decide.js';
import type { RoundAtTable } from '../table/state.js';
import type { OpenWorld, World } from '../table/world.js';
import { nextStep } from './next-step.js';
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
  const next = nextStep(world, at);
  const gesture = next === null ? null : gestureOf(world, next, at, cards);
  if (gesture === null) return null;
  const command = { ...gesture, at, by: HOUSE, as: 'house' } as TableCommand;
  // What the policy does not have is not allowed to the house, and so refused with the rest.
  return decideTable(world, command).ok ? command : null;
};

const isOpen = (world: World): world is OpenWorld => world.table.phase === 'open';

const gestureOf = (
  world: OpenWorld,
  next: NextStep,
  at: string,
  cards: readonly string[],
): TableGesture | null => {
  const { round } = world.table;
  switch (next.kind) {
    case 'do':
      return next.who === 'dealer' && isTime(world, next.gesture, at) ? next.gesture : null;
    case 'deal':
      return deal(next.places, cards);
    case 'turn':
      return { type: 'Turn', place: next.place };
    case 'rack-stub':
      return round === null ? null : rackStub(round, next.mustCount);
    case 'take-up': {
      const { place, mustCount, tucked } = next;
      // How many a player tucked unseen, only somebody who looks can say.
      if (round === null || tucked === null) return null;
      const counted = mustCount ? { counted: cardsLeftAt(round, place) - (tucked ?? 0) } : {};
      return { type: 'TakeUp', place, ...counted, ...(tucked === undefined ? {} : { tucked }) };
    }
    case 'players':
      return round === null || next.what !== 'decide' ? null : foldInTime(world, round, next, at);
    case 'floorperson':
      return null;
  }
};

/** No round for nobody; and betting stays open while somebody may still want to bet. */
const isTime = (world: OpenWorld, gesture: TableGesture, at: string): boolean => {
  const { seats, round } = world.table;
  const here = Object.entries(seats).filter(([, { away }]) => away === 'here');
  if (gesture.type === 'OpenRound') return here.length > 0;
  if (gesture.type !== 'CloseBetting' || round === null) return true;
  const bets = new Set(round.game.hands.map(({ seat }) => seat));
  const left = secondsLeft(world, round, at);
  return here.every(([seat]) => bets.has(Number(seat))) || (left !== null && left <= 0);
};

const deal = (places: readonly Place[], cards: readonly string[]): TableGesture | null =>
  cards.length < places.length
    ? null
    : { type: 'Deal', cards: places.map((to, index) => ({ to, card: cards[index] ?? '' })) };

const rackStub = (round: RoundAtTable, mustCount: boolean): TableGesture => ({
  type: 'RackStub',
  ...(mustCount ? { counted: stubSize(allCardsLying(round), round.deadCards) } : {}),
});

/** Whoever does not answer in time is folded, with every bonus claimed that the hand may win. */
const foldInTime = (
  world: OpenWorld,
  round: RoundAtTable,
  { seats }: Extract<NextStep, { kind: 'players' }>,
  at: string,
): TableGesture | null => {
  const left = secondsLeft(world, round, at);
  if (left === null || left > 0) return null;
  const rules = world.rules.inForce;
  const { game } = round;
  const mayFold = (seat: number): boolean =>
    gameCore(rules)
      .legal(rules, game, seat)
      .some(({ act }) => act === 'fold');
  const seat = seats.find(mayFold);
  if (seat === undefined) return null;
  if (isRicochet(game, rules)) return { type: 'Decide', seat, decision: 'fold' };
  const hand = game.hands.find((one) => one.seat === seat);
  if (hand === undefined) return null;
  const claims = foldWithEveryWin(contestGame(rules), rules, hand);
  return { type: 'Decide', seat, decision: { kind: 'fold', claims } };
};
