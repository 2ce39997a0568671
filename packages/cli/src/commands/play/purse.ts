import type { SettledLine } from '@baize/games';
import { type Cents, cents } from '@baize/money';
import { totalOf } from '../../felt/wagers.js';
import type { TableInMemory } from './table-in-memory.js';

/**
 * What one person plays with: the chips of every seat. What a seat lacks is bought for it, so that the chips of
 * another one cover it; the books of the table always say who has what.
 */
export class Purse {
  #bought = 0;
  /** Bought in for and not changed into chips of a seat. */
  #cash = 0;
  #staked = 0;

  constructor(
    private readonly table: TableInMemory,
    private readonly seats: readonly number[],
    readonly buyInCents: Cents,
  ) {
    this.buyIn();
  }

  get chipsCents(): Cents {
    return cents(this.seats.reduce((sum, seat) => sum + this.table.chipsCents(seat), this.#cash));
  }

  get boughtCents(): Cents {
    return cents(this.#bought);
  }

  get stakedCents(): Cents {
    return cents(this.#staked + this.onFeltCents);
  }

  get backCents(): Cents {
    return cents(this.chipsCents + this.stakedCents - this.#bought);
  }

  /** Wagers of a round that is not over. */
  get onFeltCents(): Cents {
    const { round } = this.table.view(this.seats[0] ?? 1);
    if (round === null || round.game.phase === 'betting') return cents(0);
    return cents(round.game.hands.reduce((sum, { stakes }) => sum + totalOf(stakes), 0));
  }

  buyIn(): void {
    this.#bought += this.buyInCents;
    this.#cash += this.buyInCents;
    const [first = 1] = this.seats;
    this.#change(first, this.#cash);
  }

  /** Sees to it that a seat has chips for a wager. */
  cover(seat: number, wagerCents: number): void {
    this.#change(seat, wagerCents - this.table.chipsCents(seat));
  }

  /** A round that is over. */
  settle(lines: readonly SettledLine[]): void {
    for (const { stakeCents } of lines) this.#staked += stakeCents;
  }

  #change(seat: number, amount: number): void {
    if (amount <= 0) return;
    this.#cash -= amount;
    this.table.buyIn(seat, cents(amount));
  }
}
