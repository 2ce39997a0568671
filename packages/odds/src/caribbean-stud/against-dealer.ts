import { ALL_RANKS, type PokerValue, type Rank, type RankMask, rankBit } from '@baize/cards';
import { choose } from '../counting/binomials.js';
import {
  type Pattern,
  patternsOf,
  ranksIn,
  unsuitedValues,
  waysToHave,
} from '../counting/patterns.js';
import {
  type Mark,
  markOf,
  type Suit,
  shiftBelow,
  shiftEqual,
  suitLeft,
} from './dealers-flushes.js';
import { placeOf, sumUp, type UpCard, upCardOf } from './dealers-ranks.js';
import type { StudGame } from './game.js';

const SUITS = 4;
const HAND = 5;
/** A mask of ranks and one rank, as one number. */
const SUIT_KEYS = (ALL_RANKS + 1) << 4;

/** Places of the endings of a bet, where they are counted in an array. */
const NOT_QUALIFIED = 0;
const WIN = 1;
const PUSH = 2;
const LOSE = 3;
export const ENDINGS = 4;

/** The dealer's hands by how a bet on a hand ends. */
export interface StudCounts {
  readonly notQualified: number;
  readonly win: number;
  readonly push: number;
  readonly lose: number;
}

export const countsIn = (endings: Float64Array): StudCounts => ({
  notQualified: endings[NOT_QUALIFIED] as number,
  win: endings[WIN] as number,
  push: endings[PUSH] as number,
  lose: endings[LOSE] as number,
});

/** A player's hand and a card face up, suits aside: what all suits of it have in common. */
export interface Faced {
  readonly up: Rank;
  readonly mark: Mark;
  readonly below: number;
  readonly equal: number;
  readonly unqualified: number;
  /** What a bet that wins brings, in antes. */
  readonly wins: number;
}

/** A suit, and by how much its flushes shift those that do not qualify. */
interface SuitFaced {
  readonly suit: Suit;
  readonly weak: number;
}

/**
 * The dealer's hands against a player's, counted: suits matter to flushes alone, so that hands are counted
 * by ranks, and those of one suit, which can only be the up card's, are put where they belong.
 */
export class Dealers {
  readonly ranks: readonly Rank[];
  /** How many hands the dealer can have. */
  readonly hands: number;
  readonly valueOf: (pattern: Pattern) => PokerValue;
  private readonly others: readonly Pattern[];
  private readonly waysFor: (left: ArrayLike<number>, into: Float64Array) => void;
  private readonly ways: Float64Array;
  private readonly sums: Float64Array;
  private readonly upCards = new Map<number, UpCard>();
  private readonly suits: (SuitFaced | undefined)[] = new Array(SUIT_KEYS);
  private readonly qualifier: Mark;
  private left = new Uint8Array(0);
  private up = 0;
  private summed = 0;

  constructor(private readonly game: StudGame) {
    this.ranks = ranksIn(game.ranks);
    this.hands = choose(SUITS * this.ranks.length - HAND - 1, HAND - 1);
    this.valueOf = unsuitedValues(this.ranks);
    this.others = patternsOf(this.ranks, HAND - 1);
    this.waysFor = waysToHave(this.others);
    this.ways = new Float64Array(this.others.length);
    this.sums = new Float64Array(this.others.length + 1);
    this.qualifier = markOf(game.qualifier);
  }

  /** The player's hand from here on. */
  holding(pattern: Pattern): void {
    this.left = pattern.map((count) => SUITS - count);
    this.waysFor(this.left, this.ways);
  }

  /** The card face up from here on, if the player has not all of its rank. */
  facing(up: number): boolean {
    if ((this.left[up] ?? 0) === 0) return false;
    this.up = up;
    this.summed = 0;
    return true;
  }

  against(mark: Mark): Faced {
    const { values } = this.upCard();
    const { betAntes, pays } = this.game;
    const from = this.upTo(placeOf(values, mark.value));
    return {
      up: this.ranks[this.up] as Rank,
      mark,
      below: from,
      equal: this.upTo(placeOf(values, mark.value + 1)) - from,
      unqualified: this.upTo(placeOf(values, this.qualifier.value)),
      wins: 1 + betAntes * pays(mark.category),
    };
  }

  /** How a bet ends, where the player has these ranks in the up card's suit. */
  counts(faced: Faced, sameSuit: RankMask, into: Float64Array): void {
    const { up, mark, below, equal, unqualified } = faced;
    const { suit, weak } = this.suitFaced(this.game.ranks & ~sameSuit & ~rankBit(up), up);
    const notQualified = unqualified + weak;
    const isQualified = mark.value >= this.qualifier.value;
    const win = isQualified ? below + shiftBelow(suit, mark) - notQualified : 0;
    const push = isQualified ? equal + shiftEqual(suit, mark) : 0;
    into[NOT_QUALIFIED] = notQualified;
    into[WIN] = win;
    into[PUSH] = push;
    into[LOSE] = this.hands - notQualified - win - push;
  }

  /** What a bet brings over all the dealer's hands, in antes. */
  worth({ wins }: Faced, counts: Float64Array): number {
    return (
      (counts[NOT_QUALIFIED] as number) +
      (counts[WIN] as number) * wins -
      (counts[LOSE] as number) * (1 + this.game.betAntes)
    );
  }

  private suitFaced(left: RankMask, up: Rank): SuitFaced {
    const key = (left << 4) | up;
    const known = this.suits[key];
    if (known !== undefined) return known;
    const suit = suitLeft(left, up);
    const made = { suit, weak: shiftBelow(suit, this.qualifier) };
    this.suits[key] = made;
    return made;
  }

  /** The dealer's hands below a place, suits aside; sums go no further than they are asked for. */
  private upTo(place: number): number {
    const leftOfRank = this.left[this.up] as number;
    if (place > this.summed) {
      sumUp(this.upCard(), this.ways, leftOfRank, this.sums, this.summed, place);
      this.summed = place;
    }
    return (this.sums[place] as number) / leftOfRank;
  }

  private upCard(): UpCard {
    const known = this.upCards.get(this.up);
    if (known !== undefined) return known;
    const made = upCardOf(this.others, this.up, this.valueOf);
    this.upCards.set(this.up, made);
    return made;
  }
}
