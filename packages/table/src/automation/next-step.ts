import { isAllAside, type Place, placesToDeal } from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';
import { nextForCards } from '../cards/index.js';
import { nextBeforeDeal } from '../dealing/before-deal.js';
import { stubCountDue } from '../dealing/stub.js';
import { awaitsRuling } from '../people/seats.js';
import { beforeDealOf } from '../rounds/before-cards.js';
import { contestDealPlaces } from '../rounds/deal-places.js';
import { livesOn } from '../rounds/folded.js';
import { gameCore, isRicochet } from '../rounds/game.js';
import { nextToTakeUp, wantsCount } from '../rounds/take-up.js';
import { nextToTurn } from '../rounds/turning.js';
import type { RoundAtTable } from '../table/state.js';
import type { OpenWorld, World } from '../table/world.js';
import { nextAward } from './next-award.js';
import type { NextStep, TableGesture } from './step.js';

const does = (gesture: TableGesture, who: 'dealer' | 'floorperson' = 'dealer'): NextStep => ({
  kind: 'do',
  who,
  gesture,
});

export const nextStep = (world: World, at: string): NextStep | null => {
  if (!isOpen(world)) return null;
  const { round } = world.table;
  if (round === null) return beforeRound(world, at);
  if (round.stopped !== null) {
    const { by, cite } = round.stopped;
    const why = world.rules.inForce.rulebook.irregularities[by].value.words;
    return { kind: 'floorperson', why, cite };
  }
  return inRound(world, round);
};

const isOpen = (world: World): world is OpenWorld => world.table.phase === 'open';

const beforeRound = (world: OpenWorld, at: string): NextStep => {
  const { rules, table } = world;
  const under = { rulebook: rules.inForce.rulebook, equipment: rules.house.equipment };
  const cards = nextForCards(under, table.cards, at);
  if (cards === null) return does({ type: 'OpenRound' });
  const { command } = cards;
  const verifies = command.type === 'DoOpeningStep' && command.step === 'floorperson-verifies';
  const repairs = command.type === 'RepairDevice';
  return does({ type: 'Cards', gesture: command }, verifies || repairs ? 'floorperson' : 'dealer');
};

const inRound = (world: OpenWorld, round: RoundAtTable): NextStep => {
  const { game } = round;
  switch (game.phase) {
    case 'betting':
      return game.hands.length === 0
        ? { kind: 'players', what: 'bet', seats: seatsTaken(world) }
        : does({ type: 'CloseBetting' });
    case 'settled':
      return afterSettlement(world, round);
    case 'dealing':
      return dealing(world, round);
    case 'bonuses':
      return does(isAllAside(game) ? { type: 'Settle' } : { type: 'SettleBonuses' });
    case 'deciding':
      return deciding(world, round);
    case 'acting':
      return acting(world, round);
    case 'revealing':
    case 'over':
      return revealing(world, round);
  }
};

const seatsTaken = ({ table }: OpenWorld): readonly number[] =>
  Object.entries(table.seats)
    .filter(([, { away }]) => away === 'here')
    .map(([seat]) => Number(seat));

const dealing = (world: OpenWorld, round: RoundAtTable): NextStep => {
  const rules = world.rules.inForce;
  if (isAllAside(round.game)) return does({ type: 'Settle' });
  const before = beforeDealOf(world, round);
  const next = nextBeforeDeal(rules, before);
  if (next === null) return { kind: 'deal', places: dealPlaces(rules, round) };
  return next.step === 'verify-chip-count'
    ? does({ type: 'CountChips', chips: before.accepted })
    : does({ type: 'DoStep', step: next.step });
};

const dealPlaces = (rules: RulesInForce, { game }: RoundAtTable): readonly Place[] =>
  isRicochet(game, rules) ? placesToDeal(rules, game) : contestDealPlaces(rules, game);

const stubStep = (world: OpenWorld, round: RoundAtTable): NextStep | null => {
  const { rulebook } = world.rules.inForce;
  if (round.stub === 'racked' || round.voided !== null || rulebook.dealing.stub === null)
    return null;
  // This round's count must come before the next round, so it is due one round early.
  const { stub } = world.table;
  const mustCount = stubCountDue(rulebook, {
    ...stub,
    roundsSinceCount: stub.roundsSinceCount + 1,
  });
  return { kind: 'rack-stub', mustCount };
};

const deciding = (world: OpenWorld, round: RoundAtTable): NextStep => {
  const seats = round.game.hands
    .filter(
      ({ decision, aside }) => decision === null && !aside.some(({ wager }) => wager === 'ante'),
    )
    .map(({ seat }) => seat);
  const { inForce } = world.rules;
  const now = seats.filter((seat) => gameCore(inForce).legal(inForce, round.game, seat).length > 0);
  const allAway = now.length > 0 && now.every((seat) => world.table.seats[seat]?.away === 'away');
  return (
    stubStep(world, round) ?? (allAway ? ruling(world) : { kind: 'players', what: 'decide', seats })
  );
};

/** Whoever would go on has left: a floorperson says what becomes of the wagers. */
const ruling = ({ rules }: OpenWorld): NextStep => {
  const { value, cite } = rules.inForce.rulebook.irregularities['player-leaves'];
  return { kind: 'floorperson', why: value.words, cite };
};

const acting = (world: OpenWorld, round: RoundAtTable): NextStep => {
  const { game } = round;
  const rules = world.rules.inForce;
  if (isAllAside(game)) return does({ type: 'Settle' });
  const places = dealPlaces(rules, round);
  if (places.length > 0) return { kind: 'deal', places };
  const turn = 'order' in game ? game.order[game.steps.length] : undefined;
  if (turn === undefined) return { kind: 'players', what: 'decide', seats: [] };
  const away = world.table.seats[turn]?.away;
  if (away === 'away') return ruling(world);
  return away === 'lost'
    ? does({ type: 'Decide', seat: turn, decision: 'fold' })
    : { kind: 'players', what: 'decide', seats: [turn] };
};

const revealing = (world: OpenWorld, round: RoundAtTable): NextStep => {
  const rules = world.rules.inForce;
  const { game } = round;
  if (awaitsRuling(world) !== null) return ruling(world);
  const stub = stubStep(world, round);
  if (stub !== null) return stub;
  if (!isRicochet(game, rules) && game.phase === 'revealing' && round.voided === null) {
    const folded = game.hands.findLast(
      (hand) =>
        hand.decision?.kind === 'fold' &&
        !round.takenUp.includes(hand.seat) &&
        !livesOn(rules, hand),
    );
    const mustCount =
      'foldedCardsCounted' in rules.rulebook.play &&
      rules.rulebook.play.foldedCardsCounted !== null;
    if (folded !== undefined) return { kind: 'take-up', place: folded.seat, mustCount };
  }
  const turn = nextToTurn(world, round);
  return turn === null ? does({ type: 'Settle' }) : { kind: 'turn', place: turn };
};

const afterSettlement = (world: OpenWorld, round: RoundAtTable): NextStep => {
  const award = nextAward(world, round);
  if (award !== null) return award;
  const { cardsRacked } = world.rules.inForce.rulebook.settlement;
  if (round.voided !== null || cardsRacked.value === 'as-discarded')
    return does({ type: 'EndRound' });
  const place = nextToTakeUp(world, round);
  return place === null
    ? does({ type: 'EndRound' })
    : { kind: 'take-up', place, mustCount: wantsCount(world, place) };
};
