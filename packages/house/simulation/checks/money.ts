import { wonAccount } from '@baize/jackpot';
import { type Account, type Balances, cents, microsOfCents, type Posting } from '@baize/money';
import type { House } from '../../src/live/house.js';
import { Broken } from './failure.js';

const MAY_NOT_OWE = /^(?:player|wallet|tray|meter|reserve)\//;

/** Every account, from the postings as they are stored. */
export class Ledger {
  readonly #balances = new Map<Account, number>();
  readonly #moved = new Set<Account>();
  #sum = 0;

  take({ entries }: Posting): void {
    for (const { account, micros } of entries) this.#move(account, micros);
  }

  #move(account: Account, micros: number): void {
    this.#balances.set(account, this.of(account) + micros);
    this.#moved.add(account);
    this.#sum += micros;
  }

  of(account: Account): number {
    return this.#balances.get(account) ?? 0;
  }

  /** All accounts together come to nothing, and nobody owes who may not. */
  check(): void {
    if (this.#sum !== 0) throw new Broken('money', `all accounts come to ${this.#sum} micros`);
    for (const account of this.#moved) {
      const micros = this.of(account);
      if (micros < 0 && MAY_NOT_OWE.test(account)) {
        throw new Broken('money', `${account} holds ${micros} micros`);
      }
    }
    this.#moved.clear();
  }

  /** The store has added up the same. */
  compare(balances: Balances): void {
    const sum = [...balances.values()].reduce<number>((all, micros) => all + micros, 0);
    if (sum !== 0) throw new Broken('money', `all accounts of the store come to ${sum} micros`);
    for (const [account, micros] of balances) {
      if (micros === this.of(account)) continue;
      const words = `the store has ${micros} micros in ${account}, the postings give ${this.of(account)}`;
      throw new Broken('money', words);
    }
  }
}

/** What was paid of each jackpot's awards, as its events say. */
export class PaidAwards {
  readonly #paid = new Map<string, number>();

  take(event: { readonly type: string; readonly jackpot?: unknown }): void {
    if (event.type !== 'HitPaid' || typeof event.jackpot !== 'string') return;
    const { from, cents: amount } = event as { readonly from?: unknown; readonly cents?: unknown };
    if (from !== 'meter' || typeof amount !== 'number') return;
    this.#paid.set(event.jackpot, this.of(event.jackpot) + microsOfCents(cents(amount)));
  }

  of(jackpot: string): number {
    return this.#paid.get(jackpot) ?? 0;
  }
}

/** Seeds and contributions in, awards and transfers out, and corrections: what is left is on the meter. */
export const checkMeter = (
  house: House,
  jackpot: string,
  ledger: Ledger,
  paid: PaidAwards,
): void => {
  const meter = house.meter(jackpot);
  if (meter.phase === 'unopened') return;
  const { books } = meter.ledger;
  const should =
    books.seedsMicros +
    books.contributionsMicros +
    books.transfersInMicros +
    books.adjustmentsMicros +
    books.injectionsMicros -
    books.awardsMicros -
    books.transfersOutMicros -
    books.recoveredMicros;
  const holds = books.meterMicros + books.reserveMicros;
  if (holds !== should) {
    throw new Broken('meter', `${jackpot} holds ${holds} micros and should hold ${should}`);
  }
  const held: readonly (readonly [Account, number])[] = [
    [`meter/${jackpot}`, books.meterMicros],
    [`reserve/${jackpot}`, books.reserveMicros],
    [`seed/${jackpot}`, books.recoveredMicros - books.seedsMicros],
    [wonAccount(jackpot), books.awardsMicros - paid.of(jackpot)],
  ];
  for (const [account, micros] of held) {
    const kept = ledger.of(account);
    if (kept !== micros) {
      throw new Broken('meter', `${account} holds ${kept} micros, and its jackpot says ${micros}`);
    }
  }
};
