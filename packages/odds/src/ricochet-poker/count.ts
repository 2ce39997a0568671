import { type PokerValue, pokerValue, type Rank } from '@baize/cards';
import { present } from '@baize/result';
import { choose } from '../counting/binomials.js';
import { type Pattern, patternsOf, ranksIn, unsuitedValues } from '../counting/patterns.js';
import { countsOf } from './counted.js';
import { type DealersHand, dealersHand, unsuitedDealers } from './dealers.js';
import { fivesByHand } from './fives.js';
import type { RicochetGame } from './game.js';
import type { RicochetOutcomes } from './outcomes.js';
import { type DrawCounts, drawOf, noDraws, RankDraws } from './rank-draws.js';
import { SuitedDraws } from './suited-draws.js';
import { noDeals, Tally } from './tally.js';

const SUITS = 4;
const HAND = 5;
const FIRST = 2;
const DRAW = 3;

/** What a rule of thumb may look at: ranks, and whether the two cards are of one suit. */
interface RicochetSituation {
  readonly two: PokerValue;
  readonly isSuited: boolean;
  readonly dealer: PokerValue;
}

/** Says when to play. */
export type RicochetRule = (situation: RicochetSituation) => boolean;

/** Best play, or a rule. */
export type RicochetStrategy = 'optimal' | RicochetRule;

/** Every deal of one player against the dealer. */
export const countRicochet = (
  game: RicochetGame,
  strategy: RicochetStrategy = 'optimal',
): RicochetOutcomes =>
  present(countRicochetFor(game, [strategy])[0], 'the outcomes of the strategy');

/** The same under several strategies: those not counted yet are counted in one pass. */
export const countRicochetFor = (
  game: RicochetGame,
  strategies: readonly RicochetStrategy[],
): readonly RicochetOutcomes[] => {
  const known = countsOf(game);
  const missing = strategies.filter((strategy) => known.get(strategy) === undefined);
  if (missing.length > 0) {
    for (const [at, outcomes] of countAnew(game, missing).entries())
      known.set(present(missing[at], 'the strategy of the outcomes'), outcomes);
  }
  return strategies.map((strategy) => present(known.get(strategy), 'the outcomes of a strategy'));
};

/**
 * Several strategies in one pass. A dealer's hand that stays is no flush, so that ranks are
 * all that counts of it; of the player's hand suits count only when two cards of one suit draw three more.
 */
const countAnew = (
  game: RicochetGame,
  strategies: readonly RicochetStrategy[],
): readonly RicochetOutcomes[] => {
  const ranks = ranksIn(game.ranks);
  const worthOf = unsuitedValues(ranks);
  const threes = patternsOf(ranks, DRAW).map(drawOf);
  const dealers = patternsOf(ranks, HAND)
    .map((five) => dealersHand(five, worthOf(five)))
    .filter(({ value }) => value < game.kickout);
  const tallies = strategies.map((strategy) => ({
    strategy,
    tally: new Tally(game, ranks.length),
  }));
  const counts = noDraws();
  for (const two of patternsOf(ranks, FIRST)) {
    const held = [...two.keys()].filter((place) => (two[place] ?? 0) > 0);
    const heldBits = held.reduce((bits, place) => bits | (1 << place), 0);
    const value = twoValue(ranks, held);
    const draws = new RankDraws(ranks.length, two, threes, worthOf);
    const suited =
      held.length === FIRST ? new SuitedDraws(ranks, held[0] ?? 0, held[1] ?? 0) : null;
    const hands = suited === null ? choose(SUITS, FIRST) : SUITS * (SUITS - 1);
    for (const dealer of dealers) {
      if (dealer.value < value) continue;
      const left = leftOf(two, dealer);
      if (left === null) continue;
      draws.count(left, dealer.value, counts);
      const deals = hands * unsuitedDealers(dealer, two);
      for (const { strategy, tally } of tallies) {
        const asRuled = (isSuited: boolean): boolean | null =>
          strategy === 'optimal' ? null : strategy({ two: value, isSuited, dealer: dealer.value });
        const worth = tally.worthOf(counts);
        tally.add(asRuled(false) ?? tally.plays(worth), counts, { ...noDeals(), deals });
        if (suited !== null)
          addSuited(tally, counts, suited, { two: heldBits, dealer, worth, ruled: asRuled(true) });
      }
    }
  }
  const fives = fivesByHand(game.ranks);
  return tallies.map(({ tally }) => tally.outcomes(fives));
};

interface BesideSuited {
  /** The places of the player's two cards, a bit each. */
  readonly two: number;
  readonly dealer: DealersHand;
  /** What playing brings by ranks alone. */
  readonly worth: number;
  /** What a rule says; null where the best is done. */
  readonly ruled: boolean | null;
}

/** Two cards of one suit: what they draw depends on the dealer's cards of it. */
const addSuited = (
  tally: Tally,
  counts: DrawCounts,
  suited: SuitedDraws,
  { two, dealer, worth, ruled }: BesideSuited,
): void => {
  const [played, folded] = [noDeals(), noDeals()];
  const below = suited.below(dealer.value);
  for (const { taken, hands } of dealer.bySuit) {
    if ((taken & two) !== 0) continue;
    const open = suited.count(taken);
    const into = (ruled ?? tally.plays(worth + tally.gainOf(open, below))) ? played : folded;
    const deals = SUITS * hands;
    into.deals += deals;
    into.flush += deals * open.flush;
    into.flushBelow += deals * (open.lowest[below] as number);
    into.straightFlush += deals * open.straightFlush;
    into.royalFlush += deals * open.royalFlush;
  }
  tally.add(true, counts, played);
  tally.add(false, counts, folded);
};

const twoValue = (ranks: readonly Rank[], held: readonly number[]): PokerValue => {
  const [first, second] = held.map((place) => ranks[place] as Rank);
  const low = present(first, 'the rank of a card');
  return second === undefined
    ? pokerValue('one-pair', [low, low])
    : pokerValue('high-card', [second, low]);
};

/** What both leave of each rank; null where they hold more than there are. */
const leftOf = (two: Pattern, { pattern }: DealersHand): Pattern | null => {
  const left = new Uint8Array(two.length);
  for (let place = 0; place < two.length; place += 1) {
    const held = (two[place] as number) + (pattern[place] as number);
    if (held > SUITS) return null;
    left[place] = SUITS - held;
  }
  return left;
};
