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

const SUITS = 4;
const HAND = 5;
const [UNKNOWN, FOLD, BET, DEPENDS] = [0, 1, 2, 3] as const;
/** Ranks go up to 14: a row of answers has a place for each. */
const UPS = 16;

/** The dealer's hands with one card face up against the player's, flushes taken for what they are unsuited. */
interface Against {
  readonly below: number;
  readonly equal: number;
  readonly unqualified: number;
}

/**
 * Best play of a hand against an up card, exactly. Suits touch only the few dealers' hands of the up
 * card's suit: where these cannot turn the answer, ranks alone give it, once for all hands of a strength, when it is first asked.
 */
export class StudDecisions {
  private readonly ranks: readonly Rank[];
  private readonly dealers: number;
  /** No more of the dealer's hands than these are flushes. */
  private readonly mostFlushes: number;
  private readonly answers = new Uint8Array((STRONGEST + 1) * UPS);
  private readonly against = new Map<number, Against>();
  private readonly exact = new Map<number, boolean>();
  /** By the place of a rank: how many of it are among each four cards. */
  private readonly ofRank: readonly Uint8Array[];
  /** The ranks of each four cards as four places in a table of ways, those left over where there is one. */
  private readonly factors: Uint8Array;
  private readonly ways: Float64Array;
  /** By the place of the up card's rank: what each four cards beside it make with it. */
  private readonly values: readonly Float64Array[];

  constructor(private readonly game: StudGame) {
    const ranks = ranksIn(game.ranks);
    this.ranks = ranks;
    this.dealers = choose(SUITS * ranks.length - HAND - 1, HAND - 1);
    this.mostFlushes = choose(ranks.length - 1, HAND - 1);
    const others = patternsOf(ranks, HAND - 1);
    this.ofRank = ranks.map((_, place) => Uint8Array.from(others, (four) => four[place] ?? 0));
    this.factors = Uint8Array.from(others.flatMap(factorsOf));
    this.ways = new Float64Array(others.length);
    const worth = new Map(
      patternsOf(ranks, HAND).map((five) => [keyOf(five), unsuitedValue(ranks, five)]),
    );
    this.values = ranks.map((_, up) =>
      Float64Array.from(others, (other) => {
        const five = other.slice();
        five[up] = (five[up] ?? 0) + 1;
        return worth.get(keyOf(five)) ?? 0;
      }),
    );
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
    this.countWays(left);
    const { betAntes, pays } = this.game;
    const { category } = markOf(value);
    // One flush more or less moves no hand further than from the best end to the worst.
    const margin = this.mostFlushes * (2 + betAntes * (1 + pays(category)));
    const place = this.ranks.indexOf(up);
    const against = this.count(place, left[place] as number, value);
    const over = this.brings(against, value) + this.dealers;
    const at = strength * UPS + up;
    this.answers[at] = over > margin ? BET : over < -margin ? FOLD : DEPENDS;
    if (this.answers[at] === DEPENDS) this.against.set(at, against);
  }

  /** In how many ways the cards that are left make each four. */
  private countWays(left: readonly number[]): void {
    const { ways, factors } = this;
    const table = Float64Array.from({ length: left.length * HAND }, (_, at) =>
      choose(left[Math.floor(at / HAND)] as number, at % HAND),
    );
    for (let at = 0; at < ways.length; at += 1) {
      ways[at] =
        (table[factors[4 * at] as number] as number) *
        (table[factors[4 * at + 1] as number] as number) *
        (table[factors[4 * at + 2] as number] as number) *
        (table[factors[4 * at + 3] as number] as number);
    }
  }

  /** With one card of its rank face up, a share of the ways is left: so many of so many. */
  private count(place: number, leftOfRank: number, mark: number): Against {
    const values = this.values[place] as Float64Array;
    const ofRank = this.ofRank[place] as Uint8Array;
    const { ways } = this;
    const qualifier: number = this.game.qualifier;
    let below = 0;
    let equal = 0;
    let unqualified = 0;
    for (let at = 0; at < ways.length; at += 1) {
      const share = (ways[at] as number) * (leftOfRank - (ofRank[at] as number));
      const value = values[at] as number;
      if (value < mark) below += share;
      else if (value === mark) equal += share;
      if (value < qualifier) unqualified += share;
    }
    return {
      below: below / leftOfRank,
      equal: equal / leftOfRank,
      unqualified: unqualified / leftOfRank,
    };
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

/** `5 · place + how many` for each rank of the pattern, then places of one way: none of the first rank. */
const factorsOf = (pattern: Uint8Array): readonly number[] => {
  const taken = [...pattern.entries()].filter(([, take]) => take > 0);
  return Array.from({ length: HAND - 1 }, (_, at) => {
    const [place, take] = taken[at] ?? [0, 0];
    return HAND * place + take;
  });
};
