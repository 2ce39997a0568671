import type { GameView } from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';
import type { GameInPlay } from './commands/play/sitting.js';
import type { GameSimulation } from './commands/simulate/game.js';
import type { GameStrategy, StrategyHelp } from './commands/strategy/game.js';
import type { FeltOptions, HandsOfGame } from './felt/felt.js';

/** A game's part of the help pages, loaded at every start: words only. */
export interface GameHelp {
  /** Examples by command, as in `rules show`; of `baize` itself too. */
  readonly examples: Readonly<Record<string, readonly string[]>>;
  readonly strategy?: StrategyHelp;
}

/** What the commands need to know about one game, loaded on demand. */
export interface TerminalGame {
  readonly hands: HandsOfGame;
  /** The whole felt in a few lines, the dealer first. */
  feltLines(rules: RulesInForce, view: GameView, options: FeltOptions): readonly string[];
  readonly play: GameInPlay;
  /** Null until the best decisions have been counted. */
  readonly strategy: (() => Promise<GameStrategy>) | null;
  /** Null until the game can be simulated. */
  readonly simulation: (() => Promise<GameSimulation>) | null;
}
