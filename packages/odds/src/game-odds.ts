import type { Card } from '@baize/cards';
import type { RulesInForce } from '@baize/rulebook';
import type { BaseEnding, BaseFigures } from './figures/base-endings.js';
import type { Figures } from './figures/figures.js';
import type { Simplified } from './figures/simplified.js';
import type { EndingCount, Simulation } from './simulate/simulation.js';

/** Best play of one player, whatever the game: the same outputs for all of them. */
export interface BaseOdds {
  /** `optimal`, or the kickout table it is played with. */
  readonly id: string;
  readonly figures: BaseFigures;
  readonly endings: readonly BaseEnding[];
  /** Strategies a person can remember, the cheapest first. */
  readonly simplified: readonly Simplified<Figures>[];
}

/** The antes to stay in with, none to fold, with these cards against what the dealer shows. */
export type BestPlay = (player: readonly Card[], dealer: readonly Card[]) => number;

/** A wager by all its deals, as a simulation tells it: what the sample is compared with. */
export interface ExactWager {
  readonly wager: string;
  readonly endings: readonly EndingCount[];
}

/** What is counted and played through of one game. */
export interface GameOdds {
  /** The base game, by every kickout table of its document where there are any. */
  readonly base: (rules: RulesInForce) => readonly BaseOdds[];
  /** The base game as a table plays it: by the kickout table it has elected, where there are several. */
  readonly elected: (rules: RulesInForce) => BaseOdds;
  /** Each seat against the dealer; null where players play for one pot. */
  readonly contest: ContestOdds | null;
}

export interface ContestOdds {
  readonly bestPlay: (rules: RulesInForce) => BestPlay;
  /** At full speed, by look-ups. */
  readonly simulation: (rules: RulesInForce, seed: string, players: number) => Simulation;
  /** Every wager of the simulation that can be counted, of all deals. */
  readonly exactWagers: (rules: RulesInForce) => readonly ExactWager[];
}
