import type { PokerCategory, PokerValue } from '@baize/cards';
import { countStudDeals, dealsIn, type StudDeals, type StudView } from './deals.js';
import type { StudGame } from './game.js';

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

/** Whether to bet on a hand. */
export type StudRule = (view: StudView) => boolean;

/** Best play; or to bet on everything, or from a hand up; or a rule. */
export type StudStrategy = 'optimal' | 'everything' | { readonly betFrom: PokerValue } | StudRule;

/** Every deal of the base game under a strategy. Deals once counted serve any number of strategies. */
export const countStudGame = (
  game: StudGame,
  strategy: StudStrategy = 'optimal',
  { deals, cells }: StudDeals = countStudDeals(game),
): StudOutcomes => {
  const decide = ruleOf(strategy);
  const win = new Map<PokerCategory, number>();
  const sums = { folded: 0, notQualified: 0, push: 0, lose: 0 };
  for (const cell of cells) {
    if (decide === 'optimal' ? cell.isBestBet : decide(cell)) {
      sums.notQualified += cell.notQualified;
      sums.push += cell.push;
      sums.lose += cell.lose;
      win.set(cell.category, (win.get(cell.category) ?? 0) + cell.win);
    } else {
      sums.folded += dealsIn(cell);
    }
  }
  return { deals, ...sums, win: Object.fromEntries(win) };
};

const ruleOf = (strategy: StudStrategy): 'optimal' | StudRule => {
  if (strategy === 'optimal' || typeof strategy === 'function') return strategy;
  if (strategy === 'everything') return () => true;
  return ({ value }) => value >= strategy.betFrom;
};
