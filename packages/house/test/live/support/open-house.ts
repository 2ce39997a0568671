import { readFileSync } from 'node:fs';
import { cents } from '@baize/money';
import type { Result } from '@baize/result';
import { decodeHouseRules, type HouseRules, type RulebookId } from '@baize/rulebook';
import { expect, onTestFinished } from 'vitest';
import { auditHouse } from '../../../src/index.js';
import { House } from '../../../src/live/house.js';
import type { HouseOptions } from '../../../src/live/house-options.js';
import type { LiveView } from '../../../src/live/live-view.js';
import type {
  AccountOrder,
  Answer,
  FloorOrder,
  Order,
  TableOrder,
} from '../../../src/live/orders.js';
import type { Person } from '../../../src/live/people.js';
import type { TableSettings } from '../../../src/live/streams/floor-stream.js';
import { readyMadeHouse } from '../../../src/ready-made/index.js';
import type { Refusal } from '../../../src/refusal.js';
import type { Store } from '../../../src/store/store.js';
import { chanceFrom } from '../../practice/support/practice-shift.js';
import { newSqlite, openAt } from '../../support/sqlite.js';
import { StandingClock } from './clock.js';
import { ANN, FLOOR, OPERATOR } from './people.js';

export const exampleHouse = (id: RulebookId): HouseRules => {
  const decoded = decodeHouseRules(JSON.parse(readFileSync(readyMadeHouse(id), 'utf8')));
  if (!decoded.ok) throw new Error(`the example of ${id} is broken`);
  return decoded.value;
};

type Answered = Result<Answer, Refusal>;

/** A house in a real file, that deals as fast as it goes and whose clock stands until it is told. */
export class TestHouse {
  /** What went wrong where nobody waits for an answer. */
  readonly failures: string[] = [];
  #house: House | null = null;
  readonly #pages = new Map<string, () => void>();

  constructor(
    readonly file: string,
    readonly store: Store,
    readonly clock = new StandingClock(),
  ) {}

  get house(): House {
    if (this.#house === null) throw new Error('the house is not open');
    return this.#house;
  }

  async open(options: Partial<HouseOptions> = {}): Promise<this> {
    this.#house = await House.open({
      store: this.store,
      clock: this.clock,
      pace: 0,
      chance: chanceFrom(7),
      failed: (what, error) => this.failures.push(`${what}: ${toText(error)}`),
      ...options,
    });
    onTestFinished(() => this.house.close());
    return this;
  }

  /** The same file, as another process would open it. */
  async another(options: Partial<HouseOptions> = {}): Promise<TestHouse> {
    return new TestHouse(this.file, openAt(this.file), this.clock).open(options);
  }

  submit(person: Person, order: Order, key: string | null = null): Promise<Answered> {
    return this.house.submit(person, order, key);
  }

  at(person: Person, table: string, order: TableOrder, key: string | null = null) {
    return this.submit(person, { to: 'table', table, order }, key);
  }

  own(person: Person, order: AccountOrder, key: string | null = null) {
    return this.submit(person, { to: 'account', order }, key);
  }

  onFloor(person: Person, order: FloorOrder, key: string | null = null) {
    return this.submit(person, { to: 'floor', order }, key);
  }

  async create(
    id: RulebookId,
    settings: Partial<TableSettings> & { readonly house?: HouseRules } = {},
  ): Promise<string> {
    const slug = settings.slug ?? id.replace('/', '-');
    const house = settings.house ?? exampleHouse(id);
    const order: FloorOrder = {
      type: 'CreateTable',
      slug,
      name: house.name,
      dealing: 'automatic',
      cards: 'shuffler',
      jackpots: {},
      practice: 0,
      decisionSeconds: null,
      ...settings,
      house,
    };
    done(await this.onFloor(OPERATOR, order));
    const open = { type: 'OpenTable', trayCents: cents(50_000_000) } as const;
    done(await this.at(FLOOR, slug, open));
    return slug;
  }

  /** Opens the page of a table, for as long as the house runs or until they go away. */
  come(person: Person, table: string): void {
    const stop = this.house.follow(table, person, null, () => undefined);
    if (stop === null) throw new Error(`there is no table ${table}`);
    this.#pages.set(`${table}/${person.account}`, stop);
  }

  /** Closes the page. */
  goAway(person: Person, table: string): void {
    this.#pages.get(`${table}/${person.account}`)?.();
    this.#pages.delete(`${table}/${person.account}`);
  }

  /** Comes in, says to be of age, sits down and changes money. The page stays open. */
  async seat(person: Person, table: string, seat: number, buyIn = 500_000): Promise<void> {
    await this.house.welcome(person);
    if (!this.#pages.has(`${table}/${person.account}`)) this.come(person, table);
    done(await this.own(person, { type: 'ConfirmAge', atLeast: 21 }));
    done(await this.at(person, table, { type: 'Sit', seat }));
    if (buyIn > 0) done(await this.at(person, table, { type: 'BuyIn', cents: cents(buyIn) }));
  }

  async view(table: string, person: Person | null = ANN): Promise<LiveView> {
    const message = await this.house.message(table, person);
    if (message === null) throw new Error(`there is no table ${table}`);
    return message.view;
  }

  /** Every event that is stored. */
  async events() {
    return this.store.readAll({ after: 0, limit: 1_000_000 });
  }

  /** Nobody's money came out of nothing, and nothing was written that does not hold together. */
  async expectSound(): Promise<void> {
    expect(this.failures).toEqual([]);
    const sum = [...(await this.store.balances()).values()].reduce((all, one) => all + one, 0);
    expect(sum).toBe(0);
    const audited = await auditHouse(this.store, null);
    expect(audited.ok ? null : audited.error).toBeNull();
  }
}

const toText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);

/** A new house, with nothing in it. */
export const openHouse = async (
  options: Partial<HouseOptions> = {},
  busyMs?: number,
): Promise<TestHouse> => {
  const { file, store } = newSqlite(busyMs);
  return new TestHouse(file, store).open(options);
};

/** What an order was answered; a refusal is shown as it is. */
export const done = (answered: Answered): Answer => {
  if (!answered.ok) throw new Error(`${answered.error.code}: ${answered.error.message}`);
  return answered.value;
};

/** The code of a refusal; null when there was none. */
export const refusalOf = (answered: Answered): string | null =>
  answered.ok ? null : answered.error.code;
