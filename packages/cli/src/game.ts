import type { GameView } from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';
import type { GameInPlay } from './commands/play/sitting.js';
import type { GameSimulation } from './commands/simulate/game.js';
import type { GameStrategy, StrategyHelp } from './commands/strategy/game.js';
import type { FeltOptions, HandsOfGame } from './felt/felt.js';

/** What the help pages say of one game: loaded at every start, and so nothing but words. */
export interface GameHelp {
  /** Examples by command, as in `rules show`; of `baize` itself too. */
  readonly examples: Readonly<Record<string, readonly string[]>>;
  readonly strategy?: StrategyHelp;
}

/** What the commands need of one game, loaded by those that need it. */
export interface TerminalGame {
  readonly hands: HandsOfGame;
  /** The whole felt in a few lines, the dealer first: for many seats, and for replays. */
  feltLines(rules: RulesInForce, view: GameView, options: FeltOptions): readonly string[];
  readonly play: GameInPlay;
  /** Null while nobody has counted what is best. */
  readonly strategy: (() => Promise<GameStrategy>) | null;
  /** Null where rounds cannot be played by chance yet. */
  readonly simulation: (() => Promise<GameSimulation>) | null;
}
