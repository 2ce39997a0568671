import { isOut, isSeatSettled, type Notice } from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';
import { dealersHand } from '../rounds/dealers-hand.js';
import { isRicochet } from '../rounds/game.js';
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
  const rules = world.rules.inForce;
  if (round === null || round.voided !== null) return [];
  return isRicochet(round.game, rules)
    ? saidInAction(world, round, next, settles)
    : saidOfDealersHand(world, round);
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
  { game }: RoundAtTable,
  next: NextStep,
  settles: readonly LineToSettle[],
): readonly Notice[] => {
  if (!isRicochet(game, inForce) || !('steps' in game) || game.phase === 'settled') return [];
  const { dealerFold, steps, excused } = game;
  const pays = next.kind === 'do' && next.gesture.type === 'Settle';
  return [
    ...(dealerFold !== null && steps.length === 0
      ? [
          {
            text: `Fold your hand: ${dealerFold.words}. The house's ante stays in the pot.`,
            cite: dealerFold.cite,
          },
        ]
      : []),
    ...(excused === null ? [] : saidOfExcused(inForce, excused)),
    ...(pays && !settles.some(({ wager }) => wager === 'pot')
      ? [{ text: 'The house takes the pot.', cite: inForce.rulebook.settlement.succession.cite }]
      : []),
  ];
};

const saidOfExcused = ({ rulebook: { play } }: RulesInForce, seat: number): readonly Notice[] =>
  'lastPlayerExcused' in play
    ? [
        {
          text: `Seat ${seat} is not asked: it wins the pot without a play wager.`,
          cite: play.lastPlayerExcused.cite,
        },
      ]
    : [];
