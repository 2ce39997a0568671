import type { GameId, Rulebook } from '@baize/rulebook';
import { STUD_HELP } from './caribbean-stud/help.js';
import type { GameHelp, TerminalGame } from './game.js';
import { FLUSH_HELP } from './high-card-flush/help.js';
import { RICOCHET_HELP } from './ricochet-poker/help.js';

interface Entry {
  readonly help: GameHelp;
  readonly load: () => Promise<{ readonly GAME: TerminalGame }>;
}

/** A game that is not here is played at the ordinary felt. */
const GAMES: Readonly<Partial<Record<GameId, Entry>>> = {
  'high-card-flush': { help: FLUSH_HELP, load: () => import('./high-card-flush/game.js') },
  'caribbean-stud': { help: STUD_HELP, load: () => import('./caribbean-stud/game.js') },
  'ricochet-poker': { help: RICOCHET_HELP, load: () => import('./ricochet-poker/game.js') },
};

const ORDINARY: Entry = { help: { examples: {} }, load: () => import('./contest/ordinary.js') };

const entryOf = ({ game }: Pick<Rulebook, 'game'>): Entry => GAMES[game] ?? ORDINARY;

export const gameOf = async (rulebook: Pick<Rulebook, 'game'>): Promise<TerminalGame> =>
  (await entryOf(rulebook).load()).GAME;

export const helpOf = (rulebook: Pick<Rulebook, 'game'>): GameHelp => entryOf(rulebook).help;

export const HELP: readonly GameHelp[] = Object.values(GAMES).map(({ help }) => help);

export const EXAMPLE_RULEBOOK = 'md/high-card-flush';
