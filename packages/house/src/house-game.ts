import type { GameDecision, GameView } from '@baize/games';
import type { RulesInForce } from '@baize/rulebook';
import type { TSchema } from 'typebox';
import type { PracticePlayer } from './practice/practice-player.js';

/**
 * What the house itself asks of a game. `practice` is a method, so that a game is written in its own types and
 * still is one of all games.
 */
export interface HouseGame<View = GameView, Decision = GameDecision> {
  /** Its part of a live view, and what that is called on the page of the API. */
  readonly view: { readonly name: string; readonly schema: TSchema };
  /** What a seat may do now. */
  readonly act: TSchema;
  /** What players decide between. */
  readonly decisions: readonly TSchema[];
  practice(rules: RulesInForce): PracticePlayer<View, Decision>;
}
