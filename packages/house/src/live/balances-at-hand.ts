import type { Account } from '@baize/money';
import type { Store } from '../store/store.js';

const MOST = 10_000;

/**
 * What accounts hold, as far as this process knows, so that the store is not asked with every order. Another
 * process may have moved them since: what is at hand is only trusted to say yes, and the store has the
 * last word when the order is stored.
 */
export class BalancesAtHand {
  readonly #micros = new Map<Account, number>();

  constructor(private readonly store: Pick<Store, 'balance'>) {}

  /** Whether an account holds at least so much. */
  async holds(account: Account, least: number): Promise<boolean> {
    const known = this.#micros.get(account);
    if (known !== undefined && known >= least) return true;
    const found = await this.store.balance(account);
    const [oldest] = this.#micros.keys();
    if (this.#micros.size >= MOST && oldest !== undefined) this.#micros.delete(oldest);
    this.#micros.set(account, found);
    return found >= least;
  }

  /** What was stored. */
  move(movements: ReadonlyMap<Account, number>): void {
    for (const [account, moved] of movements) {
      const known = this.#micros.get(account);
      if (known !== undefined) this.#micros.set(account, known + moved);
    }
  }
}
