import { refuse } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import type { RoundAtTable } from '../table/state.js';
import type { Decided, OpenWorld } from '../table/world.js';
import { atGame, type GameGesture } from './game-part.js';
import { playingRound } from './round-of.js';

/** A player's decision; the table itself only folds for a player whose time has run out. */
export const decideHand = (world: OpenWorld, command: CommandOf<'Decide'>): Decided => {
  const found = playingRound(world);
  if (!found.ok) return found;
  const { seat, decision } = command;
  if (command.as === 'house') {
    const due = deadline(world, found.value);
    const { cite } = world.rules.inForce.rulebook.settlement.direction;
    const folds = decision === 'fold' || (typeof decision === 'object' && decision.kind === 'fold');
    if (!folds)
      return refuse('only-folds', 'a table folds for a player and does nothing else', cite);
    if (due === null || command.at < due) {
      return refuse('not-yet-due', 'the player still has time to decide', cite);
    }
  }
  return atGame(world, command, { type: 'Decide', seat, decision } as GameGesture);
};

export const claim = (world: OpenWorld, command: CommandOf<'Claim'>): Decided => {
  const { seat, wagers } = command;
  return world.rules.inForce.rulebook.game === 'ricochet-poker'
    ? refuse(
        'nothing-to-claim',
        'bonus wagers of this game are settled before anybody folds',
        world.rules.inForce.rulebook.settlement.stages.cite,
      )
    : atGame(world, command, { type: 'Claim', seat, wagers });
};

/** When whoever is to decide has run out of time; null where nobody is hurried. */
export const deadline = (
  { table }: OpenWorld,
  { since }: Pick<RoundAtTable, 'since'>,
): string | null => {
  const { decisionSeconds } = table.policy;
  if (decisionSeconds === null) return null;
  return new Date(Date.parse(since) + decisionSeconds * 1000).toISOString();
};
