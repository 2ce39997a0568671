import type { Cited } from '../schema/cited.js';
import type { Rulebook } from '../schema/rulebook.js';
import type { SignLine } from '../sign/sign-model.js';
import type { Section } from './fact.js';

/** What the pages, the signs and the checks of a rulebook ask of its game. */
export interface GameWords {
  /** How many cards each gets in the first deal. */
  readonly cards: (rulebook: Rulebook) => {
    readonly player: Cited<number>;
    readonly dealer: Cited<number>;
  };
  /** What the rules of play say, beside those of dealing, of how the cards lie. */
  readonly faces?: (rulebook: Rulebook) => {
    readonly player?: Cited<unknown>;
    readonly dealer?: Cited<unknown>;
  };
  readonly decisions: Section;
  /** Who wins what from whom. */
  readonly contest: Section;
  /** What tells one hand from another, where the pay tables do not. */
  readonly hands?: Section;
  /** What a player must know at the felt. */
  readonly inscriptions: (rulebook: Rulebook) => readonly SignLine[];
  /** The most antes of a wager whose size goes by the hand. */
  readonly mostAntes?: (rulebook: Rulebook) => number;
}
