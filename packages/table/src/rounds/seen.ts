import { type DealtCard, parseDealtCard } from '@baize/cards';
import {
  type GameAct,
  type GameRound,
  type GameView,
  gameOf,
  isContest,
  type Viewer,
} from '@baize/games';
import { unwrap } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { keptWithBoth } from '../kept.js';

const views = keptWithBoth((_rules: RulesInForce, _game: GameRound) => new Map<string, GameView>());

/** A round as somebody sees it: the same for as long as it stands. */
export const viewGame = (rules: RulesInForce, game: GameRound, viewer: Viewer): GameView => {
  const known = views(rules, game);
  const key = keyOf(viewer);
  const view = known.get(key) ?? gameOf(game).view(rules, game, viewer);
  known.set(key, view);
  return view;
};

const keyOf = (viewer: Viewer): string =>
  viewer.kind === 'player' ? `player ${viewer.seats.join()}` : viewer.kind;

/** The round with every card that this viewer does not see unknown, as on a felt that nobody turned. */
export const asSeen = (rules: RulesInForce, game: GameRound, viewer: Viewer): GameRound => {
  if (!isContest(game)) return game;
  const { hands } = viewGame(rules, game, viewer);
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
): Acts => {
  const known = acts(rules, game);
  const key = `${keyOf(viewer)} for ${seats.join()}`;
  const legal = known.get(key) ?? actsOf(rules, asSeen(rules, game, viewer), seats);
  known.set(key, legal);
  return legal;
};

type Acts = Readonly<Record<number, readonly GameAct[]>>;

const acts = keptWithBoth((_rules: RulesInForce, _game: GameRound) => new Map<string, Acts>());

const actsOf = (rules: RulesInForce, game: GameRound, seats: readonly number[]): Acts => {
  const { legal } = gameOf(game);
  return Object.fromEntries(seats.map((seat) => [seat, legal(rules, game, seat)]));
};
