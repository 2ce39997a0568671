import { rankOf } from '@baize/cards';
import { type ContestDecision, cardsSeen, type LegalAct, type TwoStreetView } from '@baize/games';
import type { PracticePlayer } from '../practice/practice-player.js';

type Stay = Extract<LegalAct, { readonly act: 'bet' | 'raise' }>;

const TEN = 10;

/** Stays in with a pair, or with a ten or better. */
export const twoStreetPlayer = (): PracticePlayer<TwoStreetView, ContestDecision> => ({
  decide: (view, seat) => {
    const acts = view.legal[seat] ?? [];
    const stay = acts.find((act): act is Stay => act.act === 'bet' || act.act === 'raise');
    if (stay === undefined) return null;
    const own = view.hands.find((hand) => hand.seat === seat)?.cards ?? [];
    const ranks = (cardsSeen([...own, ...view.dealer]) ?? []).map(rankOf);
    const isGood = new Set(ranks).size < ranks.length || ranks.some((rank) => rank >= TEN);
    return isGood ? { kind: stay.act, cents: stay.leastCents } : { kind: 'fold', claims: [] };
  },
});
