import type { GameId, Rulebook } from '@baize/rulebook';
import { STUD_HELP } from './caribbean-stud/help.js';
import type { GameHelp, TerminalGame } from './game.js';
import { FLUSH_HELP } from './high-card-flush/help.js';
import { RICOCHET_HELP } from './ricochet-poker/help.js';

interface Entry {
  readonly help: GameHelp;
  readonly load: () => Promise<{ readonly GAME: TerminalGame }>;
}

const GAMES: Readonly<Record<GameId, Entry>> = {
  'high-card-flush': { help: FLUSH_HELP, load: () => import('./high-card-flush/game.js') },
  'caribbean-stud': { help: STUD_HELP, load: () => import('./caribbean-stud/game.js') },
  'ricochet-poker': { help: RICOCHET_HELP, load: () => import('./ricochet-poker/game.js') },
};

export const gameOf = async ({ game }: Pick<Rulebook, 'game'>): Promise<TerminalGame> =>
  (await GAMES[game].load()).GAME;

export const helpOf = ({ game }: Pick<Rulebook, 'game'>): GameHelp => GAMES[game].help;

export const HELP: readonly GameHelp[] = Object.values(GAMES).map(({ help }) => help);

/** The rulebook that help pages name. */
export const EXAMPLE_RULEBOOK = 'md/high-card-flush';
