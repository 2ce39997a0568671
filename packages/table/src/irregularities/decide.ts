import { ok, present, type Result } from '@baize/result';
import {
  byPolicy,
  bySoftware,
  type Citation,
  type Irregularity,
  type WagerId,
} from '@baize/rulebook';
import { callWith } from '../calls/decide.js';
import { secondsToVoidAlone } from '../calls/void-alone.js';
import { takeOffParts } from '../jackpots/awards.js';
import { holdsAction } from '../jackpots/open-action.js';
import { hitsAt } from '../jackpots/open-awards.js';
import { isFloor } from '../people/roles.js';
import type { Stamp } from '../people/stamp.js';
import { FINE, type Refusal, refuse } from '../refusal.js';
import { cardsDealtTo } from '../rounds/dealt.js';
import { gamePart } from '../rounds/game-part.js';
import { roundNow, roundOf } from '../rounds/round-of.js';
import type { CommandOf } from '../table/commands.js';
import { inSequence, record } from '../table/happen.js';
import type { RoundAtTable } from '../table/state.js';
import type { Decided, OpenWorld, Part, World } from '../table/world.js';
import type { Call } from './call.js';
import { checkDeadCard } from './dead-card.js';
import { type BookSays, bookSays, goesByHand } from './outcome.js';
import { type Returned, returnedBy, ridingOn } from './set-aside.js';

/** What a call would do, to be shown before it is confirmed. */
export interface Preview extends BookSays {
  readonly returned: readonly Returned[];
}

/** The outcome per rulebook, with every wager that would go back; nothing is changed by looking. */
export const previewIrregularity = (world: World, called: Call): Result<Preview, Refusal> => {
  const found = roundOf(world);
  if (!found.ok) return found;
  const call = atItsPlace(called);
  const may = mayCall(world, found.value, call);
  if (!may.ok) return may;
  return ok(outcomeOf(world, found.value, call));
};

/** What is wrong with the dealer's hand is at the dealer's place, said or not. */
const atItsPlace = <C extends Call>(call: C): C =>
  call.kind === 'wrong-count-to-dealer' && call.place === undefined
    ? { ...call, place: 'dealer' }
    : call;

/** The same for what another command finds: a device that is reported, a player who leaves. */
export const outcomeOf = (world: World, round: RoundAtTable, call: Call): Preview => {
  const says = bookSays(world, round, call.kind);
  const { place } = call;
  const isDecided = decidedIn(world, round);
  return { ...says, returned: returnedBy(world.rules.inForce, round, says, { place, isDecided }) };
};

/** An award that a floorperson has verified is corrected; no irregularity takes it back. */
const decidedIn =
  (world: World, round: RoundAtTable) =>
  (seat: number, wager: WagerId): boolean =>
    hitsAt(world, wager, round).some((hit) => hit.seat === seat && hit.status !== 'keyed');

export const callIrregularity = (
  world: OpenWorld,
  called: CommandOf<'CallIrregularity'>,
): Decided => {
  const found = roundOf(world);
  if (!found.ok) return found;
  const round = found.value;
  const command = atItsPlace(called);
  const may = mayCall(world, round, command);
  if (!may.ok) return may;
  const shown = outcomeOf(world, round, command);
  const card = checkDeadCard(round, command, shown);
  if (!card.ok) return card;
  return confirmed(world, command, command, shown, card.value);
};

/** Found when the device is reported. */
export const callShoeJam = (world: World, stamp: Stamp): Decided => {
  const round = present(roundNow(world), 'the round that a shoe stops');
  const call = { kind: 'shoe-jam' } as const;
  return confirmed(world, stamp, call, outcomeOf(world, round, call));
};

const confirmed = (
  world: World,
  stamp: Stamp,
  call: Call,
  { kind, outcome, cite, returned }: Preview,
  card: string | null = null,
): Decided =>
  inSequence(world, [
    record(stamp, {
      type: 'IrregularityCalled',
      kind,
      place: call.place ?? null,
      cards: call.cards ?? null,
      ...(card === null ? {} : { card }),
      note: call.note ?? null,
      outcome,
      ...callWith(world, stamp, outcome),
      cite,
    }),
    ...asideParts(stamp, returned, cite),
    takesOff(stamp, returned),
  ]);

/** No award for a wager that goes back. */
const takesOff =
  (stamp: Stamp, returned: readonly Returned[]): Part =>
  (now) => {
    const round = present(roundNow(now), 'the round that wagers go back from');
    return inSequence(now, takeOffParts(now, stamp, round, returned));
  };

const asideParts = (stamp: Stamp, returned: readonly Returned[], cite: Citation): readonly Part[] =>
  returned
    .filter(({ wagers }) => wagers.length > 0)
    .map(({ seat, wagers }) =>
      gamePart(stamp, { type: 'SetAside', seat, wagers, as: 'void', cite }),
    );

/** Found by another command, which calls it by itself. */
const FOUND_BY: Readonly<Partial<Record<Irregularity, string>>> = {
  'raise-too-large': 'it is found when the hand is turned',
  'player-leaves': 'it is recorded when the player leaves the seat',
  'chip-count-differs': 'it is found when the chips are counted',
  'folded-cards-miscounted': 'it is found when the hand is taken up and counted',
  'second-card-face-up-in-deck': 'call each card that is found face up',
  'shuffler-jam': 'report the device',
  'shoe-jam': 'report the device',
  'device-out-of-order': 'report the device',
};

const WHILE_DEALING: readonly Irregularity[] = [
  'card-face-up-in-deck',
  'card-drawn-in-error',
  'card-exposed-while-dealing',
];
const OF_A_HAND: readonly Irregularity[] = ['wrong-count-to-player', 'card-exposed-while-dealing'];

const mayCall = (world: World, round: RoundAtTable, call: Call): Result<true, Refusal> => {
  const { kind, place } = call;
  const says = bookSays(world, round, kind);
  const { cite } = says;
  const otherwise = FOUND_BY[kind];
  if (otherwise !== undefined) {
    return refuse('not-called', `this is not called: ${otherwise}`, bySoftware('orders'));
  }
  const { phase, hands } = round.game;
  if (round.voided !== null && !changesVoidRound(world, round, call)) {
    return refuse('round-is-void', 'the round is void already', round.voided.cite);
  }
  if (phase === 'betting' || phase === 'settled') {
    return refuse('not-now', 'this is called while the cards are out', bySoftware('steps'));
  }
  if (WHILE_DEALING.includes(kind) && phase !== 'dealing') {
    return refuse('not-now', 'this happens while cards are dealt', bySoftware('steps'));
  }
  if (kind === 'dealer-card-exposed-early' && phase !== 'dealing' && phase !== 'deciding') {
    return refuse('not-now', 'everybody has decided: the card was not seen too early', cite);
  }
  const isStubCount = kind === 'stub-count-misdealt' || kind === 'stub-count-defective-deck';
  if (isStubCount && round.stopped?.by !== 'stub-count-misdealt') {
    return refuse('stub-not-counted', 'first count the stub: its count shows it', cite);
  }
  if (place !== undefined && place !== 'dealer' && !hands.some(({ seat }) => seat === place)) {
    return refuse('no-hand', `seat ${place} has no hand in this round`, bySoftware('orders'));
  }
  if (kind === 'wrong-count-to-dealer' && place !== 'dealer') {
    return refuse(
      'not-at-a-seat',
      "name no seat: this is about the dealer's hand",
      bySoftware('orders'),
    );
  }
  if (OF_A_HAND.includes(kind) && (place === undefined || place === 'dealer')) {
    return refuse('no-hand', 'say at which seat', bySoftware('orders'));
  }
  if (kind === 'stub-count-misdealt' && place === undefined && goesByHand(says)) {
    return refuse('no-hand', 'say which hand was misdealt: bonuses of the others settle', cite);
  }
  return mayCount(round, call, cite);
};

/** Every hand that was wrongly dealt is called: what of it would still settle goes back. */
const changesVoidRound = (world: World, round: RoundAtTable, call: Call): boolean =>
  call.kind === 'wrong-count-to-player' &&
  outcomeOf(world, round, call).returned.some(({ wagers }) => wagers.length > 0);

const mayCount = (
  { game }: RoundAtTable,
  { kind, place, cards }: Call,
  cite: Citation,
): Result<true, Refusal> => {
  if (cards === undefined) return FINE;
  if (!Number.isSafeInteger(cards) || cards < 0 || cards > 52) {
    return refuse(
      'not-a-count',
      'cards are counted in whole numbers, 0 to 52',
      bySoftware('forms'),
    );
  }
  const isDealt = game.phase !== 'dealing';
  return MISCOUNTED.includes(kind) && isDealt && cards === cardsDealtTo(game, place ?? 'dealer')
    ? refuse('count-is-right', `${cards} cards are as many as there should be`, cite)
    : FINE;
};

const MISCOUNTED: readonly Irregularity[] = ['wrong-count-to-player', 'wrong-count-to-dealer'];

/** What stopped the round was looked into, and nothing was wrong with the deal. */
export const ruleContinue = (world: OpenWorld, command: CommandOf<'RuleContinue'>): Decided => {
  const found = roundOf(world);
  if (!found.ok) return found;
  const { stopped } = found.value;
  if (stopped === null) {
    const held = holdsAction(world, found.value);
    if (held === null)
      return refuse('not-stopped', 'nothing stands in the way of this round', bySoftware('orders'));
    const { reason } = command;
    return reason.trim() === ''
      ? refuse('no-reason', 'say why play goes on while an award waits', byPolicy('reasons'))
      : inSequence(world, [record(command, { type: 'RuledToContinue', reason, awards: true })]);
  }
  if (stopped.by === 'chip-count-differs') {
    return refuse('resolve-the-count', 'a count of chips is resolved seat by seat', stopped.cite);
  }
  if (stopped.by === 'stub-count-misdealt') {
    return refuse(
      'call-the-count',
      'say whether the cards were misdealt or the deck is faulty',
      stopped.cite,
    );
  }
  if (command.reason.trim() === '')
    return refuse('no-reason', 'say what was found', byPolicy('reasons'));
  return inSequence(world, [record(command, { type: 'RuledToContinue', reason: command.reason })]);
};

const CITE_VOID = byPolicy('void-round');

/**
 * Above the dealer, a round may be ended for a reason that no rule foresees: everything goes back. A
 * dealer does it only where the floor was called and nobody came in time.
 */
export const voidRound = (world: OpenWorld, command: CommandOf<'VoidRound'>): Decided => {
  const found = roundOf(world);
  if (!found.ok) return found;
  const round = found.value;
  if (!isFloor(command.as)) {
    const left = secondsToVoidAlone(world.table, command.at);
    if (left === null) {
      return refuse('floor-not-called', 'a floorperson voids a round: call the floor', CITE_VOID);
    }
    if (left > 0) {
      return refuse('not-yet-due', 'the floor is called, and still has time to come', CITE_VOID);
    }
  }
  if (round.game.phase === 'settled') {
    return refuse(
      'round-is-settled',
      'a settled round is corrected, not voided',
      byPolicy('corrections'),
    );
  }
  if (round.voided !== null) {
    return refuse(
      'round-is-void',
      'the round is void already: what is left of it is settled',
      round.voided.cite,
    );
  }
  const { reason } = command;
  if (reason.trim() === '')
    return refuse('no-reason', 'say why the round is void', byPolicy('reasons'));
  const cite = CITE_VOID;
  const isDecided = decidedIn(world, round);
  const closes = round.game.phase === 'betting' && round.game.hands.length > 0;
  const everything = round.game.hands.map((hand) => ({
    seat: hand.seat,
    wagers: ridingOn(world.rules.inForce, round.game, hand).filter(
      (wager) => !isDecided(hand.seat, wager),
    ),
  }));
  return inSequence(world, [
    ...(closes ? [gamePart(command, { type: 'CloseBetting' })] : []),
    record(command, { type: 'RoundVoided', reason, cite }),
    ...asideParts(command, everything, cite),
    takesOff(command, everything),
  ]);
};
