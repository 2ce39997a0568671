import { type GameRound, gameOf, isContest, type Place } from '@baize/games';
import type { Result } from '@baize/result';
import { byPolicy } from '@baize/rulebook';
import { dueAtSettledSeats } from '../jackpots/by-seat.js';
import { hitsAt, stands } from '../jackpots/open-awards.js';
import { FINE, type Refusal, refuse } from '../refusal.js';
import type { World } from '../table/world.js';

/**
 * An award that was verified while others are not settled yet stays what it is until the round is settled:
 * then a floorperson corrects the cards, and adjusts what was paid on them.
 */
export const keepsDecidedAwards = (
  world: World,
  game: GameRound,
  place: Place,
  cards: readonly string[],
): Result<true, Refusal> => {
  const { inForce } = world.rules;
  const after = gameOf(game).withCards(inForce, game, place, cards);
  if (!isContest(after) || after.phase === 'betting') return FINE;
  const due = dueAtSettledSeats(inForce, after);
  const changed = inForce.jackpots
    .flatMap(({ id }) => hitsAt(world, id, game).map((hit) => ({ ...hit, id })))
    .find((hit) => due !== null && hit.status !== 'keyed' && !stands(due, hit.id, hit));
  return changed === undefined
    ? FINE
    : refuse(
        'award-changes',
        `the jackpot award of seat ${changed.seat} is ${changed.status} already: settle the round, then correct the cards and adjust the payment`,
        byPolicy('corrections'),
      );
};
