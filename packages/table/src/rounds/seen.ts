import { type DealtCard, parseDealtCard } from '@baize/cards';
import type { Viewer } from '@baize/games';
import { unwrap } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { type GameAct, type GameRound, gameCore, isRicochet } from './game.js';

/** The round with every card that this viewer does not see unknown, as on a felt that nobody turned. */
export const asSeen = (rules: RulesInForce, game: GameRound, viewer: Viewer): GameRound => {
  if (isRicochet(game, rules)) return game;
  const { hands } = gameCore(rules).view(rules, game, viewer);
  const seen = new Map(hands.map(({ seat, cards }) => [seat, cards.map(dealt)]));
  return {
    ...game,
    hands: game.hands.map((hand) => ({ ...hand, cards: seen.get(hand.seat) ?? [] })),
  };
};

const dealt = (text: string): DealtCard => unwrap(parseDealtCard(text));

/**
 * What each of these seats may do now, as far as the viewer can know: a limit that depends on a hand
 * which the viewer does not see is the limit of every hand.
 */
export const legalAsSeen = (
  rules: RulesInForce,
  game: GameRound,
  viewer: Viewer,
  seats: readonly number[],
): Readonly<Record<number, readonly GameAct[]>> => {
  const seen = asSeen(rules, game, viewer);
  const { legal } = gameCore(rules);
  return Object.fromEntries(seats.map((seat) => [seat, legal(rules, seen, seat)]));
};
