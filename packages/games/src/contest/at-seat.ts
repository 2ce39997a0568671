import { ok, type Result } from '@baize/result';
import { bySoftware, type LineKey, type RulesInForce } from '@baize/rulebook';
import { refuse } from '../kernel/refusals.js';
import type { Refusal } from '../kernel/round.js';
import { type ContestHandInPlay, type ContestRound, handAt, isSeatSettled } from './round.js';

export type Revealing = Extract<ContestRound, { phase: 'revealing' }>;

/**
 * The wagers that are settled as the dealer comes to a seat. A jackpot is among them only where the
 * document settles it with the seat; then its meter has fixed the award before.
 */
export const linesOfSeat = (rules: RulesInForce, withJackpots: boolean): ReadonlySet<string> => {
  const jackpots = new Set<string>(withJackpots ? [] : rules.jackpots.map(({ id }) => id));
  return new Set<string>(
    rules.rulebook.settlement.stages.value.flatMap((stage): readonly LineKey[] =>
      stage.by === 'seat' ? stage.lines.filter((line) => !jackpots.has(line)) : [],
    ),
  );
};

/** A seat that the dealer may come to, and its hand. */
export const seatToSettle = (
  state: ContestRound,
  seat: number,
): Result<{ readonly round: Revealing; readonly hand: ContestHandInPlay }, Refusal> => {
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
  return ok({ round: state, hand });
};
