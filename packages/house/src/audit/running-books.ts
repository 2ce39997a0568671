import {
  type Account,
  type Balances,
  balanceOf,
  type Micros,
  micros,
  type Posting,
} from '@baize/money';

/** What every account holds at one place of the store. One map that grows: a house has many accounts. */
export class RunningBooks {
  private readonly held = new Map<Account, Micros>();

  get balances(): Balances {
    return this.held;
  }

  of(account: Account): Micros {
    return balanceOf(this.held, account);
  }

  add(postings: string): void {
    if (postings === '[]') return;
    for (const { entries } of JSON.parse(postings) as readonly Posting[]) {
      for (const { account, micros: amount } of entries) {
        this.held.set(account, micros(this.of(account) + amount));
      }
    }
  }
}
