import { resetParts } from '../jackpots/awards.js';
import { refuse } from '../refusal.js';
import type { CommandOf } from '../table/commands.js';
import { inSequence, record } from '../table/happen.js';
import type { Decided, OpenWorld } from '../table/world.js';
import { playingRound } from './round-of.js';
import { nextToTakeUp } from './take-up.js';

/** Everything is paid, the cards are in the rack, and the key resets the jackpots for the next round. */
export const endRound = (world: OpenWorld, command: CommandOf<'EndRound'>): Decided => {
  const found = playingRound(world);
  if (!found.ok) return found;
  const round = found.value;
  const { settlement, dealing } = world.rules.inForce.rulebook;
  if (round.game.phase !== 'settled') {
    return refuse('not-settled', 'the round is not settled', settlement.stages.cite);
  }
  const outcome = round.voided === null ? 'complete' : 'void';
  // The cards of a void round are gathered as they lie; a game that discards has its cards in the rack.
  if (outcome === 'complete' && settlement.cardsRacked.value !== 'as-discarded') {
    if (dealing.stub !== null && round.stub !== 'racked') {
      return refuse('stub-not-racked', 'the stub is not in the rack', dealing.stub.cite);
    }
    const next = nextToTakeUp(world, round);
    if (next !== null) {
      return refuse(
        'cards-on-the-felt',
        'cards still lie on the felt',
        settlement.cardsRacked.cite,
      );
    }
  }
  const deck = round.voided?.deck ?? 'kept';
  return inSequence(world, [
    ...resetParts(world, command, round.round, outcome),
    record(command, { type: 'RoundEnded', round: round.round, outcome, deck }),
  ]);
};
