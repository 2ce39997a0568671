import { flushOfSuit, rankCount } from '@baize/cards';
import { assert } from '@baize/result';
import { choose } from '../counting/binomials.js';
import { setsBelow, setsBySize } from '../counting/rank-sets.js';
import {
  handSizes,
  multilinear,
  type Range,
  rangeOf,
  type Sizes,
  TERMS,
} from '../simulate/multilinear.js';
import { dealerCoefficients } from './dealer-polynomial.js';
import type { FlushGame } from './game.js';

const MASKS = 1 << 13;
const SUIT_BITS = 3;
/** The cards beside the flush decide. */
const DEPENDS = 255;

/**
 * Best play of a hand, exactly, at the speed of a look-up. What the dealer holds is a multilinear function
 * of four numbers, one for each suit of the player's hand, and no coefficient is negative: the least and
 * the greatest of these numbers bound it. Where the bounds decide, the flush alone decides; where they do
 * not, the function is evaluated for the very hand.
 */
export class FlushDecisions {
  private readonly dealers: number;
  private readonly byFlush = new Uint8Array(MASKS).fill(DEPENDS);
  /** By the sizes of the first three suits: dealers' hands below, and those that do not qualify. */
  private readonly below = new Float64Array(TERMS << (3 * SUIT_BITS));
  private readonly unqualified = new Float64Array(TERMS << (3 * SUIT_BITS));
  private readonly sizeOf = new Uint8Array(MASKS);
  /** Sets of a suit below the qualifier, with the player's cards of the suit gone. */
  private readonly qualifierX = new Uint16Array(MASKS);
  /** The same below a flush: its own suit, and the others in rows by the flush. */
  private readonly ownX = new Uint16Array(MASKS);
  private readonly rowOf = new Int32Array(MASKS).fill(-1);
  private readonly columnOf = new Uint16Array(MASKS);
  private otherX = new Uint16Array(0);

  constructor(private readonly game: FlushGame) {
    const { ranks, cardsEach, qualifier } = game;
    const suitSize = rankCount(ranks);
    assert(cardsEach < 1 << SUIT_BITS, 'hands of seven cards at most');
    this.dealers = choose(4 * suitSize - cardsEach, cardsEach);
    const sets = setsBySize(ranks, Math.min(cardsEach, suitSize));
    for (const [size, masks] of sets.entries()) {
      for (const mask of masks) {
        this.sizeOf[mask] = size;
        this.qualifierX[mask] = setsBelow(ranks & ~mask, qualifier & (MASKS - 1), qualifier >> 13);
      }
    }
    this.fillCoefficients(suitSize);
    this.decideByFlush(sets);
    this.fillRows(sets);
  }

  /** The antes of the raise with these ranks of the four suits; none to fold. */
  raise(clubs: number, diamonds: number, hearts: number, spades: number): number {
    const { sizeOf } = this;
    const high =
      Math.max(
        ((sizeOf[clubs] as number) << 13) | clubs,
        ((sizeOf[diamonds] as number) << 13) | diamonds,
        ((sizeOf[hearts] as number) << 13) | hearts,
        ((sizeOf[spades] as number) << 13) | spades,
      ) &
      (MASKS - 1);
    return this.raiseWith(high, clubs, diamonds, hearts, spades);
  }

  /** The same, where the ranks of the longest flush are known. */
  raiseWith(high: number, clubs: number, diamonds: number, hearts: number, spades: number): number {
    const known = this.byFlush[high] as number;
    return known === DEPENDS ? this.evaluate(high, clubs, diamonds, hearts, spades) : known;
  }

  /** Whether the cards beside this flush must be looked at. */
  depends(high: number): boolean {
    return this.byFlush[high] === DEPENDS;
  }

  private evaluate(high: number, a: number, b: number, c: number, d: number): number {
    const { sizeOf, qualifierX, unqualified, below, dealers, game } = this;
    const sizes =
      (sizeOf[a] as number) | ((sizeOf[b] as number) << 3) | ((sizeOf[c] as number) << 6);
    const at = TERMS * sizes;
    const nq = multilinear(
      unqualified,
      at,
      qualifierX[a] as number,
      qualifierX[b] as number,
      qualifierX[c] as number,
      qualifierX[d] as number,
    );
    const value = ((sizeOf[high] as number) << 13) | high;
    if (value < game.qualifier) return this.best(nq, nq - dealers, high);
    const ax = this.x(high, a);
    const bx = this.x(high, b);
    const cx = this.x(high, c);
    const dx = this.x(high, d);
    const less = multilinear(below, at, ax, bx, cx, dx);
    const upTo = multilinear(
      below,
      at,
      ax + ((a & high) === 0 ? 1 : 0),
      bx + ((b & high) === 0 ? 1 : 0),
      cx + ((c & high) === 0 ? 1 : 0),
      dx + ((d & high) === 0 ? 1 : 0),
    );
    return this.best(nq, less - nq - (dealers - upTo), high);
  }

  private x(high: number, mask: number): number {
    return mask === high
      ? (this.ownX[high] as number)
      : (this.otherX[(this.rowOf[high] as number) + (this.columnOf[mask] as number)] as number);
  }

  /** A raise of r antes brings nq + (1 + r)(win − lose): more is better while the hand is ahead. */
  private best(nq: number, ahead: number, high: number): number {
    const raise = ahead > 0 ? this.most(high) : 1;
    return nq + (1 + raise) * ahead > -this.dealers ? raise : 0;
  }

  private most(high: number): number {
    return this.game.mostRaise[this.sizeOf[high] as number] ?? 0;
  }

  private fillCoefficients(suitSize: number): void {
    const { cardsEach, qualifier } = this.game;
    for (const sizes of handSizes(cardsEach, suitSize)) {
      const [a, b, c] = sizes;
      const at = TERMS * (a | (b << 3) | (c << 6));
      const left = sizes.map((size) => suitSize - size);
      this.below.set(dealerCoefficients(left, Math.max(...sizes), cardsEach), at);
      this.unqualified.set(dealerCoefficients(left, qualifier >> 13, cardsEach), at);
    }
  }

  private decideByFlush(sets: readonly Int32Array[]): void {
    const shapes = handSizes(this.game.cardsEach, sets.length - 1).filter(
      ([a, b, c, d]) => a >= b && b >= c && c >= d,
    );
    const qualifier = sets.map((masks) =>
      rangeOf(masks, (mask) => this.qualifierX[mask] as number),
    );
    for (const [length, masks] of sets.entries()) {
      const here = shapes.filter(([a]) => a === length);
      if (here.length === 0) continue;
      for (const high of masks) this.byFlush[high] = this.bounded(high, here, sets, qualifier);
    }
  }

  private bounded(
    high: number,
    shapes: readonly Sizes[],
    sets: readonly Int32Array[],
    qualifier: readonly Range[],
  ): number {
    const { ranks } = this.game;
    const length = this.sizeOf[high] as number;
    const own = setsBelow(ranks & ~high, high, length);
    this.ownX[high] = own;
    const lower: Range[] = [];
    const equal: Range[] = [];
    for (let size = 0; size <= Math.min(length, this.game.cardsEach - length); size += 1) {
      const range = this.rangesBeside(high, length, sets[size] as Int32Array, size);
      lower.push(range.lower);
      equal.push(range.equal);
    }
    const answers = shapes.map((shape) => {
      const at = TERMS * (shape[0] | (shape[1] << 3) | (shape[2] << 6));
      const bound = (of: Float64Array, by: readonly Range[], first: number, end: 0 | 1): number => {
        const [b, c, d] = shape.slice(1).map((size) => (by[size] as Range)[end]) as [
          number,
          number,
          number,
        ];
        return multilinear(of, at, first, b, c, d);
      };
      const ownQ = this.qualifierX[high] as number;
      const nq: Range = [
        bound(this.unqualified, qualifier, ownQ, 0),
        bound(this.unqualified, qualifier, ownQ, 1),
      ];
      if (flushOfSuit(high) < this.game.qualifier) {
        return this.agreed(high, nq, [nq[0] - this.dealers, nq[1] - this.dealers]);
      }
      const ends = ([0, 1] as const).map(
        (end) =>
          bound(this.below, lower, own, end) +
          bound(this.below, equal, own, end) -
          nq[end === 0 ? 1 : 0] -
          this.dealers,
      ) as [number, number];
      return this.agreed(high, nq, ends);
    });
    return answers.every((answer) => answer === answers[0]) ? (answers[0] ?? DEPENDS) : DEPENDS;
  }

  /** Sets of another suit below the flush, and up to it, over all ranks that suit may have. */
  private rangesBeside(high: number, length: number, masks: Int32Array, size: number) {
    let [least, most] = [Number.POSITIVE_INFINITY, 0];
    let [leastUpTo, mostUpTo] = [Number.POSITIVE_INFINITY, 0];
    for (const mask of masks) {
      // A suit as long as the flush is no higher than it.
      if (size === length && mask > high) break;
      const x = setsBelow(this.game.ranks & ~mask, high, length);
      const upTo = (mask & high) === 0 ? x + 1 : x;
      least = Math.min(least, x);
      most = Math.max(most, x);
      leastUpTo = Math.min(leastUpTo, upTo);
      mostUpTo = Math.max(mostUpTo, upTo);
    }
    return { lower: [least, most], equal: [leastUpTo, mostUpTo] } as const;
  }

  /** What is best throughout these ranges, if it is one thing. */
  private agreed(high: number, nq: Range, ahead: Range): number {
    const worst = this.best(nq[0], ahead[0], high);
    const best = this.best(nq[1], ahead[1], high);
    return worst === best ? worst : DEPENDS;
  }

  private fillRows(sets: readonly Int32Array[]): void {
    const others = sets.slice(0, (this.game.cardsEach >> 1) + 1).flatMap((masks) => [...masks]);
    for (const [column, mask] of others.entries()) this.columnOf[mask] = column;
    const depend = sets.flatMap((masks) => [...masks].filter((mask) => this.rowNeeded(mask)));
    this.otherX = new Uint16Array(depend.length * others.length);
    for (const [row, high] of depend.entries()) {
      this.rowOf[high] = row * others.length;
      for (const [column, mask] of others.entries()) {
        this.otherX[row * others.length + column] = setsBelow(
          this.game.ranks & ~mask,
          high,
          this.sizeOf[high] as number,
        );
      }
    }
  }

  private rowNeeded(high: number): boolean {
    return this.byFlush[high] === DEPENDS && flushOfSuit(high) >= this.game.qualifier;
  }
}
