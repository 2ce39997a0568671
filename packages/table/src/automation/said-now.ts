import { isOut, isSeatSettled } from '@baize/games';
import type { Citation, RulesInForce } from '@baize/rulebook';
import { dealersHand } from '../rounds/dealers-hand.js';
import { isRicochet } from '../rounds/game.js';
import { goesBySeat } from '../rounds/succession.js';
import { turnClause } from '../rounds/turning.js';
import type { RoundAtTable } from '../table/state.js';
import type { OpenWorld } from '../table/world.js';
import type { NextStep } from './step.js';
import type { LineToSettle } from './step-lines.js';

/** What a dealer says and shows before the next step. */
export interface Said {
  readonly words: string;
  readonly cite: Citation;
}

/** The dealer's own hand, when it decides how players are settled; nothing else needs to be remembered. */
export const saidNow = (
  world: OpenWorld,
  next: NextStep,
  settles: readonly LineToSettle[],
): readonly Said[] => {
  const { round } = world.table;
  const rules = world.rules.inForce;
  if (round === null || round.voided !== null) return [];
  return isRicochet(round.game, rules)
    ? saidInAction(world, round, next, settles)
    : saidOfDealersHand(world, round);
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
  { game }: RoundAtTable,
  next: NextStep,
  settles: readonly LineToSettle[],
): readonly Said[] => {
  if (!isRicochet(game, inForce) || !('steps' in game) || game.phase === 'settled') return [];
  const { dealerFold, steps, excused } = game;
  const pays = next.kind === 'do' && next.gesture.type === 'Settle';
  return [
    ...(dealerFold !== null && steps.length === 0
      ? [
          {
            words: `Fold your hand: ${dealerFold.words}. The house's ante stays in the pot.`,
            cite: dealerFold.cite,
          },
        ]
      : []),
    ...(excused === null ? [] : saidOfExcused(inForce, excused)),
    ...(pays && !settles.some(({ wager }) => wager === 'pot')
      ? [{ words: 'The house takes the pot.', cite: inForce.rulebook.settlement.succession.cite }]
      : []),
  ];
};

const saidOfExcused = ({ rulebook: { play } }: RulesInForce, seat: number): readonly Said[] =>
  'lastPlayerExcused' in play
    ? [
        {
          words: `Seat ${seat} is not asked: it wins the pot without a play wager.`,
          cite: play.lastPlayerExcused.cite,
        },
      ]
    : [];
