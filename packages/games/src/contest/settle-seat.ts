import { whenAllKnown } from '@baize/cards';
import { cents } from '@baize/money';
import { ok, type Result } from '@baize/result';
import { bySoftware, type LineKey, type RulesInForce } from '@baize/rulebook';
import { refuse } from '../kernel/refusals.js';
import type { Refusal, Stamp } from '../kernel/round.js';
import { isOut } from '../kernel/set-aside.js';
import { type SettledLine, settledLine } from '../kernel/settlement.js';
import type { ContestGame } from './game.js';
import {
  type ContestEvent,
  type ContestHandInPlay,
  type ContestRound,
  handAt,
  isSeatSettled,
} from './round.js';
import { entitlementsOf, isSeen, needsCards, tipLines } from './settle-round.js';

type Revealing = Extract<ContestRound, { phase: 'revealing' }>;

/**
 * The wagers that are settled as the dealer comes to a seat. Jackpots are not among them: their awards
 * depend on each other and on a meter, and follow when every seat is done.
 */
const linesOfSeat = (rules: RulesInForce): ReadonlySet<string> => {
  const jackpots = new Set<string>(rules.jackpots.map(({ id }) => id));
  return new Set<string>(
    rules.rulebook.settlement.stages.value.flatMap((stage): readonly LineKey[] =>
      stage.by === 'seat' ? stage.lines.filter((line) => !jackpots.has(line)) : [],
    ),
  );
};

/** One seat is taken and paid by what lies there: the same lines that the whole round would give. */
export const settleSeat = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
  seat: number,
  stamp: Stamp,
): Result<readonly ContestEvent[], Refusal> => {
  const ready = readyToSettleSeat(game, rules, state, seat);
  if (!ready.ok) return ready;
  // What may be paid on a table together depends on the seats before this one, and on no other.
  const soFar: Revealing = {
    ...ready.value,
    hands: ready.value.hands.filter(
      (hand) => hand.seat === seat || isSeatSettled(ready.value, hand.seat),
    ),
  };
  const wanted = linesOfSeat(rules);
  const isIts = ({ seat: at, wager }: Pick<SettledLine, 'seat' | 'wager'>): boolean =>
    at === seat && wanted.has(wager);
  const lines = entitlementsOf(game, rules, soFar)
    .entitlements.map((line) => settledLine(line, cents(0)))
    .filter(isIts);
  const tips = tipLines(game, rules, soFar).filter(isIts);
  return ok([{ type: 'SeatSettled', seat, lines, tips, ...stamp }]);
};

const readyToSettleSeat = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
  seat: number,
): Result<Revealing, Refusal> => {
  const { direction } = rules.rulebook.settlement;
  if (state.phase !== 'revealing') {
    return refuse('not-now', 'a seat is settled when everybody has decided', bySoftware('steps'));
  }
  const hand = handAt(state, seat);
  if (hand === undefined) {
    return refuse('no-hand', `seat ${seat} has no hand in this round`, bySoftware('orders'));
  }
  if (isSeatSettled(state, seat)) {
    return refuse('seat-is-settled', `seat ${seat} is settled already`, bySoftware('orders'));
  }
  // A hand that nobody looks at any more is collected when the dealer comes to it, in any order.
  if (!needsCards(game, rules, hand)) return ok(state);
  if (contests(hand) && !state.dealer.turned) {
    return refuse(
      'dealer-not-turned',
      'the dealer’s cards are turned first',
      game.dealerTurns(rules),
    );
  }
  const before = state.hands.findLast(
    (one) => one.seat > seat && !isSeatSettled(state, one.seat) && needsCards(game, rules, one),
  );
  if (before !== undefined) {
    return refuse('out-of-order', `seat ${before.seat} is settled first`, direction.cite);
  }
  return isSeen(game, rules, hand)
    ? ok(state)
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
