import type { Card } from '@baize/cards';
import type { ComponentType } from 'react';

/** Cards in the order they lie in, and how many of the first ones make the hand. */
export interface Laid {
  readonly cards: readonly string[];
  readonly made: number;
}

/** What the page knows of a game by itself; what is left out is as it is at the ordinary felt. */
export interface GameOnPage {
  /** One line in the contents of the help. */
  readonly about: string;
  /** A few cards that tell the game from afar; none unless given. */
  readonly fan?: readonly string[];
  /** A whole hand in words; null where it is not whole. Five cards of poker unless given. */
  readonly handInWords?: (cards: readonly Card[]) => string | null;
  /** How a player's own cards lie; as they were dealt unless given. */
  readonly lay?: (cards: readonly string[]) => Laid;
  /** How it is played, loaded when it is read; its bets and their tables unless given. */
  readonly help?: ComponentType;
}
