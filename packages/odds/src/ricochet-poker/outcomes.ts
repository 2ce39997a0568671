import { POKER_CATEGORIES, type PokerCategory } from '@baize/cards';
import { type BaseEnding, type BaseFigures, baseFigures, folded } from '../figures/base-endings.js';
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
  /** The dealer's hand was out before any player acted, so that the pot is the player's. */
  readonly notAsked: DealsByHand;
}

/** The pot is the house's ante; the ante bonus comes to it, win or lose, by the hand that was made. */
export const potEndings = (
  { playAntes, bonusAntes }: RicochetGame,
  { folded: fold, win, lose, notAsked }: RicochetOutcomes,
): readonly BaseEnding[] => {
  const play = { decision: 'play', staked: 1 + playAntes } as const;
  const out = { decision: 'not-asked', outcome: 'not-asked', staked: 1 } as const;
  const ends = POKER_CATEGORIES.flatMap((hand): readonly BaseEnding[] => {
    const bonus = bonusAntes(hand);
    return [
      { ...play, outcome: 'win', count: win[hand], net: 1 + bonus },
      { ...play, outcome: 'lose', count: lose[hand], net: bonus - play.staked },
      { ...out, count: notAsked[hand], net: 1 + bonus },
    ];
  });
  return [folded(fold), ...ends];
};

export const ricochetFigures = (game: RicochetGame, outcomes: RicochetOutcomes): BaseFigures =>
  baseFigures(potEndings(game, outcomes), outcomes.deals);
