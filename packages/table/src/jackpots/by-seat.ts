import { type ContestRound, entitlementsAt, seatsPaid } from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';
import { contestGame } from '../rounds/folded.js';

/**
 * Whether jackpots are settled as the dealer comes to a seat, each on its meter as it is then. Shares that
 * depend on each other are keyed together, and so never with a seat.
 */
export const areKeyedBySeat = ({ rulebook, settings, jackpots }: RulesInForce): boolean =>
  settings.multiHit === 'sequential' &&
  rulebook.settlement.stages.value.some(
    (stage) => stage.by === 'seat' && stage.lines.some((line) => isJackpot({ jackpots }, line)),
  );

const isJackpot = ({ jackpots }: Pick<RulesInForce, 'jackpots'>, line: string): boolean =>
  jackpots.some(({ id }) => id === line);

/** What is due at one seat that the dealer has come to. */
export const dueAtSeat = (
  rules: RulesInForce,
  game: Exclude<ContestRound, { phase: 'betting' }>,
  seat: number,
) => entitlementsAt(contestGame(rules), rules, game, [seat]).filter((line) => line.seat === seat);

/** The same for every seat whose jackpots are settled while the round is not; null where none is. */
export const dueAtSettledSeats = (
  rules: RulesInForce,
  game: Exclude<ContestRound, { phase: 'betting' }>,
) => {
  const seats = seatsPaid(game)
    .filter(({ lines }) => lines.some(({ wager }) => isJackpot(rules, wager)))
    .map(({ seat }) => seat);
  return seats.length === 0 ? null : entitlementsAt(contestGame(rules), rules, game, seats);
};
