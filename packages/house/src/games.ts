import type { GameId } from '@baize/rulebook';
import { studPlayer } from './caribbean-stud/practice.js';
import { flushPlayer } from './high-card-flush/practice.js';
import type { HouseGame } from './house-game.js';
import { CONTEST_SCHEMAS } from './http/schemas/contest-view.js';
import { ricochetPlayer } from './ricochet-poker/practice.js';
import { RICOCHET_SCHEMAS } from './ricochet-poker/view-schema.js';

export const HOUSE_GAMES = {
  'high-card-flush': { ...CONTEST_SCHEMAS, practice: flushPlayer },
  'caribbean-stud': { ...CONTEST_SCHEMAS, practice: studPlayer },
  'ricochet-poker': { ...RICOCHET_SCHEMAS, practice: ricochetPlayer },
} satisfies Record<GameId, HouseGame>;

export const houseGame = ({ game }: { readonly game: GameId }): HouseGame => HOUSE_GAMES[game];
