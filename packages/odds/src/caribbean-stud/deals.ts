import {
  type PokerCategory,
  type PokerValue,
  type Rank,
  type RankMask,
  rankBit,
  rankCount,
  rankMaskOf,
} from '@baize/cards';
import { assert } from '@baize/result';
import { choose } from '../counting/binomials.js';
import { type Pattern, patternsOf } from '../counting/patterns.js';
import { countsIn, Dealers, ENDINGS, type Faced, type StudCounts } from './against-dealer.js';
import { type Mark, markOf, suitedValue } from './dealers-flushes.js';
import type { StudGame } from './game.js';

const SUITS = 4;
const HAND = 5;

/** What a simple strategy looks at: ranks, whether there is a flush, and the card face up. */
export interface StudView {
  readonly value: PokerValue;
  readonly category: PokerCategory;
  readonly up: Rank;
}

/** Deals with one view and one best decision, by how they end when a bet is made. */
interface StudCell extends StudView, StudCounts {
  readonly isBestBet: boolean;
}

export interface StudDeals {
  /** All deals: the player's cards, the dealer's card face up, and the dealer's others. */
  readonly deals: number;
  readonly cells: readonly StudCell[];
}

/** Every deal of the base game: by ranks, and for each by which of them are of the up card's suit. */
export const countStudDeals = (game: StudGame): StudDeals => {
  const dealers = new Dealers(game);
  const { ranks } = dealers;
  const cells: StudCell[] = [];
  const sums = {
    counts: new Float64Array(ENDINGS),
    folds: new Float64Array(ENDINGS),
    bets: new Float64Array(ENDINGS),
  };
  for (const pattern of patternsOf(ranks, HAND)) {
    const held = rankMaskOf(ranks.filter((_, place) => (pattern[place] ?? 0) > 0));
    const all = suitsOf(ranks, pattern);
    const hands: readonly (readonly [Mark, readonly Suited[]])[] =
      rankCount(held) === HAND
        ? [
            [markOf(dealers.valueOf(pattern)), all.map((one) => withoutFlushes(one, held))],
            [markOf(suitedValue(held)), flushesOf(held)],
          ]
        : [[markOf(dealers.valueOf(pattern)), all]];
    dealers.holding(pattern);
    for (const up of ranks.keys()) {
      if (!dealers.facing(up)) continue;
      for (const [mark, suits] of hands)
        addCells(cells, dealers, dealers.against(mark), suits, sums);
    }
  }
  return { deals: dealsOf(ranks.length, dealers.hands, cells), cells };
};

/** Hands by which of their ranks are of the up card's suit. */
interface Suited {
  readonly mask: RankMask;
  readonly hands: number;
}

/** The hands of a pattern, by the suit of any up card. */
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

/** Five ranks can be flushes of the up card's suit, or of the three others. */
const flushesOf = (held: RankMask): readonly Suited[] => [
  { mask: 0, hands: SUITS - 1 },
  { mask: held, hands: 1 },
];

const withoutFlushes = ({ mask, hands }: Suited, held: RankMask): Suited => ({
  mask,
  hands: hands - (flushesOf(held).find((flush) => flush.mask === mask)?.hands ?? 0),
});

/** Sums that are used again for every view. */
interface Sums {
  readonly counts: Float64Array;
  readonly folds: Float64Array;
  readonly bets: Float64Array;
}

/** One cell for the hands that are best bet, one for those best folded, where there are any. */
const addCells = (
  cells: StudCell[],
  dealers: Dealers,
  faced: Faced,
  suits: readonly Suited[],
  { counts, folds, bets }: Sums,
): void => {
  folds.fill(0);
  bets.fill(0);
  for (const { mask, hands } of suits) {
    // The up card itself is not the player's.
    if (hands === 0 || (mask & rankBit(faced.up)) !== 0) continue;
    dealers.counts(faced, mask, counts);
    const sums = dealers.worth(faced, counts) > -dealers.hands ? bets : folds;
    // The up card can be of any of the four suits.
    for (let ending = 0; ending < ENDINGS; ending += 1) {
      sums[ending] = (sums[ending] as number) + SUITS * hands * (counts[ending] as number);
    }
  }
  addCell(cells, faced, false, folds);
  addCell(cells, faced, true, bets);
};

const addCell = (
  cells: StudCell[],
  { up, mark: { value, category } }: Faced,
  isBestBet: boolean,
  sums: Float64Array,
): void => {
  const { notQualified, win, push, lose } = countsIn(sums);
  if (notQualified + win + push + lose === 0) return;
  cells.push({ value, category, up, isBestBet, notQualified, win, push, lose });
};

export const dealsIn = ({ notQualified, win, push, lose }: StudCounts): number =>
  notQualified + win + push + lose;

/** Every deal is counted once, and no count left the whole numbers that a double holds exactly. */
const dealsOf = (suitSize: number, dealersHands: number, cells: readonly StudCell[]): number => {
  const deck = SUITS * suitSize;
  const deals = choose(deck, HAND) * (deck - HAND) * dealersHands;
  const counted = cells.reduce((sum, cell) => sum + dealsIn(cell), 0);
  assert(Number.isSafeInteger(deals) && counted === deals, () => `${counted} deals of ${deals}`);
  return deals;
};
