import { AssertionFailure } from '@baize/result';
import { type Card, cardOf, formatCard, rankOf, SUITS, type Suit, suitIndexOf } from './card.js';
import { ALL_RANKS, type RankMask, rankBit, rankCount, ranksDown } from './rank-mask.js';

/** One mask for each suit, in the order of SUITS. */
export type SuitMasks = readonly [RankMask, RankMask, RankMask, RankMask];

/** A set of cards that never changes: every operation answers with another set. */
export class CardSet implements Iterable<Card> {
  static readonly EMPTY = new CardSet([0, 0, 0, 0]);
  static readonly FULL = new CardSet([ALL_RANKS, ALL_RANKS, ALL_RANKS, ALL_RANKS]);

  private constructor(readonly suits: SuitMasks) {}

  /** Cards come out of one deck: the same card twice is a bug of ours, and stops the round. */
  static of(cards: Iterable<Card>): CardSet {
    if (cards instanceof CardSet) return cards;
    const suits: [RankMask, RankMask, RankMask, RankMask] = [0, 0, 0, 0];
    for (const card of cards) {
      const suit = suitIndexOf(card);
      const bit = rankBit(rankOf(card));
      if ((suits[suit] & bit) !== 0) throw new AssertionFailure(`${formatCard(card)} twice`);
      suits[suit] |= bit;
    }
    return new CardSet(suits);
  }

  get size(): number {
    const [clubs, diamonds, hearts, spades] = this.suits;
    return rankCount(clubs) + rankCount(diamonds) + rankCount(hearts) + rankCount(spades);
  }

  /** The ranks held in a suit. */
  suit(suit: Suit): RankMask {
    return this.suits[SUITS.indexOf(suit) as 0 | 1 | 2 | 3];
  }

  has(card: Card): boolean {
    return (this.suits[suitIndexOf(card)] & rankBit(rankOf(card))) !== 0;
  }

  add(card: Card): CardSet {
    return this.union(CardSet.of([card]));
  }

  remove(card: Card): CardSet {
    return this.minus(CardSet.of([card]));
  }

  union(other: CardSet): CardSet {
    return this.combine(other, (mine, theirs) => mine | theirs);
  }

  intersection(other: CardSet): CardSet {
    return this.combine(other, (mine, theirs) => mine & theirs);
  }

  minus(other: CardSet): CardSet {
    return this.combine(other, (mine, theirs) => mine & ~theirs);
  }

  isDisjointFrom(other: CardSet): boolean {
    return this.intersection(other).equals(CardSet.EMPTY);
  }

  equals(other: CardSet): boolean {
    return SUITS.every((suit) => this.suit(suit) === other.suit(suit));
  }

  /** Suit by suit in the order of SUITS, high to low in each. */
  toCards(): readonly Card[] {
    return SUITS.flatMap((suit) => ranksDown(this.suit(suit)).map((rank) => cardOf(rank, suit)));
  }

  [Symbol.iterator](): Iterator<Card> {
    return this.toCards()[Symbol.iterator]();
  }

  private combine(other: CardSet, join: (mine: RankMask, theirs: RankMask) => RankMask): CardSet {
    const [c, d, h, s] = this.suits;
    const [c2, d2, h2, s2] = other.suits;
    return new CardSet([join(c, c2), join(d, d2), join(h, h2), join(s, s2)]);
  }
}
