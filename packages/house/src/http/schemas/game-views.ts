import type { GameAct, GameDecision, GameView } from '@baize/games';
import Type, { type TSchema } from 'typebox';
import { HOUSE_GAMES } from '../../games.js';
import type { HouseGame } from '../../house-game.js';

const GAMES: readonly HouseGame[] = Object.values(HOUSE_GAMES);

/** Games of one kind look alike. */
const anyOf = (schemas: readonly TSchema[]) => Type.Union([...new Set(schemas)]);

/** By their names on the page of the API. */
export const GAME_VIEWS = new Map(GAMES.map(({ view: { name, schema } }) => [name, schema]));

/** Of any game; the compiler compares each game's schema with its own type. */
export const AnyGameView = Type.Unsafe<GameView>(anyOf([...GAME_VIEWS.values()]));
export const GameDecisionShape = Type.Unsafe<GameDecision>(
  anyOf(GAMES.toReversed().flatMap(({ decisions }) => decisions)),
);
export const GameActView = Type.Unsafe<GameAct>(anyOf(GAMES.map(({ act }) => act)));
