import type { Place } from '@baize/games';
import { assertNever, present } from '@baize/result';
import { stepAtOpenTable } from '../automation/next-step.js';
import type { NextStep, TableGesture } from '../automation/step.js';
import { cardsLeftAt } from '../rounds/cards-lying.js';
import { roundNow } from '../rounds/round-of.js';
import { ANYBODY, tipsFor } from './choices.js';
import { layUnseen } from './faces.js';
import { mishap } from './mishaps.js';
import { joinTable } from './open-and-close.js';
import { ruleOn } from './rulings.js';
import type { Shift, ShiftPlayers } from './shift.js';

const MOST_STEPS = 2_000;

/** A count comes out wrong once in so many. */
const MISCOUNT = 15;

/** One round by the book, from the cards to the reset; now and then something goes wrong. */
export const playRound = (shift: Shift): void => {
  const before = shift.world.table.lastRound;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const { table } = shift.open;
    if (table.round === null && table.lastRound > before) return;
    if (!mishap(shift)) take(shift, stepAtOpenTable(shift.open, shift.at));
  }
  throw shift.stuck('it does not come to an end');
};

const take = (shift: Shift, next: NextStep): void => {
  switch (next.kind) {
    case 'do':
      doIt(shift, next);
      break;
    case 'deal':
      deal(shift, next.places);
      break;
    case 'turn':
      turn(shift, next.place);
      break;
    case 'rack-stub':
      rackStub(shift, next.mustCount);
      break;
    case 'take-up':
      takeUp(shift, next);
      break;
    case 'players':
      if (next.what === 'sit') joinTable(shift, 1);
      else if (next.what === 'bet') bet(shift, next.seats);
      else decide(shift, next.seats);
      break;
    case 'floorperson':
      ruleOn(shift, next.why);
      break;
    default:
      assertNever(next);
  }
};

const takeUp = (
  shift: Shift,
  { place, mustCount, tucked }: Extract<NextStep, { kind: 'take-up' }>,
): void => {
  if (tucked === undefined) {
    const counted = mustCount ? { counted: cardsAt(shift, place) } : {};
    shift.dealer({ type: 'TakeUp', place, ...counted });
    return;
  }
  const lying = cardsAt(shift, place);
  const stay = tucked ?? 1 + shift.chance(lying);
  shift.faces.set(place, (shift.faces.get(place) ?? []).slice(0, stay));
  shift.dealer({ type: 'TakeUp', place, counted: lying - stay, tucked: stay });
};

const doIt = (shift: Shift, { who, gesture }: Extract<NextStep, { kind: 'do' }>): void => {
  if (gesture.type === 'OpenRound') shift.reshuffle();
  if (who === 'floorperson') shift.floor(gesture);
  else shift.dealer(gesture.type === 'CountChips' ? countedChips(shift, gesture) : gesture);
};

/** Now and then chips and accepted wagers differ. */
const countedChips = (
  shift: Shift,
  gesture: Extract<TableGesture, { readonly type: 'CountChips' }>,
): TableGesture => {
  if (gesture.chips === 0 || !shift.oneIn(MISCOUNT)) return gesture;
  return { ...gesture, chips: gesture.chips + (shift.oneIn(2) ? 1 : -1) };
};

const deal = (shift: Shift, places: readonly Place[]): void => {
  const { felt } = shift.plan;
  const cards = places.map((to) => ({ to, card: shift.stack.pop() ?? '??' }));
  const unseen =
    felt === 'real' && shift.world.rules.inForce.rulebook.dealing.playerFaces.value === 'down';
  shift.dealer({ type: 'Deal', cards: unseen ? layUnseen(shift, cards) : cards });
};

const turn = (shift: Shift, place: Place): void => {
  const cards = shift.faces.get(place);
  shift.dealer({ type: 'Turn', place, ...(cards === undefined ? {} : { cards }) });
};

const rackStub = (shift: Shift, mustCount: boolean): void => {
  const counts = mustCount || shift.oneIn(10);
  const off = shift.oneIn(MISCOUNT) ? 1 : 0;
  shift.dealer({ type: 'RackStub', ...(counts ? { counted: shift.stack.length - off } : {}) });
};

const cardsAt = ({ world }: Shift, place: Place): number => {
  return cardsLeftAt(present(roundNow(world), 'a round with cards out'), place);
};

const playersOf = ({ plan }: Shift): ShiftPlayers => plan.players ?? ANYBODY;

const bet = (shift: Shift, seats: readonly number[]): void => {
  for (const seat of seats) {
    if (shift.oneIn(6) && seat !== seats[0]) continue;
    const stakes = playersOf(shift).stakes(shift, seat);
    const tips = tipsFor(shift, stakes);
    shift.dealer({ type: 'PlaceWagers', seat, stakes, ...(tips === null ? {} : { tips }) });
  }
};

const decide = (shift: Shift, seats: readonly number[]): void => {
  for (const seat of seats) {
    const decision = playersOf(shift).decision(shift, seat);
    if (decision !== null) shift.dealer({ type: 'Decide', seat, decision });
  }
};
