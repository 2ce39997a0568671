import {
  type ContestDecision,
  type ContestView,
  cardsSeen,
  type LegalAct,
  worthClaiming,
} from '@baize/games';
import { type Cents, cents } from '@baize/money';
import type { PracticePlayer } from './practice-player.js';

type Stay = Extract<LegalAct, { readonly act: 'raise' | 'bet' }>;

/** With how many antes a seat stays in, none to fold. */
export type BestMove = (view: ContestView, seat: number) => number;

/** Plays against the dealer by the best move; a fold claims every bonus that wins. */
export const contestPlayer = (
  bestMove: BestMove,
): PracticePlayer<ContestView, ContestDecision> => ({
  decide: (view, seat) => {
    const acts = view.legal[seat] ?? [];
    const fold = acts.find((act) => act.act === 'fold');
    if (fold === undefined) return null;
    const antes = bestMove(view, seat);
    const stay = acts.find((act): act is Stay => act.act === 'raise' || act.act === 'bet');
    return antes === 0 || stay === undefined
      ? { kind: 'fold', claims: worthClaiming(fold.bonuses) }
      : { kind: stay.act, cents: within(stay, antes * anteOf(view, seat)) };
  },
});

/** On a real felt the house may not know what a player holds: such a hand counts as none. */
export const ownCards = (view: ContestView, seat: number) =>
  cardsSeen(view.hands.find((hand) => hand.seat === seat)?.cards ?? []) ?? [];

const anteOf = ({ hands }: ContestView, seat: number): number =>
  hands.find((hand) => hand.seat === seat)?.stakes.ante ?? 0;

/** As near to the amount as the table allows. */
const within = ({ leastCents, mostCents, stepCents }: Stay, amount: number): Cents => {
  const wanted = Math.max(leastCents, Math.min(mostCents, amount));
  return cents(wanted - ((wanted - leastCents) % stepCents));
};
