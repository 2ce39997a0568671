import { byPolicy } from '@baize/rulebook';
import { millisecondsOf } from '../cards/instants.js';
import { refuse } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import type { RoundAtTable } from '../table/state.js';
import type { Decided, OpenWorld } from '../table/world.js';
import { atGame } from './game-part.js';
import { playingRound } from './round-of.js';

/** A player's decision; the table itself only folds for a player whose time has run out. */
export const decideHand = (world: OpenWorld, command: CommandOf<'Decide'>): Decided => {
  const found = playingRound(world);
  if (!found.ok) return found;
  const { seat, decision } = command;
  const folds = decision === 'fold' || (typeof decision === 'object' && decision.kind === 'fold');
  if (world.table.seats[seat]?.away === 'lost' && !folds) {
    return refuse(
      'ruled-abandoned',
      `the wagers of seat ${seat} were ruled abandoned: its hand is folded`,
      world.rules.inForce.rulebook.irregularities['player-leaves'].cite,
    );
  }
  if (command.as === 'house') {
    const left = secondsLeft(world, found.value, command.at);
    const cite = byPolicy('time-to-decide');
    if (!folds)
      return refuse('only-folds', 'a table folds for a player and does nothing else', cite);
    if (left === null || left > 0) {
      return refuse('not-yet-due', 'the player still has time to decide', cite);
    }
  }
  return atGame(world, command, { type: 'Decide', seat, decision });
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

/** How many seconds whoever is to decide still has; null where nobody is hurried. */
export const secondsLeft = (
  { table }: OpenWorld,
  { since }: Pick<RoundAtTable, 'since'>,
  at: string,
): number | null => {
  const { decisionSeconds } = table.policy;
  const [from, now] = [millisecondsOf(since), millisecondsOf(at)];
  if (decisionSeconds === null || from === null || now === null) return null;
  return decisionSeconds - (now - from) / 1000;
};
