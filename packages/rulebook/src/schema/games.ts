import { assert } from '@baize/result';
import type { CaribbeanStudPlay } from '../caribbean-stud/play.js';
import type { HighCardFlushPlay } from '../high-card-flush/play.js';
import type { RicochetPlay } from '../ricochet-poker/play.js';

export type { CaribbeanStudPlay, HighCardFlushPlay, RicochetPlay };

/** The games there are, and the rules of play that a rulebook gives for each. */
export const GAME_IDS = ['high-card-flush', 'caribbean-stud', 'ricochet-poker'] as const;
export type GameId = (typeof GAME_IDS)[number];

export type Play = HighCardFlushPlay | CaribbeanStudPlay | RicochetPlay;

/** The rules of play of one game. */
export type PlayOf<G extends GameId> = Extract<Play, { readonly game: G }>;

const isOf = <G extends GameId>(play: Play, game: G): play is PlayOf<G> => play.game === game;

/** The rules of play, for the code of the one game that they are of. */
export const playOf = <G extends GameId>({ play }: { readonly play: Play }, game: G): PlayOf<G> => {
  assert(isOf(play, game), `the rules are of ${play.game}, not of ${game}`);
  return play;
};
