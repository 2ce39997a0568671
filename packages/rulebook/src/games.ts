import { CARIBBEAN_STUD } from './caribbean-stud/words.js';
import type { GameWords } from './facts/game-words.js';
import { HIGH_CARD_FLUSH } from './high-card-flush/words.js';
import { RICOCHET_POKER } from './ricochet-poker/words.js';
import type { GameId } from './schema/games.js';

const WORDS = {
  'high-card-flush': HIGH_CARD_FLUSH,
  'caribbean-stud': CARIBBEAN_STUD,
  'ricochet-poker': RICOCHET_POKER,
} satisfies Record<GameId, GameWords>;

export const gameWords = ({ game }: { readonly game: GameId }): GameWords => WORDS[game];
