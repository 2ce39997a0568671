import type { SettledLine } from '@baize/games';
import { type Cents, cents } from '@baize/money';
import { assert } from '@baize/result';

/** The player's chips, and what became of them since the table was opened. */
export class Purse {
  #chips: number;
  #bought: number;
  #staked = 0;
  #back = 0;

  constructor(readonly buyInCents: Cents) {
    this.#chips = buyInCents;
    this.#bought = buyInCents;
  }

  get chipsCents(): Cents {
    return cents(this.#chips);
  }

  get boughtCents(): Cents {
    return cents(this.#bought);
  }

  get stakedCents(): Cents {
    return cents(this.#staked);
  }

  get backCents(): Cents {
    return cents(this.#back);
  }

  /** Chips on the felt are no longer in the purse. */
  stake(amount: number): void {
    assert(amount <= this.#chips, `${amount} staked, with ${this.#chips} in the purse`);
    this.#chips -= amount;
    this.#staked += amount;
  }

  /** Winnings, and the stakes that go back. */
  take(lines: readonly SettledLine[]): void {
    for (const { paysCents, returnedCents } of lines) {
      this.#chips += paysCents + returnedCents;
      this.#back += paysCents + returnedCents;
    }
  }

  buyIn(): void {
    this.#chips += this.buyInCents;
    this.#bought += this.buyInCents;
  }
}
