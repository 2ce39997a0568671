import {
  LOW_ACE,
  type PokerValue,
  pokerValue,
  RANKS,
  type Rank,
  type RankMask,
  rankBit,
} from '@baize/cards';
import { choose } from './binomials.js';

const MOST_OF_A_RANK = 4;

/** How many cards of each rank a hand has, by the place of the rank in the deck. */
export type Pattern = Uint8Array;

/** Every way to have so many cards of these ranks, suits aside. */
export const patternsOf = (ranks: readonly Rank[], cards: number): readonly Pattern[] => {
  const found: Pattern[] = [];
  const counts = new Uint8Array(ranks.length);
  const fill = (place: number, left: number): void => {
    if (place === ranks.length) {
      if (left === 0) found.push(counts.slice());
      return;
    }
    for (let take = Math.min(MOST_OF_A_RANK, left); take >= 0; take -= 1) {
      counts[place] = take;
      fill(place + 1, left - take);
    }
    counts[place] = 0;
  };
  fill(0, cards);
  return found;
};

export const ranksIn = (ranks: RankMask): readonly Rank[] =>
  RANKS.filter((rank) => (ranks & rankBit(rank)) !== 0);

/** A pattern as one number. */
const keyOf = (pattern: ArrayLike<number>): number => {
  let key = 0;
  for (let place = 0; place < pattern.length; place += 1)
    key = key * 6 + (pattern[place] as number);
  return key;
};

/** Five cards of these ranks, suits aside: what the ranks say at once, without cards to be judged. */
const unsuitedValue = (ranks: readonly Rank[], pattern: Pattern): PokerValue => {
  const down: Rank[] = [];
  let kinds = 0;
  // More of a kind first, then higher first.
  for (let times = MOST_OF_A_RANK; times > 0; times -= 1) {
    for (let place = ranks.length - 1; place >= 0; place -= 1) {
      if (pattern[place] !== times) continue;
      kinds += 1;
      for (let copy = 0; copy < times; copy += 1) down.push(ranks[place] as Rank);
    }
  }
  const [first, second, , fourth, last] = down as [Rank, Rank, Rank, Rank, Rank];
  switch (kinds) {
    case 2:
      return pokerValue(first === fourth ? 'four-of-a-kind' : 'full-house', down);
    case 3:
      return pokerValue(second === down[2] ? 'three-of-a-kind' : 'two-pair', down);
    case 4:
      return pokerValue('one-pair', down);
    default:
      if (first - last === 4) return pokerValue('straight', down);
      return first === 14 && second === 5
        ? pokerValue('straight', [5, 4, 3, 2, LOW_ACE])
        : pokerValue('high-card', down);
  }
};

/** What a pattern is worth when its cards are not all of one suit; nothing where a deck has no such cards. */
export const unsuitedValues = (ranks: readonly Rank[]): ((pattern: Pattern) => PokerValue) => {
  const known = new Map<number, PokerValue>();
  return (pattern) => {
    const key = keyOf(pattern);
    const found = known.get(key);
    if (found !== undefined) return found;
    const isDealt = pattern.every((count) => count <= MOST_OF_A_RANK);
    const value = isDealt ? unsuitedValue(ranks, pattern) : (0 as PokerValue);
    known.set(key, value);
    return value;
  };
};

/** A rank and how many of it, as one number; zero of the first rank, which is one way, fills the rest. */
const CODES = MOST_OF_A_RANK + 1;

/** In how many ways the cards that are left make each of these patterns of at most four cards. */
export const waysToHave = (
  patterns: readonly Pattern[],
): ((left: ArrayLike<number>, into: Float64Array) => void) => {
  const codes = new Uint8Array(MOST_OF_A_RANK * patterns.length);
  for (const [index, pattern] of patterns.entries()) {
    let at = MOST_OF_A_RANK * index;
    for (let place = 0; place < pattern.length; place += 1) {
      const take = pattern[place] as number;
      if (take === 0) continue;
      codes[at] = CODES * place + take;
      at += 1;
    }
  }
  const waysOf = new Float64Array(CODES * (patterns[0]?.length ?? 0));
  return (left, into) => {
    for (let code = 0; code < waysOf.length; code += 1) {
      waysOf[code] = choose(left[Math.floor(code / CODES)] as number, code % CODES);
    }
    for (let index = 0, at = 0; index < into.length; index += 1, at += MOST_OF_A_RANK) {
      into[index] =
        (waysOf[codes[at] as number] as number) *
        (waysOf[codes[at + 1] as number] as number) *
        (waysOf[codes[at + 2] as number] as number) *
        (waysOf[codes[at + 3] as number] as number);
    }
  };
};
