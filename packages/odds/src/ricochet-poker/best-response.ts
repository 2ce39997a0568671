import { STRONGEST } from '@baize/cards';
import { DrawStrengths } from './draw-counts.js';
import type { RicochetTable } from './table.js';
import type { RicochetTurn } from './turn.js';
import { strengthsToBeatTwo, twoPlace } from './two-cards.js';

const MOST_AFTER = 6;
const FOLDED = -1;

/** How players who are not the last to act decide, for readers of figures that rest on it. */
export const BEST_RESPONSE_IN_WORDS =
  'The last player counts every draw. Any other player takes everybody still to act to draw from the cards unseen now, each apart from the others, and to play or fold as pays them best, worked out backwards from the last; a tie shares what its hand would win alone. A player plays when that is expected to lose less than the ante.';

/**
 * When to play. For the last player every draw is counted, which is exact. For another, every player who
 * is still to act is taken to draw from the cards unseen now, apart from the others' draws, and to answer
 * best; solved backwards from the last. A tie is taken to share what its hand would win alone.
 */
export class BestResponse {
  private readonly draws = new DrawStrengths();
  private readonly toBeatTwo = strengthsToBeatTwo();
  /** Strengths that a player can draw and that beat everything showing now. */
  private readonly marks = new Int32Array(STRONGEST + 1);
  private markCount = 0;
  /** For each player, the chance of each mark; then the ante bonus each can expect. */
  private readonly chances: readonly Float64Array[] = Array.from(
    { length: MOST_AFTER + 1 },
    () => new Float64Array(STRONGEST + 1),
  );
  private readonly bonuses = new Float64Array(MOST_AFTER + 1);
  /** For the holder of a mark: the chance to keep it, and the pot it then wins; by pot, then by mark. */
  private kept: Float64Array;
  private wins: Float64Array;
  private keptNext: Float64Array;
  private winsNext: Float64Array;

  constructor(private readonly table: Pick<RicochetTable, 'stake' | 'bonus'>) {
    const size = (MOST_AFTER * table.stake + 1) * (STRONGEST + 1);
    this.kept = new Float64Array(size);
    this.wins = new Float64Array(size);
    this.keptNext = new Float64Array(size);
    this.winsNext = new Float64Array(size);
  }

  plays(turn: RicochetTurn): boolean {
    if (turn.players > 1) return this.worthOfPlay(turn) > FOLDED;
    const total = this.lastTotal(turn);
    return total > FOLDED * this.partsOf(turn);
  }

  /** What playing is expected to bring, in antes. */
  worthOfPlay(turn: RicochetTurn): number {
    if (turn.players === 1) {
      const total = this.lastTotal(turn);
      return total / this.partsOf(turn);
    }
    this.draws.count(turn);
    this.gatherMarks(turn);
    this.solve(turn);
    return this.worthOfFirst(turn);
  }

  /** The last player's net over all draws, in parts of an ante that a split pot makes whole: exact. */
  private lastTotal(turn: RicochetTurn): number {
    const { stake, bonus } = this.table;
    const { best, holders, pot } = turn;
    this.draws.count(turn);
    const counts = this.draws.counts[0] as Int32Array;
    const sharers = holders + 1;
    let total = 0;
    for (let strength = 1; strength <= STRONGEST; strength += 1) {
      const count = counts[strength] as number;
      if (count === 0) continue;
      const isTie = strength === best && holders > 0;
      const net = strength < best ? -stake : isTie ? 0 : pot + stake * holders;
      total += count * (sharers * (net + (bonus[strength] as number)) + (isTie ? pot : 0));
    }
    return total;
  }

  private partsOf({ holders }: RicochetTurn): number {
    return (holders + 1) * this.draws.draws;
  }

  private gatherMarks({ best, players, twos }: RicochetTurn): void {
    const { counts, draws } = this.draws;
    const { bonus } = this.table;
    const { marks, chances, bonuses } = this;
    // The last two cards are the highest of those to be beaten.
    const last = 2 * (players - 1);
    const two = this.toBeatTwo[twoPlace(twos[last] as number, twos[last + 1] as number)] as number;
    const floor = Math.max(best, two);
    bonuses.fill(0);
    let found = 0;
    for (let strength = 1; strength <= STRONGEST; strength += 1) {
      let isMark = false;
      const pays = bonus[strength] as number;
      for (let player = 0; player < players; player += 1) {
        const count = (counts[player] as Int32Array)[strength] as number;
        if (count === 0) continue;
        isMark = true;
        if (pays > 0) bonuses[player] = (bonuses[player] as number) + (count * pays) / draws;
      }
      if (!isMark || strength < floor) continue;
      for (let player = 0; player < players; player += 1) {
        const chance = ((counts[player] as Int32Array)[strength] as number) / draws;
        (chances[player] as Float64Array)[found] = chance;
      }
      marks[found] = strength;
      found += 1;
    }
    this.markCount = found;
  }

  /** From the last player back to the next: what a mark is worth to the player who holds it then. */
  private solve({ players, pot, holders }: RicochetTurn): void {
    const { stake } = this.table;
    const base = pot + stake * holders;
    const after = players - 1;
    const { markCount } = this;
    for (let more = 0; more <= stake * after; more += 1) {
      const at = more * markCount;
      this.kept.fill(1, at, at + markCount);
      this.wins.fill(base + more, at, at + markCount);
    }
    for (let player = after; player >= 1; player -= 1) {
      [this.kept, this.keptNext] = [this.keptNext, this.kept];
      [this.wins, this.winsNext] = [this.winsNext, this.wins];
      for (let more = 0; more <= stake * (player - 1); more += 1) this.answer(player, more);
    }
  }

  /** How a player answers each mark when the pot has grown by so much, and what becomes of the holder. */
  private answer(player: number, more: number): void {
    const { stake } = this.table;
    const { markCount, kept, wins, keptNext, winsNext } = this;
    const chances = this.chances[player] as Float64Array;
    const bonus = this.bonuses[player] as number;
    const [same, folded, added] = [
      more * markCount,
      (more + 1) * markCount,
      (more + stake) * markCount,
    ];
    let above = 0;
    let worthAbove = 0;
    for (let mark = markCount - 1; mark >= 0; mark -= 1) {
      const tie = chances[mark] as number;
      const below = 1 - above - tie;
      const keptSame = keptNext[same + mark] as number;
      const winsSame = (winsNext[same + mark] as number) / 2;
      const keptAdded = keptNext[added + mark] as number;
      const winsAdded = winsNext[added + mark] as number;
      const worth = worthAbove + tie * (winsSame - stake * (1 - keptSame)) - stake * below + bonus;
      if (worth > FOLDED) {
        kept[same + mark] = below * keptAdded + tie * keptSame;
        wins[same + mark] = below * winsAdded + tie * winsSame;
      } else {
        kept[same + mark] = keptNext[folded + mark] as number;
        wins[same + mark] = winsNext[folded + mark] as number;
      }
      above += tie;
      worthAbove += tie * (winsAdded - stake * (1 - keptAdded));
    }
  }

  private worthOfFirst({ best, holders }: RicochetTurn): number {
    const { stake } = this.table;
    const { marks, markCount, kept, wins } = this;
    const chances = this.chances[0] as Float64Array;
    let worth = this.bonuses[0] as number;
    let below = 1;
    for (let mark = 0; mark < markCount; mark += 1) {
      const chance = chances[mark] as number;
      const [keeps, takes] = [kept[mark] as number, wins[mark] as number];
      const isTie = marks[mark] === best && holders > 0;
      const won = isTie ? (takes - stake * holders * keeps) / (holders + 1) : takes;
      worth += chance * (won - stake * (1 - keeps));
      below -= chance;
    }
    return worth - stake * below;
  }
}
