import { type GameEvent, type GameRound, gameOf, type SettledLine } from '@baize/games';
import { assert, assertNever, present } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { floorAfter } from '../calls/evolve.js';
import { type CardsEvent, cardsAfterRound, cardsInPlay, evolveCards } from '../cards/index.js';
import { evolveBeforeDeal, startBeforeDeal } from '../dealing/before-deal.js';
import { afterCount, afterRound } from '../dealing/stub.js';
import { countsNow } from '../dealing/stub-due.js';
import { awardsOf } from '../jackpots/awards-of-round.js';
import { afterMissed } from '../people/presence.js';
import { timeCalled, withDecidingSince } from '../rounds/deadlines.js';
import type { EventOf, TableEvent } from './events.js';
import { type AwardEvent, afterAward, withEnvy, withEnvyOf } from './evolve-awards.js';
import { afterAct, afterSatOut, afterSitting, bettingPassed } from './evolve-presence.js';
import { afterCorrection } from './reissue.js';
import type { ClosedTable, OpenTable, Reissue, RoundAtTable, Seat, TableState } from './state.js';

/** What has happened is not judged again: a fold of the events gives the state, always. */
export const evolveTable = (
  rules: RulesInForce,
  state: TableState,
  event: TableEvent,
): TableState => {
  const after = evolved(rules, state, event);
  const floor = floorAfter(state, event);
  return floor === undefined || floor === state.floor ? after : { ...after, floor };
};

const evolved = (rules: RulesInForce, state: TableState, event: TableEvent): TableState => {
  switch (event.type) {
    case 'TableOpened':
      return opened(state, event);
    case 'TableClosed':
      return closed(state);
    case 'RulesChanged':
      return { ...state, rules: event.rules, approval: 'needed' };
    case 'RulesApproved':
      return { ...state, approval: 'given' };
    case 'InCards':
      return afterCards(state, event.event);
    case 'BoughtIn':
    case 'TrayFilled':
    case 'TrayCredited':
    case 'DropTaken':
    case 'DealerTipped':
    case 'FloorCalled':
    case 'CallAnswered':
    case 'CallClosed':
      return state;
    case 'CardsCorrected':
      return corrected(rules, state, event);
    case 'RoundResettled':
      return withEnvyOf(
        { ...withNewLines(state, event), settled: afterCorrection(state.settled, event) },
        event,
      );
    case 'PaymentAdjusted':
      return { ...state, settled: afterCorrection(state.settled, event) };
    default:
      return atOpenTable(rules, isOpen(state), event);
  }
};

/** The stub is counted by the way of dealing in use; a deck that was counted starts the tally anew. */
const afterCards = (state: TableState, event: CardsEvent): TableState => {
  const cards = evolveCards(state.cards, event);
  const stub = { ...state.stub, method: cards.method };
  const counted =
    event.type === 'DeckCounted' || (event.type === 'DeckRemoved' && event.counted !== null);
  return { ...state, cards, stub: counted ? afterCount(stub) : stub };
};

type OpenTableEvent = Exclude<
  TableEvent,
  {
    readonly type:
      | 'TableOpened'
      | 'TableClosed'
      | 'RulesChanged'
      | 'RulesApproved'
      | 'InCards'
      | 'BoughtIn'
      | 'TrayFilled'
      | 'TrayCredited'
      | 'DropTaken'
      | 'DealerTipped'
      | 'FloorCalled'
      | 'CallAnswered'
      | 'CallClosed'
      | 'CardsCorrected'
      | 'RoundResettled'
      | 'PaymentAdjusted';
  }
>;

const isOpen = (state: TableState): OpenTable => {
  assert(state.phase === 'open', 'the table is open');
  return state;
};

const opened = (state: TableState, { dealer, policy }: EventOf<'TableOpened'>): OpenTable => ({
  ...state,
  phase: 'open',
  dealer,
  policy,
  seats: {},
  round: null,
});

const closed = ({
  slug,
  rules,
  approval,
  lastRound,
  cards,
  stub,
  settled,
  floor,
}: TableState): ClosedTable => ({
  phase: 'closed',
  slug,
  rules,
  approval,
  lastRound,
  cards,
  stub,
  settled,
  ...(floor === undefined ? {} : { floor }),
});

const atOpenTable = (rules: RulesInForce, state: OpenTable, event: OpenTableEvent): OpenTable => {
  switch (event.type) {
    case 'DealerRelieved':
      return { ...state, dealer: event.to };
    case 'PlayerSat':
      return afterSitting(state, event);
    case 'PlayerLeft':
      return event.midRound
        ? withSeat(state, event.seat, { player: event.player, away: 'away' })
        : withoutSeat(state, event.seat);
    case 'AbandonmentRuled': {
      const seat = present(state.seats[event.seat], 'a player who left sat there');
      return withSeat(state, event.seat, { ...seat, away: event.lost ? 'lost' : 'plays-on' });
    }
    case 'SatOut':
      return afterSatOut(state, event);
    case 'TimeCalled':
      return timeCalled(state, event);
    case 'BettingPassed':
      return bettingPassed(state, event);
    case 'RoundStarted':
      return started(rules, state, event);
    case 'RoundEnded':
      return ended(state, event);
    case 'AwardPaid':
    case 'AwardWithdrawn':
    case 'AwardKeyed':
    case 'AwardChanged':
    case 'NoAwardRuled':
    case 'EnvyPaid':
    case 'EnvyWithdrawn':
      return afterAward(state, event);
    default:
      return afterRoundEvent(
        state,
        withDecidingSince(rules, afterAct(inRound(rules, state, event), event), event.at),
        event,
      );
  }
};

/** A count of the stub starts the rounds anew; a settled round may be corrected from now on. */
const afterRoundEvent = (state: OpenTable, round: RoundAtTable, event: RoundEvent): OpenTable => {
  const counted = countsStub(event);
  const next = { ...state, round, stub: counted ? afterCount(state.stub) : state.stub };
  if (event.type !== 'InRound' || round.game.phase !== 'settled') return next;
  const { lines, tips } = round.game;
  const { dead } = round;
  return {
    ...next,
    settled: {
      round: round.round,
      ...(round.criteria === undefined ? {} : { criteria: round.criteria }),
      game: round.game,
      ...(dead === undefined ? {} : { dead }),
      lines,
      tips,
      receipts: {},
      reissues: awardsOf(round).changes.filter((change) => isOfLine(round, lines, change)),
    },
  };
};

/** A wager that went back has no award that could have changed, and a line made anew says all itself. */
const isOfLine = (
  { game }: RoundAtTable,
  lines: readonly SettledLine[],
  { seat, line }: Reissue,
): boolean => {
  const isIts = (one: SettledLine): boolean => one.seat === seat && one.wager === line;
  const now = lines.find(isIts);
  const settled = gameOf(game).action?.areBonusesSettled(game) === true;
  const before = settled ? undefined : gameOf(game).paid(game).lines.find(isIts);
  return now?.outcome !== 'void' && (before === undefined || before.hand === now?.hand);
};

/** A stub that was found wrong was counted, too. */
const countsStub = (event: RoundEvent): boolean =>
  event.type === 'StubMiscounted' || (event.type === 'StubRacked' && event.counted !== null);

const withSeat = (state: OpenTable, seat: number, sits: Seat): OpenTable => ({
  ...state,
  seats: { ...state.seats, [seat]: sits },
});

const withoutSeat = (state: OpenTable, seat: number): OpenTable => {
  const { [seat]: _gone, ...seats } = state.seats;
  return { ...state, seats };
};

const started = (
  rules: RulesInForce,
  state: OpenTable,
  { round, number, deck, packets, criteria, at, rules: digest }: EventOf<'RoundStarted'>,
): OpenTable => {
  return {
    ...state,
    lastRound: number,
    cards: cardsInPlay(state.cards, deck, number, at),
    round: {
      round,
      number,
      deck,
      ...(criteria === undefined ? {} : { criteria }),
      game: gameOf(rules.rulebook).open(round, digest, packets),
      beforeDeal: null,
      collected: false,
      stub: 'in-use',
      deadCards: 0,
      takenUp: [],
      tucked: {},
      irregularities: [],
      stopped: null,
      voided: null,
      since: at,
      bettingSince: at,
    },
  };
};

/** Whoever left in the round is gone with it. */
const ended = (state: OpenTable, { deck }: EventOf<'RoundEnded'>): OpenTable => {
  const here = Object.entries(state.seats).filter(([, { away }]) => away === 'here');
  const round = present(state.round, 'a round that ends');
  // Nobody has missed a round that was voided.
  const seats =
    round.voided !== null
      ? Object.fromEntries(here)
      : Object.fromEntries(
          here.map(([seat, sits]) => [seat, afterMissed(sits, Number(seat), round)]),
        );
  const counted = round.stubCounted === true || countsNow(state).deviceCounts;
  return {
    ...state,
    seats,
    round: null,
    cards: cardsAfterRound(state.cards, deck),
    stub: afterRound(state.stub, counted),
  };
};

type RoundEvent = Exclude<
  OpenTableEvent,
  {
    readonly type:
      | 'DealerRelieved'
      | 'PlayerSat'
      | 'PlayerLeft'
      | 'AbandonmentRuled'
      | 'SatOut'
      | 'TimeCalled'
      | 'BettingPassed'
      | 'RoundStarted'
      | 'RoundEnded'
      | AwardEvent['type'];
  }
>;

const inRound = (rules: RulesInForce, state: OpenTable, event: RoundEvent): RoundAtTable => {
  const before = present(state.round, () => `${event.type} happens in a round`);
  const round = { ...before, since: event.at };
  switch (event.type) {
    case 'InRound':
      return withEnvy(
        withoutPlaced({
          ...round,
          game: gameOf(round.game).evolve(rules, round.game, event.event),
          takenUp: stillTaken(round, event.event),
        }),
        event,
      );
    case 'ChipRejected': {
      const { seat, player, wager, cents } = event;
      return { ...round, rejected: [...(round.rejected ?? []), { seat, player, wager, cents }] };
    }
    case 'ChipAccepted':
      return round;
    case 'JackpotWagersCollected':
      return { ...round, collected: true };
    case 'BeforeDeal': {
      const done = round.beforeDeal ?? startBeforeDeal(state.stub.method, acceptedIn(rules, round));
      const { event: step } = event;
      const isVerified = step.type === 'StepDone' && step.step === 'verify-chip-count';
      return {
        ...round,
        beforeDeal: evolveBeforeDeal(done, step),
        // Chips that were counted again and came out right.
        ...(isVerified ? { stopped: null } : {}),
      };
    }
    case 'StubRacked':
      return {
        ...round,
        stub: 'racked',
        // A stub that was counted again and came out right.
        stopped: null,
        ...(event.counted === null ? {} : { stubCounted: true }),
      };
    case 'StubMiscounted':
      return {
        ...round,
        stubCounted: true,
        stopped: { by: 'stub-count-misdealt', place: null, cite: event.cite },
      };
    case 'IrregularityCalled':
      return called(round, event);
    case 'RoundVoided':
      return { ...round, stopped: null, voided: { deck: 'reshuffled', cite: event.cite } };
    case 'RuledToContinue':
      return event.awards === true
        ? { ...round, awards: { ...awardsOf(round), playsOn: true } }
        : { ...round, stopped: null };
    case 'TakenUp':
      return event.tucked === undefined
        ? { ...round, takenUp: [...round.takenUp, event.place] }
        : { ...round, tucked: { ...round.tucked, [event.place]: event.tucked } };
    default:
      return assertNever(event);
  }
};

/** A hand that is turned lies on the felt, also when it comes out of the rack. */
const stillTaken = ({ takenUp }: RoundAtTable, event: GameEvent): RoundAtTable['takenUp'] =>
  event.type === 'Turned' ? takenUp.filter((place) => place !== event.place) : takenUp;

/** A chip that lies on its sensor again is not a rejected one. */
const withoutPlaced = (round: RoundAtTable): RoundAtTable => {
  const { rejected } = round;
  if (rejected === undefined) return round;
  const left = rejected.filter(
    ({ seat, wager }) =>
      round.game.hands.find((hand) => hand.seat === seat)?.stakes[wager] === undefined,
  );
  return left.length === rejected.length ? round : { ...round, rejected: left };
};

/** How many jackpot wagers lie on the sensors. */
export const acceptedIn = (
  { jackpots }: RulesInForce,
  { game }: Pick<RoundAtTable, 'game'>,
): number =>
  game.hands.reduce(
    (sum, { stakes }) => sum + jackpots.filter(({ id }) => stakes[id] !== undefined).length,
    0,
  );

const called = (
  round: RoundAtTable,
  { kind, place, cards, card, outcome, cite }: EventOf<'IrregularityCalled'>,
): RoundAtTable => {
  const irregularities = [...round.irregularities, { kind, place, cards, cite }];
  const isDead = outcome.card === 'dead-to-rack';
  const noted = {
    ...round,
    irregularities,
    deadCards: round.deadCards + (isDead ? 1 : 0),
    ...(isDead && card !== undefined ? { dead: [...(round.dead ?? []), { card, cite }] } : {}),
  };
  switch (outcome.round) {
    case 'blocked':
      return { ...noted, stopped: { by: kind, place, cite } };
    case 'void':
    case 'jackpot-only': {
      const deck = outcome.deck === 'removed' ? 'removed' : 'reshuffled';
      return { ...noted, stopped: null, voided: { deck, cite } };
    }
    case 'dead-hand':
    case 'continues':
      return { ...noted, stopped: null };
    default:
      return assertNever(outcome.round);
  }
};

/** A settled round whose cards still lie at the table is put right there as well. */
const onFelt = (state: TableState, round: string, game: GameRound): TableState =>
  state.phase === 'open' && state.round?.round === round
    ? { ...state, round: { ...state.round, game } }
    : state;

/** A round that still lies at the table shows what it was settled to. */
const withNewLines = (
  state: TableState,
  { round, lines, tips }: EventOf<'RoundResettled'>,
): TableState => {
  const game = state.phase === 'open' ? state.round?.game : undefined;
  return game?.phase === 'settled' ? onFelt(state, round, { ...game, lines, tips }) : state;
};

/** The round at the table as long as it is not settled, and the settled one after. */
const corrected = (
  rules: RulesInForce,
  state: TableState,
  { round, place, to }: EventOf<'CardsCorrected'>,
): TableState => {
  if (state.settled?.round === round) {
    const game = gameOf(state.settled.game).withCards(rules, state.settled.game, place, to);
    return onFelt({ ...state, settled: { ...state.settled, game } }, round, game);
  }
  const open = isOpen(state);
  assert(open.round?.round === round, 'cards are corrected in a round of this table');
  const game = gameOf(open.round.game).withCards(rules, open.round.game, place, to);
  return { ...open, round: { ...open.round, game, corrected: true } };
};
