import type { Place } from '@baize/games';
import { assert } from '@baize/result';
import { nextStep } from '../automation/next-step.js';
import type { NextStep } from '../automation/step.js';
import { cardsLying } from '../rounds/cards-lying.js';
import { decisionFor, stakesFor } from './choices.js';
import { handFaces } from './faces.js';
import { mishap, ruleOn } from './mishaps.js';
import type { Shift } from './shift.js';

const MOST_STEPS = 2_000;

/** One round by the book, from the cards to the reset; now and then something goes wrong. */
export const playRound = (shift: Shift): void => {
  const before = shift.world.table.lastRound;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const { table } = shift.world;
    if (table.phase === 'open' && table.round === null && table.lastRound > before) return;
    if (mishap(shift)) continue;
    const next = nextStep(shift.world, shift.at);
    assert(next !== null, 'an open table always has a next step');
    take(shift, next);
  }
  assert(false, 'a round ends');
};

const take = (shift: Shift, next: NextStep): void => {
  switch (next.kind) {
    case 'do':
      return doIt(shift, next);
    case 'deal':
      return deal(shift, next.places);
    case 'turn':
      return turn(shift, next.place);
    case 'rack-stub':
      return rackStub(shift, next.mustCount);
    case 'take-up':
      return shift.dealer({
        type: 'TakeUp',
        place: next.place,
        ...(next.mustCount ? { counted: cardsAt(shift, next.place) } : {}),
      });
    case 'players':
      return next.what === 'bet' ? bet(shift, next.seats) : decide(shift, next.seats);
    case 'floorperson':
      return ruleOn(shift);
  }
};

const doIt = (shift: Shift, { who, gesture }: Extract<NextStep, { kind: 'do' }>): void => {
  if (gesture.type === 'OpenRound') shift.reshuffle();
  if (who === 'floorperson') shift.floor(gesture);
  else shift.dealer(gesture);
};

const deal = (shift: Shift, places: readonly Place[]): void => {
  const { felt } = shift.plan;
  const cards = places.map((to) => ({ to, card: shift.stack.pop() ?? '??' }));
  const unseen =
    felt === 'real' && shift.world.rules.inForce.rulebook.dealing.playerFaces.value === 'down';
  shift.dealer({ type: 'Deal', cards: unseen ? handFaces.lay(shift, cards) : cards });
};

const turn = (shift: Shift, place: Place): void => {
  const cards = handFaces.at(shift, place);
  shift.dealer({ type: 'Turn', place, ...(cards === null ? {} : { cards }) });
};

const rackStub = (shift: Shift, mustCount: boolean): void => {
  const counts = mustCount || shift.oneIn(10);
  shift.dealer({ type: 'RackStub', ...(counts ? { counted: shift.stack.length } : {}) });
};

const cardsAt = ({ world }: Shift, place: Place): number => {
  const round = world.table.phase === 'open' ? world.table.round : null;
  assert(round !== null, 'cards are out');
  return cardsLying(round, place);
};

const bet = (shift: Shift, seats: readonly number[]): void => {
  for (const seat of seats) {
    if (shift.oneIn(6) && seat !== seats[0]) continue;
    shift.dealer({ type: 'PlaceWagers', seat, stakes: stakesFor(shift, seat) });
  }
};

const decide = (shift: Shift, seats: readonly number[]): void => {
  for (const seat of seats) {
    const decision = decisionFor(shift, seat);
    if (decision !== null) shift.dealer({ type: 'Decide', seat, decision });
  }
};
