import { gameOf, isAllAside, type Place } from '@baize/games';
import { present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import type { CardsOrder } from '../cards/index.js';
import { nextBeforeDeal } from '../dealing/before-deal.js';
import { roundCountDue } from '../dealing/stub-due.js';
import { isBeforeAction } from '../jackpots/open-action.js';
import { keptWith } from '../kept.js';
import { isAbsent, isAnyoneThere, seatsToBet } from '../people/presence.js';
import { awaitsRuling } from '../people/seats.js';
import { beforeDealOf } from '../rounds/before-cards.js';
import { seatsToDecide } from '../rounds/deadlines.js';
import { cardsToTurn, nextFolded } from '../rounds/discards.js';
import { foldedCountedBy } from '../rounds/folded.js';
import { stopInWords } from '../rounds/round-of.js';
import { type AtSeat, goesBySeat, nextAtSeat } from '../rounds/succession.js';
import { nextToTakeUp, wantsCount } from '../rounds/take-up.js';
import { nextToTurn } from '../rounds/turning.js';
import { whyNotInForce } from '../table/in-force.js';
import type { RoundAtTable } from '../table/state.js';
import { isOpen, type OpenWorld, type World } from '../table/world.js';
import { foldAsStaffSee, foldLate } from './fold-for.js';
import { nextForAwards } from './next-award.js';
import { adviceOnCards, adviceOnDeck, waitsForPlayer } from './ready-cards.js';
import type { NextStep, TableGesture } from './step.js';

const does = (gesture: TableGesture, who: 'dealer' | 'floorperson' = 'dealer'): NextStep => ({
  kind: 'do',
  who,
  gesture,
});

export const nextStep = (world: World, at: string): NextStep | null =>
  isOpen(world) ? stepAtOpenTable(world, at) : null;

/** There is always something next at an open table, for somebody. */
export const stepAtOpenTable = (world: OpenWorld, at: string): NextStep => {
  const { round } = world.table;
  if (round === null) return beforeRound(world, at);
  const stop = stopInWords(world, round);
  if (stop !== null) return { kind: 'floorperson', why: stop.words, cite: stop.cite };
  const deck = adviceOnDeck(world, at);
  return deck === null ? inTime(world, round, at) : withCards(deck.command);
};

/** Nobody is asked any longer than the time lasts: then it is the dealer's to fold. */
const inTime = (world: OpenWorld, round: RoundAtTable, at: string): NextStep => {
  const next = stepInRound(world);
  if (next.kind !== 'players' || next.what !== 'decide') return next;
  const late = foldLate(world, round, next.seats, at);
  return late === null ? next : does(late);
};

/** Something to do with the cards: a dealer does it, unless it takes somebody above. */
const withCards = (command: CardsOrder): NextStep => {
  const verifies = command.type === 'DoOpeningStep' && command.step === 'floorperson-verifies';
  const repairs = command.type === 'RepairDevice';
  return does({ type: 'Cards', gesture: command }, verifies || repairs ? 'floorperson' : 'dealer');
};

const beforeRound = (world: OpenWorld, at: string): NextStep => {
  const notNow = whyNotInForce(world, at);
  if (notNow !== null) return { kind: 'floorperson', why: notNow.message, cite: notNow.cite };
  const cards = adviceOnCards(world, at);
  if (cards === null) return does({ type: 'OpenRound' });
  const { command } = cards;
  if (waitsForPlayer(world, command)) return { kind: 'players', what: 'sit', seats: [] };
  return withCards(command);
};

/** It is asked again and again of the same world: by the clock, for the floor, for everybody who looks. */
const stepInRound = keptWith(
  (world: OpenWorld): NextStep => inRound(world, present(world.table.round, 'a round')),
);

const inRound = (world: OpenWorld, round: RoundAtTable): NextStep => {
  const { game } = round;
  switch (game.phase) {
    case 'betting':
      if (round.voided !== null) return does({ type: 'EndRound' });
      return betting(world, round);
    case 'settled':
      return afterSettlement(world, round);
    case 'dealing':
      return dealing(world, round);
    case 'bonuses':
      return isAllAside(game) ? settles(world) : does({ type: 'SettleBonuses' });
    case 'deciding':
      return deciding(world, round);
    case 'acting':
      return acting(world, round);
    case 'revealing':
    case 'over':
      return revealing(world, round);
  }
};

/** Bets are closed when some lie there; before, whoever is there may bet. */
const betting = (world: OpenWorld, round: RoundAtTable): NextStep => {
  if (round.game.hands.length > 0) return does({ type: 'CloseBetting' });
  return isAnyoneThere(world)
    ? { kind: 'players', what: 'bet', seats: seatsToBet(world, round) }
    : { kind: 'players', what: 'sit', seats: [] };
};

const dealing = (world: OpenWorld, round: RoundAtTable): NextStep => {
  const rules = world.rules.inForce;
  if (isAllAside(round.game)) return settles(world);
  const before = beforeDealOf(world, round);
  const next = nextBeforeDeal(rules, before);
  if (next === null) return { kind: 'deal', places: dealPlaces(rules, round) };
  return next.step === 'verify-chip-count'
    ? does({ type: 'CountChips', chips: before.accepted })
    : does({ type: 'DoStep', step: next.step });
};

const dealPlaces = (rules: RulesInForce, { game }: RoundAtTable): readonly Place[] =>
  gameOf(game).placesDue(rules, game);

const stubStep = (world: OpenWorld, round: RoundAtTable): NextStep | null => {
  const { rulebook } = world.rules.inForce;
  if (round.stub === 'racked' || round.voided !== null || rulebook.dealing.stub === null)
    return null;
  return { kind: 'rack-stub', mustCount: roundCountDue(rulebook, world.table) };
};

const deciding = (world: OpenWorld, round: RoundAtTable): NextStep => {
  const { game } = round;
  const rules = world.rules.inForce;
  const places = dealPlaces(rules, round);
  if (places.length > 0) return { kind: 'deal', places };
  const seats = seatsToDecide(rules, round);
  const unruled = (seat: number): boolean => world.table.seats[seat]?.away === 'away';
  const gone = seats.find((seat) => isAbsent(world, seat) && !unruled(seat));
  const stub = gameOf(game).isDealt(game) ? stubStep(world, round) : null;
  if (stub !== null) return stub;
  if (gone !== undefined) return does(foldAsStaffSee(world, round, gone, 'away'));
  return seats.every(unruled) ? ruling(world) : { kind: 'players', what: 'decide', seats };
};

/** Whoever would go on has left: a floorperson says what becomes of the wagers. */
const ruling = ({ rules }: OpenWorld): NextStep => {
  const { value, cite } = rules.inForce.rulebook.irregularities['player-leaves'];
  return { kind: 'floorperson', why: value.words, cite };
};

/** Wagers that somebody left are ruled on before the round is settled. */
const settles = (world: OpenWorld): NextStep =>
  awaitsRuling(world) === null ? does({ type: 'Settle' }) : ruling(world);

const acting = (world: OpenWorld, round: RoundAtTable): NextStep => {
  const { game } = round;
  const rules = world.rules.inForce;
  if (isAllAside(game)) return settles(world);
  if (isBeforeAction(round)) return nextForAwards(world, round) ?? does({ type: 'OpenAction' });
  const places = dealPlaces(rules, round);
  if (places.length > 0) return { kind: 'deal', places };
  const turn = gameOf(game).action?.turn(game) ?? null;
  if (turn === null) return { kind: 'players', what: 'decide', seats: [] };
  const away = world.table.seats[turn]?.away;
  if (away === 'away') return ruling(world);
  if (away === 'lost')
    return does({ type: 'Decide', seat: turn, decision: gameOf(game).foldFor(rules, game, turn) });
  return isAbsent(world, turn)
    ? does(foldAsStaffSee(world, round, turn, 'away'))
    : { kind: 'players', what: 'decide', seats: [turn] };
};

const revealing = (world: OpenWorld, round: RoundAtTable): NextStep => {
  const rules = world.rules.inForce;
  if (awaitsRuling(world) !== null) return ruling(world);
  const stub = stubStep(world, round);
  if (stub !== null) return stub;
  const folded = round.voided === null ? takeUpFolded(rules, round) : null;
  if (folded !== null) return folded;
  // A player is finished with everything, the jackpot included, before the next.
  const award = goesBySeat(rules, round) ? nextForAwards(world, round) : null;
  if (award !== null) return award;
  const atSeat = nextAtSeat(rules, round);
  if (atSeat !== null) return seatStep(world, round, atSeat);
  const turn = nextToTurn(world, round);
  return turn === null ? does({ type: 'Settle' }) : turnStep(rules, round, turn);
};

const seatStep = (
  world: OpenWorld,
  round: RoundAtTable,
  { seat, does: what }: AtSeat,
): NextStep => {
  switch (what) {
    case 'turn':
      return turnStep(world.rules.inForce, round, seat);
    case 'settle':
      return does({ type: 'Settle', seat });
    case 'rack':
      return { kind: 'take-up', place: seat, mustCount: wantsCount(world, seat) };
  }
};

const takeUpFolded = (rules: RulesInForce, round: RoundAtTable): NextStep | null => {
  const folded = nextFolded(rules, round);
  if (folded === null) return null;
  const mustCount = foldedCountedBy(rules) !== null;
  const place = folded.seat;
  if (folded.leaves === 'wagers') return does({ type: 'Settle', seat: place });
  return folded.leaves === 'discards'
    ? { kind: 'take-up', place, mustCount, tucked: cardsToTurn(rules, round, place) }
    : { kind: 'take-up', place, mustCount };
};

const turnStep = (rules: RulesInForce, round: RoundAtTable, place: Place): NextStep => {
  const cards = cardsToTurn(rules, round, place);
  return cards === null ? { kind: 'turn', place } : { kind: 'turn', place, cards };
};

const afterSettlement = (world: OpenWorld, round: RoundAtTable): NextStep => {
  const award = nextForAwards(world, round);
  if (award !== null) return award;
  const { cardsRacked } = world.rules.inForce.rulebook.settlement;
  if (round.voided !== null || cardsRacked.value === 'as-discarded')
    return does({ type: 'EndRound' });
  const place = nextToTakeUp(world, round);
  return place === null
    ? does({ type: 'EndRound' })
    : { kind: 'take-up', place, mustCount: wantsCount(world, place) };
};
