import { wonAccount } from '@baize/jackpot';
import { type Account, type Balances, cents, microsOfCents } from '@baize/money';
import type { House } from '../../src/live/house.js';
import { Broken } from './failure.js';

/** Every account together comes to nothing. */
export const checkBalances = (balances: Balances): void => {
  let sum = 0;
  for (const micros of balances.values()) sum += micros;
  if (sum !== 0) throw new Broken('money', `all accounts come to ${sum} micros`);
  for (const [account, micros] of balances) {
    if (micros < 0 && /^(?:player|wallet|tray|meter|reserve)\//.test(account)) {
      throw new Broken('money', `${account} holds ${micros} micros`);
    }
  }
};

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
  balances: Balances,
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
    const kept = balances.get(account) ?? 0;
    if (kept !== micros) {
      throw new Broken('meter', `${account} holds ${kept} micros, and its jackpot says ${micros}`);
    }
  }
};
