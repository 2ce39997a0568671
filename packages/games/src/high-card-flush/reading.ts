import {
  type AceRule,
  type Card,
  CardSet,
  type FlushValue,
  fourOfAKind,
  longestFlush,
  longestStraightFlush,
  type Rank,
  type StraightFlushValue,
} from '@baize/cards';
import type { RulesInForce } from '@baize/rulebook';
import type { ContestHand } from '../contest/lines.js';

/** What a hand is worth by every measure of the game, looked at once for all its wagers. */
export interface Reading {
  readonly flush: FlushValue;
  readonly run: StraightFlushValue;
  readonly quads: Rank | undefined;
}

export const readingOf = (cards: readonly Card[], ace: AceRule): Reading => {
  const set = CardSet.of(cards);
  return {
    flush: longestFlush(set),
    run: longestStraightFlush(set, ace),
    quads: fourOfAKind(set),
  };
};

/** A hand with its reading; null where there are no cards to read. */
export interface ReadHand {
  readonly seat: number;
  readonly hand: ContestHand;
  readonly reading: Reading | null;
}

export const readHand = ({ settings }: RulesInForce, hand: ContestHand): ReadHand => {
  const { seat, cards } = hand;
  const reading = cards === null || cards.length === 0 ? null : readingOf(cards, settings);
  return { seat, hand, reading };
};
