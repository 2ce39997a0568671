import {
  type Card,
  CardSet,
  fiveCardValue,
  type PokerValue,
  type Rank,
  rankOf,
  suitOf,
} from '@baize/cards';
import { assert } from '@baize/result';
import { bestOf, type Choice } from '../figures/choice.js';
import { countsIn, Dealers, ENDINGS, type StudCounts } from './against-dealer.js';
import { markOf } from './dealers-flushes.js';
import type { StudDecision } from './figures.js';
import type { StudGame } from './game.js';

const HAND = 5;

/** What a hand is worth against the card face up, with all that may be done with it. */
export interface StudHandValue {
  readonly hand: PokerValue;
  readonly up: Card;
  /** All hands that the dealer can have with the card face up. */
  readonly dealersHands: number;
  /** The same, by how a bet ends. */
  readonly counts: StudCounts;
  readonly choices: readonly Choice<StudDecision>[];
  readonly best: Choice<StudDecision>;
}

/** The exact value of any hand against any card face up. */
export const studHandValue = (game: StudGame, cards: Iterable<Card>, up: Card): StudHandValue => {
  const held = CardSet.of(cards);
  assert(held.size === HAND, () => `a hand is five cards, not ${held.size}`);
  assert(!held.has(up), 'the card face up is the dealer’s');
  const dealers = new Dealers(game);
  const place = placeIn(dealers.ranks, up);
  const pattern = new Uint8Array(dealers.ranks.length);
  for (const card of held) {
    const at = placeIn(dealers.ranks, card);
    pattern[at] = (pattern[at] ?? 0) + 1;
  }
  const hand = fiveCardValue(held.toCards());
  dealers.holding(pattern);
  assert(dealers.facing(place), 'a card of that rank is left');
  const faced = dealers.against(markOf(hand));
  const counts = new Float64Array(ENDINGS);
  dealers.counts(faced, held.suit(suitOf(up)), counts);
  const choices = [
    choiceOf('fold', -dealers.hands, dealers.hands),
    choiceOf('bet', dealers.worth(faced, counts), dealers.hands),
  ];
  return {
    hand,
    up,
    dealersHands: dealers.hands,
    counts: countsIn(counts),
    choices,
    best: bestOf(choices),
  };
};

const choiceOf = (decision: StudDecision, numerator: number, of: number): Choice<StudDecision> => ({
  decision,
  numerator,
  value: numerator / of,
});

const placeIn = (ranks: readonly Rank[], card: Card): number => {
  const place = ranks.indexOf(rankOf(card));
  assert(place >= 0, 'cards of the deck that is played with');
  return place;
};
