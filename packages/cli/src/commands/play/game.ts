import type { ContestDecision, GameEvent, GameView, RicochetDecision } from '@baize/games';
import type { Sitting } from './sitting.js';

/** What the terminal has to know of a game. */
export interface GameAtTerminal {
  /** Tells an event of a round, with the table as it is after it. */
  readonly tell: (sitting: Sitting, event: GameEvent, view: GameView) => void;
  /** Asks a seat for its decision; chips for it are there. */
  readonly decide: (sitting: Sitting, seat: number) => Promise<ContestDecision | RicochetDecision>;
}
