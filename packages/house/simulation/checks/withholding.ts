import { Broken } from './failure.js';

const HOUR = 3_600_000;

/** One account or address ends at most one round an hour by withholding a seed. */
export class Withholding {
  readonly #last = new Map<string, { readonly round: string; readonly at: number }>();
  /** Rounds that were ended so. */
  rounds = 0;

  ended(at: string, round: string, accounts: readonly string[], addressOf: AddressOf): void {
    this.rounds += 1;
    for (const account of accounts) {
      this.#count(`account ${account}`, round, Date.parse(at));
      const address = addressOf(account);
      if (address !== null) this.#count(`address ${address}`, round, Date.parse(at));
    }
  }

  #count(who: string, round: string, at: number): void {
    const last = this.#last.get(who);
    if (last?.round === round) return;
    if (last !== undefined && at - last.at < HOUR) {
      throw new Broken('withheld', `${who} ended ${last.round} and ${round} within the hour`);
    }
    this.#last.set(who, { round, at });
  }
}

/** Where an account's orders come from; null where it is not known. */
type AddressOf = (account: string) => string | null;
