import { pokerCategoryOf, type Rank, ranksOf } from '@baize/cards';
import type { RicochetRule } from './count.js';

/** Rules of one family: two over cards or a pair, and how far one goes beyond that. */
export interface OverCardRule {
  /** One live over card plays against a dealer's pair of this rank or lower; null for never. */
  readonly oneOverCardUpTo: Rank | null;
  /** A pair is folded when the dealer holds a card of its rank beside a higher pair. */
  readonly foldsDeadPairs: boolean;
}

/** Against a high card any two cards play; against more than a pair none do. */
export const overCards =
  ({ oneOverCardUpTo, foldsDeadPairs }: OverCardRule): RicochetRule =>
  ({ two, dealer }) => {
    const kind = pokerCategoryOf(dealer);
    if (kind !== 'one-pair') return kind === 'high-card';
    const [high = 0, low = 0] = ranksOf(two);
    const [pair = 0, , ...kickers] = ranksOf(dealer);
    const isLive = !kickers.some((rank) => rank === high);
    if (high === low) return isLive || !foldsDeadPairs;
    if (low > pair) return true;
    return high > pair && isLive && pair <= (oneOverCardUpTo ?? 0);
  };

export interface SimpleRicochetStrategy {
  readonly id: string;
  /** The rule, as a person remembers it. */
  readonly sentence: string;
  readonly plays: RicochetRule;
}

/** The simplest first; what each costs against best play is counted, not stated. */
export const RICOCHET_STRATEGIES: readonly SimpleRicochetStrategy[] = [
  {
    id: 'two-over-cards',
    sentence:
      "Play against a high card. Against a pair, play a pair, or two cards that are both higher than the dealer's pair. Fold the rest.",
    plays: overCards({ oneOverCardUpTo: null, foldsDeadPairs: false }),
  },
  {
    id: 'two-over-cards-and-low-pairs',
    sentence:
      "Play against a high card. Against a pair, play two cards both higher than the dealer's pair; a pair, unless the dealer has a higher one and a card of your rank; and against fours or lower one higher card that the dealer has none of. Fold the rest.",
    plays: overCards({ oneOverCardUpTo: 4, foldsDeadPairs: true }),
  },
];
