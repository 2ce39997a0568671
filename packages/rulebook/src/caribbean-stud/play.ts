import type { Cited } from '../schema/cited.js';
import type { ContestPlay, FoldedBonus } from '../schema/play.js';

export interface CaribbeanStudPlay extends ContestPlay {
  readonly game: 'caribbean-stud';
  /** Which of the dealer's cards lies face up, counted from one in the order dealt. */
  readonly dealerUpCard: Cited<number>;
  readonly qualifier: Cited<{ readonly atLeast: string }>;
  readonly notQualified: Cited<{ readonly ante: 'win'; readonly bet: 'push' }>;
  readonly decisionOrder: Cited<'any'>;
  readonly foldedBonus: { readonly progressive: Cited<FoldedBonus> };
  readonly foldedCardsCounted: Cited<number>;
  readonly tableStakes: Cited<'not-applied'>;
}
