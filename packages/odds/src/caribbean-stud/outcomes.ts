import type { PokerCategory } from '@baize/cards';

/** The deals of a base game by what was done and how it ended: counts, every one exact. */
export interface StudOutcomes {
  /** All deals: the player's cards, the dealer's card face up, and the dealer's others. */
  readonly deals: number;
  readonly folded: number;
  readonly notQualified: number;
  readonly push: number;
  readonly lose: number;
  /** By the player's hand, which decides what the bet is paid. */
  readonly win: Readonly<Partial<Record<PokerCategory, number>>>;
}
