import type { Chance } from '../chance.js';
import type { Stage, TablePlan } from '../stage.js';
import type { Dealer, Rota } from './dealer.js';
import { Felt } from './felt.js';
import type { Dealers } from './floorperson.js';

/** The dealers of the house: who is free goes where somebody is missing. */
export class DealerRota implements Rota, Dealers {
  readonly #dealers: Dealer[] = [];
  readonly #felts = new Map<string, Felt>();

  constructor(
    private readonly stage: Stage,
    private readonly chance: Chance,
  ) {}

  add(dealer: Dealer): void {
    this.#dealers.push(dealer);
  }

  #felt(table: string): Felt {
    const felt = this.#felts.get(table) ?? new Felt(this.chance.fork(`felt/${table}`));
    this.#felts.set(table, felt);
    return felt;
  }

  #free(): Dealer | null {
    return this.#dealers.find((dealer) => dealer.table === null || !dealer.isAtWork) ?? null;
  }

  /** Whether whoever deals at a table is at the table. */
  isAttended(table: string): boolean {
    return this.dealerAt(table) !== null;
  }

  begin(): void {
    for (const plan of this.stage.tables) {
      if (plan.dealing === 'attended') this.#send(plan, null);
    }
  }

  #send(plan: TablePlan, not: Dealer | null): Dealer | null {
    const dealer = this.#dealers.find((one) => one !== not && one.table === null) ?? null;
    dealer?.goTo(plan, this.#felt(plan.slug));
    return dealer;
  }

  reliefFor(dealer: Dealer): Dealer | null {
    return this.#dealers.find((one) => one !== dealer && !one.isAtWork) ?? null;
  }

  gone(dealer: Dealer): void {
    const plan = this.stage.tables.find(({ slug }) => slug === dealer.table);
    const relief = this.reliefFor(dealer) ?? dealer;
    if (plan === undefined) return;
    this.stage.later(this.chance.between(20_000, 180_000), () => {
      if (!this.isAttended(plan.slug)) relief.goTo(plan, this.#felt(plan.slug));
    });
  }

  dealerAt(table: string): Dealer | null {
    return this.#dealers.find((dealer) => dealer.table === table && dealer.isAtWork) ?? null;
  }

  dealerFor(table: string): string | null {
    return (this.dealerAt(table) ?? this.#free())?.account ?? null;
  }
}
