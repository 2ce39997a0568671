import {
  type PokerCategory,
  type PokerValue,
  type Rank,
  rankBit,
  rankCount,
  rankMaskOf,
} from '@baize/cards';
import { assert } from '@baize/result';
import { choose } from '../counting/binomials.js';
import {
  keyOf,
  type Pattern,
  patternsOf,
  ranksIn,
  unsuitedValue,
  waysToHave,
} from '../counting/patterns.js';
import { dealersFlushes, type Mark, markOf, suitedValue } from './dealers-flushes.js';
import type { StudGame } from './game.js';
import type { StudOutcomes } from './outcomes.js';

const SUITS = 4;
const HAND = 5;

/** The dealer's hands with one card face up, against a mark, suits aside. */
interface Unsuited {
  readonly below: number;
  readonly equal: number;
  readonly unqualified: number;
}

/** The four cards beside an up card: what they make with it, and how many are of its rank. */
interface UpCard {
  readonly values: Float64Array;
  readonly ofRank: Float64Array;
}

/**
 * Every deal of the base game. Suits matter to flushes alone: the dealer's hands are counted by ranks, and
 * those of one suit, which can only be the up card's, are put where they belong.
 */
export const countStudGame = (game: StudGame): StudOutcomes => {
  const ranks = ranksIn(game.ranks);
  const deck = SUITS * ranks.length;
  const dealersHands = choose(deck - HAND - 1, HAND - 1);
  const players = patternsOf(ranks, HAND).filter((pattern) =>
    pattern.every((count) => count <= SUITS),
  );
  const others = patternsOf(ranks, HAND - 1);
  const values = new Map(players.map((pattern) => [keyOf(pattern), unsuitedValue(ranks, pattern)]));
  const upCards = ranks.map(
    (_, up): UpCard => ({
      ofRank: Float64Array.from(others, (other) => other[up] ?? 0),
      values: Float64Array.from(others, (other) => {
        const five = other.slice();
        five[up] = (five[up] ?? 0) + 1;
        return values.get(keyOf(five)) ?? 0;
      }),
    }),
  );
  const waysFor = waysToHave(others);
  const qualifier = markOf(game.qualifier);
  const tally = new Tally(game, dealersHands);
  const ways = new Float64Array(others.length);
  for (const pattern of players) {
    const left = pattern.map((count) => SUITS - count);
    waysFor(left, ways);
    const value = values.get(keyOf(pattern)) as PokerValue;
    const held = rankMaskOf(ranks.filter((_, place) => (pattern[place] ?? 0) > 0));
    const isDistinct = rankCount(held) === HAND;
    const suited = suitsOf(ranks, pattern);
    const mark = markOf(value);
    for (const [up, rank] of ranks.entries()) {
      if ((left[up] ?? 0) === 0) continue;
      const count = (against: PokerValue): Unsuited =>
        unsuitedAgainst(upCards[up] as UpCard, ways, left[up] as number, against, game.qualifier);
      const plain = count(value);
      const flush = isDistinct ? count(suitedValue(held)) : null;
      for (const { mask, hands } of suited) {
        // The up card itself is not the player's.
        if ((mask & rankBit(rank)) !== 0) continue;
        const open = game.ranks & ~mask & ~rankBit(rank);
        // Of hands without a card of the suit three are flushes of another; of one with five, all are.
        const flushes = !isDistinct ? 0 : mask === 0 ? SUITS - 1 : mask === held ? 1 : 0;
        if (hands > flushes) {
          tally.add(SUITS * (hands - flushes), plain, open, rank, mark, qualifier);
        }
        if (flushes > 0 && flush !== null) {
          tally.add(SUITS * flushes, flush, open, rank, markOf(suitedValue(held)), qualifier);
        }
      }
    }
  }
  return tally.outcomes(choose(deck, HAND) * (deck - HAND) * dealersHands);
};

/** With one card of its rank face up, a share of the ways is left: so many of so many. */
const unsuitedAgainst = (
  { values, ofRank }: UpCard,
  ways: Float64Array,
  leftOfRank: number,
  mark: number,
  qualifier: number,
): Unsuited => {
  let below = 0;
  let equal = 0;
  let unqualified = 0;
  for (let index = 0; index < ways.length; index += 1) {
    const share = (ways[index] as number) * (leftOfRank - (ofRank[index] as number));
    const value = values[index] as number;
    if (value < mark) below += share;
    else if (value === mark) equal += share;
    if (value < qualifier) unqualified += share;
  }
  return {
    below: below / leftOfRank,
    equal: equal / leftOfRank,
    unqualified: unqualified / leftOfRank,
  };
};

interface Suited {
  /** The player's ranks of the up card's suit. */
  readonly mask: number;
  readonly hands: number;
}

/** The hands of a pattern by which of their ranks are of one suit. */
const suitsOf = (ranks: readonly Rank[], pattern: Pattern): readonly Suited[] => {
  let found: Suited[] = [{ mask: 0, hands: 1 }];
  for (const [place, rank] of ranks.entries()) {
    const count = pattern[place] ?? 0;
    if (count === 0) continue;
    const [without, within] = [choose(SUITS - 1, count), choose(SUITS - 1, count - 1)];
    found = found.flatMap(({ mask, hands }) => [
      ...(without === 0 ? [] : [{ mask, hands: hands * without }]),
      { mask: mask | rankBit(rank), hands: hands * within },
    ]);
  }
  return found;
};

class Tally {
  private folded = 0;
  private notQualified = 0;
  private push = 0;
  private lose = 0;
  private readonly win = new Map<PokerCategory, number>();

  constructor(
    private readonly game: StudGame,
    private readonly dealersHands: number,
  ) {}

  add(
    hands: number,
    unsuited: Unsuited,
    open: number,
    up: Rank,
    mark: Mark,
    qualifier: Mark,
  ): void {
    const flushes = dealersFlushes(open, up, mark);
    const weak = dealersFlushes(open, up, qualifier);
    const unqualified = unsuited.unqualified - weak.as.below + weak.are.below;
    const below = unsuited.below - flushes.as.below + flushes.are.below;
    const equal = unsuited.equal - flushes.as.equal + flushes.are.equal;
    const isQualified = mark.value >= qualifier.value;
    const win = isQualified ? below - unqualified : 0;
    const push = isQualified ? equal : 0;
    const lose = this.dealersHands - unqualified - win - push;
    const { betAntes, pays } = this.game;
    const worth = unqualified + win * (1 + betAntes * pays(mark.category)) - lose * (1 + betAntes);
    if (worth <= -this.dealersHands) {
      this.folded += hands * this.dealersHands;
      return;
    }
    this.notQualified += hands * unqualified;
    this.push += hands * push;
    this.lose += hands * lose;
    this.win.set(mark.category, (this.win.get(mark.category) ?? 0) + hands * win);
  }

  /** Every deal is counted once, and no count left the whole numbers that a double holds exactly. */
  outcomes(deals: number): StudOutcomes {
    const { folded, notQualified, push, lose } = this;
    const won = [...this.win.values()].reduce((sum, count) => sum + count, 0);
    const counted = folded + notQualified + push + lose + won;
    assert(Number.isSafeInteger(deals) && counted === deals, () => `${counted} deals of ${deals}`);
    return { deals, folded, notQualified, push, lose, win: Object.fromEntries(this.win) };
  }
}
