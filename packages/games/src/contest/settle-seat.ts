import { whenAllKnown } from '@baize/cards';
import { ok, type Result } from '@baize/result';
import { bySoftware, type RulesInForce } from '@baize/rulebook';
import type { Entitlement } from '../kernel/entitlement.js';
import { refuse } from '../kernel/refusals.js';
import type { MeterAward, Refusal, Stamp } from '../kernel/round.js';
import { isOut } from '../kernel/set-aside.js';
import type { SettledLine } from '../kernel/settlement.js';
import { linesOfSeat, type Revealing, seatToSettle } from './at-seat.js';
import type { ContestGame } from './game.js';
import { takeGivenUp } from './given-up.js';
import {
  type ContestCommand,
  type ContestEvent,
  type ContestHandInPlay,
  type ContestRound,
  isSeatSettled,
  seatsPaid,
} from './round.js';
import { entitlementsOf, isSeen, linesWithAwards, needsCards, tipLines } from './settle-round.js';

type SeatToSettle = Pick<
  Extract<ContestCommand, { readonly type: 'SettleSeat' }>,
  'seat' | 'awards' | 'givenUp'
>;

/** What is due to some seats of a round, while others may still lie face down. */
export const entitlementsAt = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: Exclude<ContestRound, { phase: 'betting' }>,
  seats: readonly number[],
): readonly Entitlement[] =>
  entitlementsOf(game, rules, {
    ...state,
    hands: state.hands.filter(({ seat }) => seats.includes(seat)),
  }).entitlements;

/**
 * One seat is taken and paid by what lies there: the same lines that the whole round would give. Without
 * awards the jackpots are left for the settlement of the round.
 */
export const settleSeat = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
  { seat, awards, givenUp }: SeatToSettle,
  stamp: Stamp,
): Result<readonly ContestEvent[], Refusal> => {
  if (givenUp === true) return takeGivenUp(game, rules, state, seat, stamp);
  const ready = readyToSettleSeat(game, rules, state, seat);
  if (!ready.ok) return ready;
  // What may be paid on a table together depends on the seats before this one, and on no other.
  const soFar: Revealing = {
    ...ready.value,
    hands: ready.value.hands.filter(
      (hand) => hand.seat === seat || isSeatSettled(ready.value, hand.seat),
    ),
  };
  const wanted = linesOfSeat(rules, awards !== undefined);
  const taken = seatsPaid(ready.value)
    .filter((one) => one.seat === seat)
    .flatMap((one) => [...one.lines, ...one.tips]);
  const isIts = ({ seat: at }: Pick<SettledLine, 'seat'>, line: string): boolean =>
    at === seat && wanted.has(line) && !taken.some(({ wager }) => wager === line);
  const due = entitlementsOf(game, rules, soFar).entitlements.filter((one) => isIts(one, one.line));
  const lines = linesWithAwards(due, awards ?? []);
  if (!lines.ok) return lines;
  const tips = tipLines(game, rules, soFar).filter((one) => isIts(one, one.wager));
  return ok([{ type: 'SeatSettled', seat, lines: lines.value, tips, ...stamp }]);
};

/** What a settled seat says that meters gave it; undefined where its jackpots were left for the round. */
export const awardsOfSeat = (
  { jackpots }: RulesInForce,
  lines: readonly SettledLine[],
): readonly MeterAward[] | undefined => {
  const ofJackpots = jackpots.flatMap(({ id }) =>
    lines.filter(({ wager }) => wager === id).map((line) => ({ ...line, jackpot: id })),
  );
  return ofJackpots.length === 0
    ? undefined
    : ofJackpots
        .filter(({ outcome }) => outcome === 'win')
        .map(({ seat, jackpot, paysCents }) => ({ seat, jackpot, cents: paysCents }));
};

const readyToSettleSeat = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
  seat: number,
): Result<Revealing, Refusal> => {
  const lying = seatToSettle(state, seat);
  if (!lying.ok) return lying;
  const { round, hand } = lying.value;
  // A hand that nobody looks at any more is collected when the dealer comes to it, in any order.
  if (!needsCards(game, rules, hand)) return ok(round);
  if (contests(hand) && !round.dealer.turned) {
    return refuse(
      'dealer-not-turned',
      'the dealer’s cards are turned first',
      game.dealerTurns(rules),
    );
  }
  const before = round.hands.findLast(
    (one) => one.seat > seat && !isSeatSettled(round, one.seat) && needsCards(game, rules, one),
  );
  if (before !== undefined) {
    return refuse(
      'out-of-order',
      `seat ${before.seat} is settled first`,
      rules.rulebook.settlement.direction.cite,
    );
  }
  return isSeen(game, rules, hand)
    ? ok(round)
    : refuse(
        'cards-unknown',
        `turn the cards of seat ${seat}: its wagers depend on them`,
        bySoftware('cards-on-the-felt'),
      );
};

const contests = (hand: ContestHandInPlay): boolean =>
  hand.decision?.kind !== 'fold' && !isOut(hand);

/** Whether these cards win something of the jackpot, or make others envious of them. */
export const qualifiesForJackpot = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
  hand: ContestHandInPlay,
): boolean => {
  const cards = whenAllKnown(hand.cards);
  if (cards === undefined || hand.decision?.kind === 'fold') return false;
  return rules.jackpots.some((jackpot) => {
    const row = game.jackpotRow(rules, jackpot, cards);
    if (row === undefined || hand.aside.some(({ wager }) => wager === jackpot.id)) return false;
    const envied = state.hands.some(
      (other) => other.seat !== hand.seat && other.stakes[jackpot.id] !== undefined,
    );
    const wins = hand.stakes[jackpot.id] !== undefined && row.pays.kind !== 'lose';
    return wins || (envied && !isOut(hand) && jackpot.envyDollars.has(row.hand));
  });
};
