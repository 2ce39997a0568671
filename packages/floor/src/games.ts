import type { GameId, RulebookId } from '@baize/rulebook';
import { CARIBBEAN_STUD } from './caribbean-stud/game.js';
import type { GameOnPage } from './game-on-page.js';
import { HIGH_CARD_FLUSH } from './high-card-flush/game.js';
import { RICOCHET_POKER } from './ricochet-poker/game.js';

/** A game that is not here is played at the ordinary felt. */
const GAMES: Readonly<Partial<Record<GameId, GameOnPage>>> = {
  'high-card-flush': HIGH_CARD_FLUSH,
  'caribbean-stud': CARIBBEAN_STUD,
  'ricochet-poker': RICOCHET_POKER,
};

const ORDINARY: GameOnPage = { about: 'Its bets, and what they pay.' };

export const pageOf = (game: GameId): GameOnPage => GAMES[game] ?? ORDINARY;

/** The game of a document; the last part of its id names it. */
export const gameOnPage = (rulebook: RulebookId): GameOnPage =>
  pageOf(rulebook.slice(rulebook.indexOf('/') + 1) as GameId);
