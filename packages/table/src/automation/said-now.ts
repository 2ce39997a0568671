import { type GameRound, gameOf, isContest, isOut, isSeatSettled, type Said } from '@baize/games';
import { dealersHand } from '../rounds/dealers-hand.js';
import { goesBySeat } from '../rounds/succession.js';
import { turnClause } from '../rounds/turning.js';
import type { RoundAtTable } from '../table/state.js';
import type { OpenWorld } from '../table/world.js';
import type { NextStep } from './step.js';
import type { LineToSettle } from './step-lines.js';

/** The dealer's own hand, when it decides how players are settled; nothing else needs to be remembered. */
export const saidNow = (
  world: OpenWorld,
  next: NextStep,
  settles: readonly LineToSettle[],
): readonly Said[] => {
  const { round } = world.table;
  if (round === null || round.voided !== null) return [];
  return isContest(round.game)
    ? saidOfDealersHand(world, round)
    : saidInAction(world, round.game, next, settles);
};

/** Once it lies open, until the first player is finished. */
const saidOfDealersHand = (world: OpenWorld, round: RoundAtTable): readonly Said[] => {
  const rules = world.rules.inForce;
  if (!goesBySeat(rules, round)) return [];
  const { game } = round;
  const contested = game.hands.filter((hand) => hand.decision?.kind !== 'fold' && !isOut(hand));
  const hand = dealersHand(rules, game);
  if (hand === null || contested.length === 0) return [];
  if (contested.some(({ seat }) => isSeatSettled(game, seat))) return [];
  const words = `Your hand: ${hand.hand}. It ${hand.qualifies ? 'qualifies' : 'does not qualify'}.`;
  return [
    { words, cite: turnClause(world, 'dealer') },
    ...hand.notices.map(({ text, cite }) => ({ words: text, cite })),
  ];
};

const saidInAction = (
  { rules: { inForce } }: OpenWorld,
  game: GameRound,
  next: NextStep,
  settles: readonly LineToSettle[],
): readonly Said[] => {
  const { action } = gameOf(game);
  if (action === null || !action.areBonusesSettled(game) || game.phase === 'settled') return [];
  const pays = next.kind === 'do' && next.gesture.type === 'Settle';
  return [
    ...action.says(inForce, game),
    ...(pays && !settles.some(({ wager }) => wager === 'pot')
      ? [{ words: 'The house takes the pot.', cite: inForce.rulebook.settlement.succession.cite }]
      : []),
  ];
};
