import { gameOf, isFold } from '@baize/games';
import { byPolicy } from '@baize/rulebook';
import { isAbsent } from '../people/presence.js';
import { refuse } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import type { Decided, OpenWorld } from '../table/world.js';
import { decidingDeadlines, isOver } from './deadlines.js';
import { atGame, type ForPlayer } from './game-part.js';
import { playingRound } from './round-of.js';

/** A player's decision; the table itself only folds for a player whose time has run out. */
export const decideHand = (world: OpenWorld, command: CommandOf<'Decide'>): Decided => {
  const found = playingRound(world);
  if (!found.ok) return found;
  const { seat, decision } = command;
  const folds = isFold(decision);
  if (world.table.seats[seat]?.away === 'lost' && !folds) {
    return refuse(
      'ruled-abandoned',
      `the wagers of seat ${seat} were ruled abandoned: its hand is folded`,
      world.rules.inForce.rulebook.irregularities['player-leaves'].cite,
    );
  }
  const unasked = whyUnasked(command);
  if (unasked !== null) {
    const { why, cite } = unasked;
    if (!folds)
      return refuse('only-folds', 'a table folds for a player and does nothing else', cite);
    const deadline = decidingDeadlines(world, found.value).find((one) => one.seat === seat);
    if (why === 'time' && !isOver(deadline, command.at)) {
      return refuse('not-yet-due', 'the player still has time to decide', cite);
    }
    if (why === 'away' && !isAbsent(world, seat)) {
      return refuse('not-away', `the player of seat ${seat} is there`, cite);
    }
  }
  return atGame(world, command, { type: 'Decide', seat, decision }, unasked);
};

/** What is done for a player who did not answer; null where the player decides, or the dealer for them. */
const whyUnasked = ({ as, why }: CommandOf<'Decide'>): ForPlayer | null => {
  if (as === 'player' || (as !== 'house' && why === undefined)) return null;
  return why === 'away'
    ? { why, cite: byPolicy('presence') }
    : { why: 'time', cite: byPolicy('time-to-decide') };
};

export const claim = (world: OpenWorld, command: CommandOf<'Claim'>): Decided => {
  const { seat, wagers } = command;
  return gameOf(world.rules.inForce.rulebook).contest === null
    ? refuse(
        'nothing-to-claim',
        'bonus wagers of this game are settled before anybody folds',
        world.rules.inForce.rulebook.settlement.stages.cite,
      )
    : atGame(world, command, { type: 'Claim', seat, wagers });
};
