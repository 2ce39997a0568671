import type { ContestDecision, RicochetDecision } from '@baize/games';
import { assertNever } from '@baize/result';
import type { RulesInForce } from '@baize/rulebook';
import type { GameEvent, GameView } from '@baize/table';
import { contestAtTerminal } from './contest.js';
import { ricochetAtTerminal } from './ricochet.js';
import type { Sitting } from './sitting.js';

/** What the terminal has to know of a game. */
export interface GameAtTerminal {
  /** Tells an event of a round, with the table as it is after it. */
  readonly tell: (sitting: Sitting, event: GameEvent, view: GameView) => void;
  /** Asks a seat for its decision; chips for it are there. */
  readonly decide: (sitting: Sitting, seat: number) => Promise<ContestDecision | RicochetDecision>;
}

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
