import {
  type PokerValue,
  pokerValueOfStrength,
  type Rank,
  rankBit,
  ranksOf,
  STRONGEST,
} from '@baize/cards';
import { present } from '@baize/result';
import { dealersFlushes, markOf } from '../caribbean-stud/dealers-flushes.js';
import type { StudGame } from '../caribbean-stud/game.js';
import { keyOf, patternsOf, ranksIn, unsuitedValue } from '../caribbean-stud/patterns.js';
import { choose } from '../counting/binomials.js';
import { type Against, type Beside, besideOf, countAgainst } from './stud-dealer.js';

const SUITS = 4;
const HAND = 5;
const [UNKNOWN, FOLD, BET, DEPENDS] = [0, 1, 2, 3] as const;
/** Ranks go up to 14: a row of answers has a place for each. */
const UPS = 16;

/**
 * Best play of a hand against an up card, exactly. Suits touch only the few dealers' hands of the up
 * card's suit: where these cannot turn the answer, ranks alone give it, once for all hands of a strength,
 * when it is first asked.
 */
export class StudDecisions {
  private readonly ranks: readonly Rank[];
  private readonly dealers: number;
  /** No more of the dealer's hands than these are flushes. */
  private readonly mostFlushes: number;
  private readonly answers = new Uint8Array((STRONGEST + 1) * UPS);
  private readonly against = new Map<number, Against>();
  private readonly exact = new Map<number, boolean>();
  /** By the place of the up card's rank. */
  private readonly beside: readonly Beside[];

  constructor(private readonly game: StudGame) {
    const ranks = ranksIn(game.ranks);
    this.ranks = ranks;
    this.dealers = choose(SUITS * ranks.length - HAND - 1, HAND - 1);
    this.mostFlushes = choose(ranks.length - 1, HAND - 1);
    const worth = new Map(
      patternsOf(ranks, HAND).map((five) => [keyOf(five), unsuitedValue(ranks, five)]),
    );
    const others = patternsOf(ranks, HAND - 1);
    this.beside = ranks.map((_, up) => besideOf(up, others, worth, game.qualifier));
  }

  /** Whether ranks alone say what to do; if not, `betsWith` has to know the suits. */
  answer(strength: number, up: Rank): boolean | null {
    const at = strength * UPS + up;
    if (this.answers[at] === UNKNOWN) this.learn(strength, up);
    const known = this.answers[at] as number;
    return known === DEPENDS ? null : known === BET;
  }

  /** Whether to bet; `held` are the player's ranks of the up card's suit. */
  betsWith(strength: number, up: Rank, held: number): boolean {
    const known = this.answer(strength, up);
    if (known !== null) return known;
    const key = ((strength * UPS + up) << 13) | held;
    const found = this.exact.get(key) ?? this.worth(strength, up, held) > -this.dealers;
    this.exact.set(key, found);
    return found;
  }

  private learn(strength: number, up: Rank): void {
    const value = pokerValueOfStrength(strength);
    const held = ranksOf(value);
    const left = this.ranks.map((rank) => SUITS - held.filter((one) => one === rank).length);
    const { betAntes, pays } = this.game;
    const { category } = markOf(value);
    // One flush more or less moves no hand further than from the best end to the worst.
    const margin = this.mostFlushes * (2 + betAntes * (1 + pays(category)));
    const against = countAgainst(this.beside, this.ranks.indexOf(up), left, value);
    const over = this.brings(against, value) + this.dealers;
    const at = strength * UPS + up;
    this.answers[at] = over > margin ? BET : over < -margin ? FOLD : DEPENDS;
    if (this.answers[at] === DEPENDS) this.against.set(at, against);
  }

  private worth(strength: number, up: Rank, held: number): number {
    const value = pokerValueOfStrength(strength);
    const unsuited = present(this.against.get(strength * UPS + up), 'dealers’ hands by rank');
    const open = this.game.ranks & ~held & ~rankBit(up);
    const flushes = dealersFlushes(open, up, markOf(value));
    const weak = dealersFlushes(open, up, markOf(this.game.qualifier));
    return this.brings(
      {
        below: unsuited.below - flushes.as.below + flushes.are.below,
        equal: unsuited.equal - flushes.as.equal + flushes.are.equal,
        unqualified: unsuited.unqualified - weak.as.below + weak.are.below,
      },
      value,
    );
  }

  /** What a bet brings over all the dealer's hands, in antes. */
  private brings({ below, equal, unqualified }: Against, value: PokerValue): number {
    const { betAntes, pays, qualifier } = this.game;
    const win = value >= qualifier ? below - unqualified : 0;
    const push = value >= qualifier ? equal : 0;
    const lose = this.dealers - unqualified - win - push;
    return (
      unqualified + win * (1 + betAntes * pays(markOf(value).category)) - lose * (1 + betAntes)
    );
  }
}
