import {
  LOW_ACE,
  type PokerCategory,
  type PokerValue,
  pokerValue,
  RANKS,
  type Rank,
  type RankMask,
  rankBit,
} from '@baize/cards';
import { present } from '@baize/result';
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

/** A pattern as one number: five of a rank are no hand, and yet a number of their own. */
const keyOf = (pattern: Pattern): number => {
  let key = 0;
  for (let place = 0; place < pattern.length; place += 1)
    key = key * (MOST_OF_A_RANK + 2) + (pattern[place] as number);
  return key;
};

/** The categories of hands that are neither straights nor flushes, by how many they have of a kind. */
const KINDS: Readonly<Record<string, PokerCategory>> = {
  '41': 'four-of-a-kind',
  '32': 'full-house',
  '311': 'three-of-a-kind',
  '221': 'two-pair',
  '2111': 'one-pair',
  '11111': 'high-card',
};
const WHEEL = '14,5,4,3,2';

/** What five cards of these ranks are worth when they are not all of one suit. */
const unsuitedValue = (ranks: readonly Rank[], pattern: Pattern): PokerValue => {
  const decide: Rank[] = [];
  let kinds = '';
  for (let take = MOST_OF_A_RANK; take >= 1; take -= 1) {
    for (let place = ranks.length - 1; place >= 0; place -= 1) {
      if (pattern[place] !== take) continue;
      kinds += take;
      for (let copy = 0; copy < take; copy += 1) decide.push(ranks[place] as Rank);
    }
  }
  const category = present(KINDS[kinds], 'five cards');
  if (category !== 'high-card') return pokerValue(category, decide);
  if (decide.join() === WHEEL) return pokerValue('straight', [5, 4, 3, 2, LOW_ACE]);
  const isStraight = (decide[0] as Rank) - (decide[4] as Rank) === 4;
  return pokerValue(isStraight ? 'straight' : 'high-card', decide);
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
  let at = 0;
  for (const pattern of patterns) {
    const next = at + MOST_OF_A_RANK;
    for (let place = 0; place < pattern.length; place += 1) {
      if (pattern[place] === 0) continue;
      codes[at] = CODES * place + (pattern[place] as number);
      at += 1;
    }
    at = next;
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
