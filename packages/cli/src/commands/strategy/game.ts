import type { Card } from '@baize/cards';
import type { RulesInForce } from '@baize/rulebook';
import type { PaintSuit } from '../../felt/cards.js';
import type { Stdin } from '../../input/input-file.js';

export interface Answer {
  readonly lines: (options: AnswerOptions) => readonly string[];
  readonly json: Readonly<Record<string, unknown>>;
}

export interface AnswerOptions {
  readonly columns: number;
  readonly paint: PaintSuit;
}

export type OwnOptions = Readonly<Record<string, string | undefined>>;

export interface GameStrategy {
  /** Throws `BadInput` for a missing or wrong option. */
  answer(rules: RulesInForce, cards: readonly Card[], own: OwnOptions, stdin: Stdin): Answer;
}

interface OwnOption {
  readonly name: string;
  readonly value: `<${string}>`;
  readonly words: string;
  /** Why it is bad input in other games; ` in NAME OF THE RULEBOOK` follows. */
  readonly elsewhere: string;
}

export interface StrategyHelp {
  readonly words?: string;
  readonly options: readonly OwnOption[];
  /** Shown below the examples. */
  readonly end?: string;
}
