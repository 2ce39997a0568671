import {
  type AceRule,
  type Card,
  pocketOf,
  type RankMask,
  rankCount,
  SUITS,
  shortDeck,
  suitedFive,
  threeCardHand,
} from '@baize/cards';
import { choose } from '../counting/binomials.js';
import { type Counted, HandClasses } from '../counting/hand-classes.js';
import { ranksIn } from '../counting/patterns.js';
import { setsBySize } from '../counting/rank-sets.js';
import { handsOfFour } from '../counting/suit-product.js';
import { FLUSH, suitedCards } from './rank-patterns.js';

/** All hands of two cards, dealt one by one: they are few. */
export const pocketClasses = (ranks: RankMask): readonly Counted<readonly Card[]>[] => {
  const deck = shortDeck({ ranks: ranksIn(ranks) });
  const classes = new HandClasses<readonly Card[]>();
  for (const [place, high] of deck.entries()) {
    for (const low of deck.slice(0, place)) {
      const two = [high, low];
      classes.add(pocketOf(two), 1, () => two);
    }
  }
  return classes.list();
};

/** All hands of three cards, dealt one by one; the suits of mini-royals are told apart. */
export const threeCardClasses = (
  ranks: RankMask,
  ace: AceRule,
): readonly Counted<readonly Card[]>[] => {
  const deck = shortDeck({ ranks: ranksIn(ranks) });
  const classes = new HandClasses<readonly Card[]>();
  for (const [place, high] of deck.entries()) {
    for (const [next, middle] of deck.slice(0, place).entries()) {
      for (const low of deck.slice(0, next)) {
        const three = [high, middle, low];
        const hand = threeCardHand(three, ace);
        const suit = hand.category === 'mini-royal' ? hand.suit : '';
        classes.add(`${hand.category} ${suit}`, 1, () => three);
      }
    }
  }
  return classes.list();
};

/** All hands of five cards by suit alone: four or five of one suit, rank set by rank set, or fewer. */
export const suitedFiveClasses = (
  ranks: RankMask,
  ace: AceRule,
): readonly Counted<readonly Card[]>[] => {
  const size = rankCount(ranks);
  const [suit, other] = SUITS;
  const beside = shortDeck({ ranks: ranksIn(ranks), suits: [other] });
  const classes = new HandClasses<readonly Card[]>();
  const add = (cards: readonly Card[], hands: number): void =>
    classes.add(suitedFive(cards, ace), hands, () => cards);
  for (const [held, sets] of setsBySize(ranks, FLUSH).entries()) {
    if (held < FLUSH - 1) continue;
    const fifths = choose((SUITS.length - 1) * size, FLUSH - held);
    for (const set of sets) {
      add([...suitedCards(set, suit), ...beside.slice(0, FLUSH - held)], SUITS.length * fifths);
    }
  }
  const upToThree = Float64Array.from({ length: FLUSH - 1 }, (_, take) => choose(size, take));
  add(shortDeck({ ranks: ranksIn(ranks) }).slice(0, FLUSH), handsOfFour(upToThree, FLUSH));
  return classes.list();
};
