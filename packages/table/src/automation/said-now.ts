import { type GameRound, gameOf, isContest, isOut, isSeatSettled, type Notice } from '@baize/games';
import { dealersHand } from '../rounds/dealers-hand.js';
import { goesBySeat } from '../rounds/succession.js';
import { turnClause } from '../rounds/turning.js';
import type { RoundAtTable } from '../table/state.js';
import type { OpenWorld } from '../table/world.js';
import type { NextStep } from './step.js';
import type { LineToSettle } from './step-lines.js';

/** What a dealer says and shows before the next step: the own hand, when it decides how players are settled. */
export const saidNow = (
  world: OpenWorld,
  next: NextStep,
  settles: readonly LineToSettle[],
): readonly Notice[] => {
  const { round } = world.table;
  if (round === null || round.voided !== null) return [];
  return isContest(round.game)
    ? saidOfDealersHand(world, round)
    : saidInAction(world, round.game, next, settles);
};

/** Once it lies open, until the first player is finished. */
const saidOfDealersHand = (world: OpenWorld, round: RoundAtTable): readonly Notice[] => {
  const rules = world.rules.inForce;
  if (!goesBySeat(rules, round)) return [];
  const { game } = round;
  const contested = game.hands.filter((hand) => hand.decision?.kind !== 'fold' && !isOut(hand));
  const hand = dealersHand(rules, game);
  if (hand === null || contested.length === 0) return [];
  if (contested.some(({ seat }) => isSeatSettled(game, seat))) return [];
  const text = `Your hand: ${hand.hand}. It ${hand.qualifies ? 'qualifies' : 'does not qualify'}.`;
  return [{ text, cite: turnClause(world, 'dealer') }, ...hand.notices];
};

const saidInAction = (
  { rules: { inForce } }: OpenWorld,
  game: GameRound,
  next: NextStep,
  settles: readonly LineToSettle[],
): readonly Notice[] => {
  const { action } = gameOf(game);
  if (action === null || !action.areBonusesSettled(game) || game.phase === 'settled') return [];
  const pays = next.kind === 'do' && next.gesture.type === 'Settle';
  return [
    ...action.says(inForce, game),
    ...(pays && !settles.some(({ wager }) => wager === 'pot')
      ? [{ text: 'The house takes the pot.', cite: inForce.rulebook.settlement.succession.cite }]
      : []),
  ];
};
