import type { Card } from '@baize/cards';
import type { RulesInForce } from '@baize/rulebook';
import type { PaintSuit } from '../../felt/cards.js';
import type { Stdin } from '../../input/input-file.js';

/** What there is to say on a hand. */
export interface Answer {
  readonly lines: (options: AnswerOptions) => readonly string[];
  /** The same for programs. */
  readonly json: Readonly<Record<string, unknown>>;
}

export interface AnswerOptions {
  readonly columns: number;
  readonly paint: PaintSuit;
}

/** Options of `baize strategy` as they were given, by name. */
export type OwnOptions = Readonly<Record<string, string | undefined>>;

/** The answers of one game. */
export interface GameStrategy {
  /** What to do with the player's own cards; an option that is missing or wrong is bad input. */
  answer(rules: RulesInForce, cards: readonly Card[], own: OwnOptions, stdin: Stdin): Answer;
}

/** An option that only some games have. */
interface OwnOption {
  readonly name: string;
  /** `<card>`. */
  readonly value: `<${string}>`;
  readonly words: string;
  /** Why it is a mistake in other games, before `in NAME OF THE RULEBOOK`. */
  readonly elsewhere: string;
}

/** What the help page of `baize strategy` says of one game. */
export interface StrategyHelp {
  readonly words?: string;
  readonly options: readonly OwnOption[];
  /** Below the examples. */
  readonly end?: string;
}
