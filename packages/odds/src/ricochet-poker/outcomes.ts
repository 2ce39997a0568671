import { POKER_CATEGORIES, type PokerCategory } from '@baize/cards';
import { type Ending, type Figures, figuresOf, quotient } from '../figures/figures.js';
import type { RicochetGame } from './game.js';

/** Deals by the five cards that the player makes. */
export type DealsByHand = Readonly<Record<PokerCategory, number>>;

/** The deals of one player against the dealer, by what was done and how it ended: every count exact. */
export interface RicochetOutcomes {
  /** All deals: the player's two cards, the dealer's five, and the three drawn. */
  readonly deals: number;
  readonly folded: number;
  readonly win: DealsByHand;
  readonly lose: DealsByHand;
  /** The dealer's hand was out before anybody acted, so that the pot is the player's. */
  readonly notAsked: DealsByHand;
}

/** What the house puts into the pot. */
const HOUSE_ANTE = 1;

/** Every way the ante ends, with the ante bonus in force. */
const ricochetEndings = (
  { playAntes, bonusAntes }: RicochetGame,
  { folded, win, lose, notAsked }: RicochetOutcomes,
): readonly Ending[] => [
  { count: folded, net: -1, staked: 1 },
  ...POKER_CATEGORIES.flatMap((hand) => [
    { count: win[hand], net: HOUSE_ANTE + bonusAntes(hand), staked: 1 + playAntes },
    { count: lose[hand], net: bonusAntes(hand) - 1 - playAntes, staked: 1 + playAntes },
    { count: notAsked[hand], net: HOUSE_ANTE + bonusAntes(hand), staked: 1 },
  ]),
];

export interface RicochetFigures extends Figures {
  /** Shares of all deals. */
  readonly decisions: Readonly<Record<'fold' | 'play' | 'not-asked', number>>;
}

export const ricochetFigures = (
  game: RicochetGame,
  outcomes: RicochetOutcomes,
): RicochetFigures => {
  const share = (count: number): number => quotient(BigInt(count), BigInt(outcomes.deals));
  return {
    ...figuresOf(ricochetEndings(game, outcomes), outcomes.deals),
    decisions: {
      fold: share(outcomes.folded),
      play: share(allOf(outcomes.win) + allOf(outcomes.lose)),
      'not-asked': share(allOf(outcomes.notAsked)),
    },
  };
};

const allOf = (counts: DealsByHand): number =>
  POKER_CATEGORIES.reduce((sum, hand) => sum + counts[hand], 0);
