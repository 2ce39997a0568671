import { cents } from '@baize/money';
import { ok, type Result } from '@baize/result';
import { bySoftware, type RulesInForce } from '@baize/rulebook';
import type { Stakes } from '../kernel/felt.js';
import { refuse } from '../kernel/refusals.js';
import type { Refusal, Stamp } from '../kernel/round.js';
import { settledLine } from '../kernel/settlement.js';
import { linesOfSeat, type Revealing, seatToSettle } from './at-seat.js';
import type { ContestGame } from './game.js';
import {
  type ContestEvent,
  type ContestHandInPlay,
  type ContestRound,
  isGivenUpTaken,
} from './round.js';
import { entitlementsOf, tipLines } from './settle-round.js';
import { livingBonuses } from './tucked.js';

/**
 * A fold gives up the ante, and every bonus that does not play on: they are taken before anybody looks at a
 * card of the hand.
 */
export const takeGivenUp = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  state: ContestRound,
  seat: number,
  stamp: Stamp,
): Result<readonly ContestEvent[], Refusal> => {
  const lying = seatToSettle(state, seat);
  if (!lying.ok) return lying;
  const { round, hand } = lying.value;
  if (hand.decision?.kind !== 'fold' || isGivenUpTaken(round, seat)) {
    return refuse('nothing-given-up', `seat ${seat} has given up nothing`, bySoftware('orders'));
  }
  const alone: Revealing = { ...round, hands: [withoutLiving(game, rules, hand)] };
  const wanted = linesOfSeat(rules, false);
  const lines = entitlementsOf(game, rules, alone).entitlements.flatMap((one) =>
    wanted.has(one.line) ? [settledLine(one, cents(0))] : [],
  );
  const tips = tipLines(game, rules, alone).filter(({ wager }) => wanted.has(wager));
  return ok([{ type: 'SeatSettled', seat, lines, tips, givenUp: true, ...stamp }]);
};

/** The hand as if the bonuses that play on did not lie there. */
const withoutLiving = (
  game: ContestGame<unknown>,
  rules: RulesInForce,
  hand: ContestHandInPlay,
): ContestHandInPlay => {
  const living = new Set<string>(livingBonuses(game, rules, hand));
  const without = (stakes: Stakes): Stakes =>
    Object.fromEntries(Object.entries(stakes).filter(([wager]) => !living.has(wager)));
  return { ...hand, stakes: without(hand.stakes), tips: without(hand.tips) };
};
