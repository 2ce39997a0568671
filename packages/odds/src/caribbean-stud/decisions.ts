import { type PokerValue, pokerValueOfStrength, type Rank, ranksOf, STRONGEST } from '@baize/cards';
import { assert } from '@baize/result';
import { choose } from '../counting/binomials.js';
import { Dealers, ENDINGS, type Faced } from './against-dealer.js';
import { markOf } from './dealers-flushes.js';
import type { StudGame } from './game.js';

const HAND = 5;
const [UNKNOWN, FOLD, BET, DEPENDS] = [0, 1, 2, 3] as const;
/** Ranks go up to 14: a row of answers has a place for each. */
const UPS = 16;

/**
 * Best play of a hand against an up card, exactly. Suits touch only the few dealers' hands of the up
 * card's suit: where these cannot turn the answer, ranks alone give it, once for all hands of a strength.
 */
export class StudDecisions {
  private readonly answers = new Uint8Array((STRONGEST + 1) * UPS);
  private readonly exact = new Map<number, boolean>();
  private readonly dealers: Dealers;
  /** No more of the dealer's hands than these are flushes. */
  private readonly mostFlushes: number;
  private readonly counts = new Float64Array(ENDINGS);

  constructor(private readonly game: StudGame) {
    this.dealers = new Dealers(game);
    this.mostFlushes = choose(this.dealers.ranks.length - 1, HAND - 1);
  }

  /** Whether ranks alone say what to do; if not, `betsWith` has to know the suits. */
  answer(strength: number, up: Rank): boolean | null {
    const at = strength * UPS + up;
    if (this.answers[at] === UNKNOWN) this.learn(strength);
    const known = this.answers[at] as number;
    return known === DEPENDS ? null : known === BET;
  }

  /** Whether to bet; `held` are the player's ranks of the up card's suit. */
  betsWith(strength: number, up: Rank, held: number): boolean {
    const known = this.answer(strength, up);
    if (known !== null) return known;
    const key = ((strength * UPS + up) << 13) | held;
    const found = this.exact.get(key) ?? this.isBestBet(strength, up, held);
    this.exact.set(key, found);
    return found;
  }

  private learn(strength: number): void {
    const value = pokerValueOfStrength(strength);
    this.hold(value);
    for (const [place, up] of this.dealers.ranks.entries()) {
      if (!this.dealers.facing(place)) continue;
      const faced = this.dealers.against(markOf(value));
      // One flush more or less moves no hand further than from the best end to the worst.
      const margin = this.mostFlushes * (1 + this.game.betAntes + faced.wins);
      const over = this.withoutFlushes(faced) + this.dealers.hands;
      this.answers[strength * UPS + up] = over > margin ? BET : over < -margin ? FOLD : DEPENDS;
    }
  }

  private isBestBet(strength: number, up: Rank, held: number): boolean {
    const { dealers, counts } = this;
    const value = pokerValueOfStrength(strength);
    this.hold(value);
    assert(dealers.facing(dealers.ranks.indexOf(up)), 'an up card that the player does not hold');
    const faced = dealers.against(markOf(value));
    dealers.counts(faced, held, counts);
    return dealers.worth(faced, counts) > -dealers.hands;
  }

  private hold(value: PokerValue): void {
    const mine = ranksOf(value);
    this.dealers.holding(
      Uint8Array.from(this.dealers.ranks, (rank) => mine.filter((one) => one === rank).length),
    );
  }

  /** What a bet brings over all the dealer's hands, in antes, flushes taken for what they are unsuited. */
  private withoutFlushes({ mark, below, equal, unqualified, wins }: Faced): number {
    const isQualified = mark.value >= this.game.qualifier;
    const win = isQualified ? below - unqualified : 0;
    const push = isQualified ? equal : 0;
    const lose = this.dealers.hands - unqualified - win - push;
    return unqualified + win * wins - lose * (1 + this.game.betAntes);
  }
}
