import type { SettledLine } from '@baize/games';
import { type Cents, cents } from '@baize/money';
import { totalOf } from '../../felt/wagers.js';
import type { TableInMemory } from '../../table/table-in-memory.js';

/** One person's chips at all their seats. A seat that lacks chips is bought in; the table's books say who has what. */
export class Purse {
  #bought = 0;
  /** Bought in for, but not yet assigned to a seat. */
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

  /** Makes sure that a seat has chips for a wager. */
  cover(seat: number, wagerCents: number): void {
    this.#change(seat, wagerCents - this.table.chipsCents(seat));
  }

  settle(lines: readonly SettledLine[]): void {
    for (const { stakeCents } of lines) this.#staked += stakeCents;
  }

  #change(seat: number, amount: number): void {
    if (amount <= 0) return;
    this.#cash -= amount;
    this.table.buyIn(seat, cents(amount));
  }
}
