import { gameOf } from '@baize/games';
import { bySoftware, type Citation } from '@baize/rulebook';
import { type Refusal, refuse } from '../refusal.js';
import { atGame } from '../rounds/game-part.js';
import { playingRound } from '../rounds/round-of.js';
import type { CommandOf } from '../table/commands.js';
import type { RoundAtTable } from '../table/state.js';
import type { Decided, OpenWorld, World } from '../table/world.js';
import { awardsOf } from './awards-of-round.js';
import { envyToPay, isTimeForEnvy } from './envy.js';
import { openAwards } from './open-awards.js';
import { pendingAt } from './open-meter.js';

/** The bonus wagers are settled, and nobody acts yet. */
export const isBeforeAction = ({ game }: Pick<RoundAtTable, 'game'>): boolean =>
  gameOf(game).action?.isWaiting(game) === true;

/** Whether play may go on while a floorperson has an award to verify: as elected, or as ruled (AMB-77). */
export const mayActMeanwhile = ({ rules }: World, round: RoundAtTable): boolean =>
  !rules.inForce.settings.verificationHoldsAction || awardsOf(round).playsOn;

const holdClause = ({ rules }: World): Citation => {
  const { settings } = rules.inForce.rulebook;
  return settings.verificationHoldsAction?.cite ?? bySoftware('steps');
};

/** An award that waits for somebody above the dealer, and so holds the action. */
export const holdsAction = (world: OpenWorld, round: RoundAtTable): Refusal | null => {
  if (!isBeforeAction(round) || mayActMeanwhile(world, round)) return null;
  const { mistaken, takenOff } = openAwards(world, round);
  const waiting = pendingOf(world, round).find(({ status, waits }) => status === 'keyed' && waits);
  const seat = waiting?.seat ?? takenOff[0]?.seat ?? mistaken[0]?.seat;
  return seat === undefined
    ? null
    : {
        code: 'award-waits',
        message: `the award of seat ${seat} waits for a floorperson, and the action for it`,
        cite:
          world.rules.inForce.rulebook.settings.verificationHoldsAction?.reading ??
          holdClause(world),
      };
};

const pendingOf = (world: World, { round }: RoundAtTable) =>
  world.rules.inForce.jackpots.flatMap(({ id }) => pendingAt(world, id, round));

/** Every bonus and jackpot wager is reconciled before the kickout test and the action (WA-RP-3, 4). */
export const openAction = (world: OpenWorld, command: CommandOf<'OpenAction'>): Decided => {
  const found = playingRound(world);
  if (!found.ok) return found;
  const round = found.value;
  if (gameOf(round.game).action === null) {
    return refuse('no-action', 'nobody acts in turn here', bySoftware('steps'));
  }
  if (isBeforeAction(round)) {
    const held = holdsAction(world, round);
    if (held !== null) return refuse(held.code, held.message, held.cite);
    const unpaid = pendingOf(world, round).find(({ waits }) => !waits);
    if (unpaid !== undefined) {
      const message = `the award of seat ${unpaid.seat} is paid before the action`;
      return refuse('award-unpaid', message, holdClause(world));
    }
    const [unkeyed] = openAwards(world, round).unkeyed;
    if (unkeyed !== undefined) {
      const message = `key the award of seat ${unkeyed.winner.seat} before the action`;
      return refuse('award-not-keyed', message, holdClause(world));
    }
    if (envyToPay(world, round).length > 0 && isTimeForEnvy(world, round)) {
      return refuse('envy-unpaid', 'envy is paid before the action', holdClause(world));
    }
  }
  return atGame(world, command, { type: 'OpenAction' });
};
