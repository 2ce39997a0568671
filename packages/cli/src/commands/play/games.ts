import { assertNever } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import { contestAtTerminal } from './contest.js';
import type { GameAtTerminal } from './game.js';
import { ricochetAtTerminal } from './ricochet.js';

/** How the game of these rules is played at the terminal. */
export const gameAtTerminal = ({ rulebook: { game } }: RulesInForce): GameAtTerminal => {
  switch (game) {
    case 'high-card-flush':
    case 'caribbean-stud':
      return contestAtTerminal;
    case 'ricochet-poker':
      return ricochetAtTerminal;
    default:
      return assertNever(game);
  }
};
