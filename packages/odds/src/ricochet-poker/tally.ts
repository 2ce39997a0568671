import { POKER_CATEGORIES, type PokerCategory } from '@baize/cards';
import { assert } from '@baize/result';
import { choose } from '../counting/binomials.js';
import type { RicochetGame } from './game.js';
import type { DealsByHand, RicochetOutcomes } from './outcomes.js';
import type { DrawCounts } from './rank-draws.js';
import type { SuitedCounts } from './suited-draws.js';

const SUITS = 4;
const HAND = 5;
const FIRST = 2;
const DRAW = 3;

/** Deals of two cards and a dealer's hand that are alike by rank, with their draws of one suit summed up. */
export interface SuitedDeals {
  deals: number;
  flush: number;
  /** Flushes that by their ranks alone would be below the dealer's hand. */
  flushBelow: number;
  straightFlush: number;
  royalFlush: number;
}

export const noDeals = (): SuitedDeals => ({
  deals: 0,
  flush: 0,
  flushBelow: 0,
  straightFlush: 0,
  royalFlush: 0,
});

const HIGH_CARD = POKER_CATEGORIES.indexOf('high-card');
const STRAIGHT = POKER_CATEGORIES.indexOf('straight');
const FLUSH = POKER_CATEGORIES.indexOf('flush');
const STRAIGHT_FLUSH = POKER_CATEGORIES.indexOf('straight-flush');
const ROYAL_FLUSH = POKER_CATEGORIES.indexOf('royal-flush');

/** The deals in which the player is asked, by what was done and how it ended. */
export class Tally {
  private folded = 0;
  private readonly win = new Float64Array(POKER_CATEGORIES.length);
  private readonly lose = new Float64Array(POKER_CATEGORIES.length);
  /** What the player would have drawn in deals that were folded. */
  private readonly passed = new Float64Array(POKER_CATEGORIES.length);
  private readonly bonus: Float64Array;
  /** What the bonus pays more for a flush, a straight flush and a royal than for their ranks alone. */
  private readonly more: readonly [number, number, number];
  private readonly draws: number;

  constructor(
    private readonly game: RicochetGame,
    private readonly ranks: number,
  ) {
    this.bonus = Float64Array.from(POKER_CATEGORIES, game.bonusAntes);
    const { bonusAntes: pays } = game;
    this.more = [
      pays('flush') - pays('high-card'),
      pays('straight-flush') - pays('straight'),
      pays('royal-flush') - pays('straight'),
    ];
    this.draws = choose(SUITS * ranks - FIRST - HAND, DRAW);
  }

  /** What playing brings over all draws, in antes: the house's ante, or the loss of ante and play. */
  worthOf({ win, lose }: DrawCounts): number {
    const lost = 1 + this.game.playAntes;
    let worth = 0;
    for (let at = 0; at < win.length; at += 1) {
      const pays = this.bonus[at] as number;
      worth += (win[at] as number) * (1 + pays) + (lose[at] as number) * (pays - lost);
    }
    return worth;
  }

  /** What draws of one suit bring beyond what their ranks do, where so many lowest ones gain the pot. */
  gainOf(suited: SuitedCounts, lowest: number): number {
    const [flush, straightFlush, royalFlush] = this.more;
    return (
      (suited.lowest[lowest] as number) * (2 + this.game.playAntes) +
      suited.flush * flush +
      suited.straightFlush * straightFlush +
      suited.royalFlush * royalFlush
    );
  }

  /** A fold costs the ante, whatever would have been drawn. */
  plays(worth: number): boolean {
    return worth > -this.draws;
  }

  add(plays: boolean, { win, lose }: DrawCounts, suited: Readonly<SuitedDeals>): void {
    const { deals, flush, flushBelow, straightFlush, royalFlush } = suited;
    const [wins, losses] = plays ? [this.win, this.lose] : [this.passed, this.passed];
    for (let at = 0; at < win.length; at += 1) {
      wins[at] = (wins[at] as number) + deals * (win[at] as number);
      losses[at] = (losses[at] as number) + deals * (lose[at] as number);
    }
    if (!plays) this.folded += deals * this.draws;
    // What by its ranks was a high card or a straight is a flush or better.
    losses[HIGH_CARD] = (losses[HIGH_CARD] as number) - flushBelow;
    wins[HIGH_CARD] = (wins[HIGH_CARD] as number) - (flush - flushBelow);
    wins[STRAIGHT] = (wins[STRAIGHT] as number) - straightFlush - royalFlush;
    wins[FLUSH] = (wins[FLUSH] as number) + flush;
    wins[STRAIGHT_FLUSH] = (wins[STRAIGHT_FLUSH] as number) + straightFlush;
    wins[ROYAL_FLUSH] = (wins[ROYAL_FLUSH] as number) + royalFlush;
  }

  /** Players who were not asked made the rest of all hands that can be made. */
  outcomes(fives: DealsByHand): RicochetOutcomes {
    const deck = SUITS * this.ranks;
    const others = choose(HAND, FIRST) * choose(deck - HAND, HAND);
    const deals = choose(deck, HAND) * others;
    assert(Number.isSafeInteger(deals), 'a number of deals that a double holds');
    const notAsked = byHand((hand, at) => {
      const asked =
        (this.win[at] as number) + (this.lose[at] as number) + (this.passed[at] as number);
      const rest = fives[hand] * others - asked;
      assert(rest >= 0, () => `${asked} deals are asked, more than make a ${hand}`);
      return rest;
    });
    const passed = this.passed.reduce((sum, count) => sum + count, 0);
    assert(passed === this.folded, () => `${passed} draws of ${this.folded} folded deals`);
    return {
      deals,
      folded: this.folded,
      win: byHand((_, at) => this.win[at] as number),
      lose: byHand((_, at) => this.lose[at] as number),
      notAsked,
    };
  }
}

const byHand = (count: (hand: PokerCategory, place: number) => number): DealsByHand =>
  Object.fromEntries(
    POKER_CATEGORIES.map((hand, place) => [hand, count(hand, place)]),
  ) as DealsByHand;
