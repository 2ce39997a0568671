import { assert } from '@baize/result';
import type { CaribbeanStudPlay } from '../caribbean-stud/play.js';
import type { HighCardFlushPlay } from '../high-card-flush/play.js';
import type { RicochetPlay } from '../ricochet-poker/play.js';

export type { CaribbeanStudPlay, HighCardFlushPlay, RicochetPlay };

/** Every document, by its jurisdiction and its game, and whose it is. */
const DOCUMENTS = {
  'sd/high-card-flush': 'South Dakota',
  'md/high-card-flush': 'Maryland',
  'oh/high-card-flush': 'Ohio',
  'sd/caribbean-stud': 'South Dakota',
  'wa/ricochet-poker': 'Washington',
} as const;

export type RulebookId = keyof typeof DOCUMENTS;
export const RULEBOOK_IDS = Object.keys(DOCUMENTS) as readonly RulebookId[];

export const jurisdictionOf = (id: RulebookId): string => DOCUMENTS[id];

type GameIn<Id extends RulebookId> = Id extends `${string}/${infer Game}` ? Game : never;
export type GameId = GameIn<RulebookId>;

const gameIn = <Id extends RulebookId>(id: Id) => id.slice(id.indexOf('/') + 1) as GameIn<Id>;

/** The games there are. */
export const GAME_IDS: readonly GameId[] = [...new Set(RULEBOOK_IDS.map(gameIn))];

/** The rules of play that a rulebook gives for each of them. */
export type Play = HighCardFlushPlay | CaribbeanStudPlay | RicochetPlay;

/** The rules of play of one game. */
export type PlayOf<G extends GameId> = Extract<Play, { readonly game: G }>;

const isOf = <G extends GameId>(play: Play, game: G): play is PlayOf<G> => play.game === game;

/** The rules of play, for the code of the one game that they are of. */
export const playOf = <G extends GameId>({ play }: { readonly play: Play }, game: G): PlayOf<G> => {
  assert(isOf(play, game), `the rules are of ${play.game}, not of ${game}`);
  return play;
};
