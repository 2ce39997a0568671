import { meterRules } from '@baize/jackpot';
import { bySoftware } from '@baize/rulebook';
import { resetParts } from '../jackpots/awards.js';
import { awardsOf } from '../jackpots/awards-of-round.js';
import { envyClause } from '../jackpots/envy.js';
import { openAwards } from '../jackpots/open-awards.js';
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
  // Nobody wagered in a round that was voided: nothing is left to settle.
  const isEmpty = round.voided !== null && round.game.hands.length === 0;
  if (round.game.phase !== 'settled' && !isEmpty) {
    return refuse('not-settled', 'the round is not settled', bySoftware('steps'));
  }
  const open = openAwards(world, round);
  const [award] = [
    ...open.takenOff,
    ...open.unkeyed.map(({ jackpot, winner }) => ({ jackpot, seat: winner.seat })),
  ];
  if (award !== undefined) {
    const message = `the award of seat ${award.seat} is open: key it, or have a floorperson rule`;
    const { law } = meterRules(world.rules.inForce, award.jackpot);
    return refuse('award-open', message, law.validation.cite);
  }
  const [envy] = awardsOf(round).envy;
  if (envy !== undefined) {
    const cite = envyClause(world.rules.inForce, envy.jackpot);
    return refuse('envy-unpaid', 'envy is paid before the round ends', cite);
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
    ...resetParts(world, command, round, outcome),
    record(command, { type: 'RoundEnded', round: round.round, outcome, deck }),
  ]);
};
