import { type GameAct, type GameDecision, type GameView, worthClaiming } from '@baize/games';
import { type Cents, cents } from '@baize/money';
import type { RulesInForce } from '@baize/rulebook';
import { bestMove } from './best-move.js';

type Stay = Extract<GameAct, { readonly act: 'raise' | 'bet' }>;

/**
 * What a practice player decides, by the best play known and from the view of its own seat alone: a
 * fold claims every bonus that wins. Null while the seat is asked nothing.
 */
export const practiceDecision = (
  rules: RulesInForce,
  view: GameView,
  seat: number,
): GameDecision | null => {
  const acts: readonly GameAct[] = view.legal[seat] ?? [];
  const fold = acts.find((act) => act.act === 'fold');
  if (fold === undefined) return null;
  const antes = bestMove(rules)(view, seat);
  if (!('bonuses' in fold)) return antes > 0 ? 'play' : 'fold';
  const stay = acts.find((act): act is Stay => act.act === 'raise' || act.act === 'bet');
  if (antes === 0 || stay === undefined) {
    return { kind: 'fold', claims: worthClaiming(fold.bonuses) };
  }
  return { kind: stay.act, cents: within(stay, antes * anteOf(view, seat)) };
};

const anteOf = ({ hands }: GameView, seat: number): number =>
  hands.find((hand) => hand.seat === seat)?.stakes.ante ?? 0;

/** As near to the amount as the table allows. */
const within = ({ leastCents, mostCents, stepCents }: Stay, amount: number): Cents => {
  const wanted = Math.max(leastCents, Math.min(mostCents, amount));
  return cents(wanted - ((wanted - leastCents) % stepCents));
};
