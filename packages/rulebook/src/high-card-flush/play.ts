import type { Cited } from '../schema/cited.js';
import type { ContestPlay, FoldedBonus } from '../schema/play.js';

export interface HighCardFlushPlay extends ContestPlay {
  readonly game: 'high-card-flush';
  /** The lowest dealer's hand that qualifies. */
  readonly qualifier: Cited<{ readonly flushLength: number; readonly topRank: number }>;
  readonly notQualified: Cited<{ readonly ante: 'win'; readonly raise: 'push' }>;
  /** The most antes a raise may be, by the length of the player's best flush. The least is one. */
  readonly raise: readonly Cited<{
    readonly lengths: readonly number[];
    readonly atMost: number;
  }>[];
  readonly raiseAtLeast: Cited<number>;
  readonly raiseIsFinal: Cited<true>;
  /** Where a hand that raised waits, face down, where the document says it. */
  readonly raisedHandLies?: Cited<'under-the-ante'>;
  readonly decisionOrder: Cited<'any' | 'clockwise-from-dealers-left'>;
  readonly foldedBonus: Readonly<
    Record<'flush' | 'straight-flush' | 'progressive', Cited<FoldedBonus>>
  >;
  readonly dealerRevealed: Cited<'after-every-decision'>;
  /** In a run, where the document says it; elsewhere the setting `aceLow` does. */
  readonly aceInStraightFlush?: Cited<'low-or-high'>;
}
