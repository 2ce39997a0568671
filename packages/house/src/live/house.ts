import type { MeterState } from '@baize/jackpot';
import { ok, type Result } from '@baize/result';
import type { PinnedRules } from '@baize/table';
import type { Clock } from '../clock/clock.js';
import type { Proposal } from '../identity/proposals.js';
import type { Refusal } from '../refusal.js';
import type { Store } from '../store/store.js';
import { Announcer } from './announcer.js';
import { Automation } from './automation/automation.js';
import { drained } from './automation/drain.js';
import { TableSteps } from './automation/table-steps.js';
import type { Desk } from './desk.js';
import type { Draft } from './draft.js';
import { type FilledIn, filledIn, type HouseOptions } from './house-options.js';
import type { Send } from './hub.js';
import { Hubs } from './hubs.js';
import type { LiveMessage } from './live-view.js';
import { loadAll } from './load.js';
import { answerTo, keyFor, OrderQueue } from './order-queue.js';
import type { Answer, Order } from './orders.js';
import { type Parts, partsOf } from './parts.js';
import type { Person } from './people.js';
import type { Planning } from './plan/context.js';
import { keepOrder, type ProposalDecision, planDecision, planOrder } from './plan/order-plan.js';
import { forgetGuest, welcome } from './plan/wallet-plan.js';
import type { WaitingView } from './presence/waiting.js';
import { WaitingTables } from './presence/waiting-tables.js';
import { Watch } from './presence/watch.js';
import type { FloorState } from './streams/floor-stream.js';

/** The tables, live, for many people at once. Everything it does is stored before anybody hears of it. */
export class House {
  readonly #parts: Parts;
  readonly #hubs: Hubs;
  readonly #queue: OrderQueue;
  readonly #automation: Automation;
  readonly #waitingTables: WaitingTables;
  readonly #watch: Watch;
  readonly #announcer: Announcer;
  readonly store: Store;
  readonly clock: Clock;

  private constructor(options: FilledIn) {
    const { store, clock, failed } = options;
    this.store = store;
    this.clock = clock;
    this.#parts = partsOf(options, (slug) => this.#presenceChanged(slug));
    this.#queue = new OrderQueue(
      store,
      this.#parts.memory,
      clock,
      options.random,
      (drafts) => this.#announcer.stored(drafts),
      (streams) => this.#announcer.reloaded(streams),
    );
    this.#hubs = new Hubs(this.#parts, (slug) => this.waiting(slug));
    this.#automation = new Automation(
      new TableSteps(
        this.#parts,
        this.#queue,
        (slug) => this.followers(slug),
        (slug) => this.#hubs.of(slug).publish([]),
      ),
      clock,
      options.pace,
      (slug, error) => failed(`a step of table ${slug}`, error),
    );
    this.#waitingTables = new WaitingTables(this.#parts, this.#queue, this.#hubs, (slug) =>
      this.#automation.moodOf(slug),
    );
    this.#watch = new Watch(clock, this.#waitingTables);
    this.#announcer = new Announcer(this.#parts, this.#hubs, this.#automation, this.#waitingTables);
  }

  /** Takes up everything where it was left, rounds in the middle of a hand among it. */
  static async open(options: HouseOptions): Promise<House> {
    const house = new House(await filledIn(options));
    const { memory, shown, names } = house.#parts;
    await loadAll(options.store, memory);
    shown.show(memory.desks.keys(), memory.meters.keys());
    for (const desk of memory.desks.values()) await names.learnAt(desk);
    house.#automation.lookEverywhere();
    return house;
  }

  /** An instant in UTC; it never goes back. */
  readonly now = (): string => this.clock.now();

  get floor(): FloorState {
    return this.#parts.memory.floor;
  }

  get counts(): Readonly<OrderQueue['counts']> {
    return this.#queue.counts;
  }

  slugs(): readonly string[] {
    return this.#parts.shown.slugs;
  }

  /** A table as it is stored. */
  desk(slug: string): Desk | undefined {
    return this.#parts.shown.desk(slug);
  }

  meter(slug: string): MeterState {
    return this.#parts.shown.meter(slug);
  }

  rules(digest: string): PinnedRules | undefined {
    return this.#parts.memory.rules(digest);
  }

  nameOf(account: string): string {
    return this.#parts.names.of(account);
  }

  followers(slug: string): number {
    return this.#hubs.followers(slug);
  }

  /** For whom a table waits; null where there is none. */
  waiting(slug: string): WaitingView | null {
    return this.#waitingTables.waiting(slug);
  }

  /** How many tables wait longer than they should. */
  get stalledTables(): number {
    return this.#watch.stalled;
  }

  /** Since when a player is away from a table, as an instant; null while they are there. */
  awaySince(slug: string, account: string): string | null {
    return this.#parts.presence.shownAwaySince(slug, account);
  }

  /** The gaming day that it is now: approvals count by it. */
  gamingDay(): string {
    return this.#parts.gamingDay();
  }

  /** What waits for a second person, or did lately, the newest first. */
  proposals(): readonly (readonly [string, Proposal])[] {
    return [...this.#parts.memory.proposals].toReversed();
  }

  /** What an order brings about, stored; or why it may not be. A key gets the same answer for ever. */
  async submit(
    person: Person,
    order: Order,
    key: string | null,
    /** The address it came from, as the house counts addresses. */
    from: string | null = null,
    /** The browser it came from, where that is known. */
    browser: string | null = null,
  ): Promise<Result<Answer, Refusal>> {
    const { names, presence } = this.#parts;
    names.learn(person);
    if (order.to === 'table') {
      if (person.role === 'player') presence.acted(order.table, person.account, browser);
      const { laid } = this.#parts;
      const kept = keepOrder({ laid, desk: this.desk(order.table), person }, order);
      if (kept?.ok) this.#hubs.of(order.table).publish([]);
      if (kept !== null) return kept.ok ? ok({ versions: {} }) : kept;
    }
    return answerTo(
      await this.#queue.submit({
        key: keyFor(person, order, key),
        plan: planOrder({ ...this.#atHand, from, browser, person, second: null }, order),
      }),
    );
  }

  /** A player's first play money; nothing when they have had it. */
  async welcome(person: Person): Promise<void> {
    this.#parts.names.learn(person);
    if (await this.store.hasObligation(`welcome/${person.account}`)) return;
    await this.#queue.submit({
      key: null,
      plan: async (draft) => {
        if (!(await this.store.hasObligation(`welcome/${person.account}`))) {
          welcome({ ...this.#atHand, draft, person, second: null });
        }
        return ok({});
      },
    });
  }

  /** Forgets guests who were not here for long: accounts go, and what their wallets held goes back. */
  async forgetGuests(accounts: readonly string[]): Promise<void> {
    await Promise.all(
      accounts.map((account) =>
        this.#queue.submit({
          key: null,
          plan: async (draft) =>
            ok((await forgetGuest({ draft, store: this.store }, account)) ? {} : null),
        }),
      ),
    );
  }

  /** A second person decides on what was proposed. */
  async decideProposal(
    person: Person,
    id: string,
    decision: ProposalDecision,
    key: string | null,
  ): Promise<Result<Answer, Refusal>> {
    this.#parts.names.learn(person);
    return answerTo(
      await this.#queue.submit({
        key: keyFor(person, { proposal: id, ...decision }, key),
        plan: planDecision({ ...this.#atHand, person }, id, decision),
      }),
    );
  }

  get #atHand(): Omit<Planning, 'draft' | 'person' | 'second'> {
    const { vault, door, laid } = this.#parts;
    return { vault, store: this.store, door, laid, from: null, browser: null };
  }

  /** A player came to a table or is gone: others see it, and a step may be due. */
  #presenceChanged(slug: string): void {
    if (this.desk(slug) === undefined) return;
    this.#hubs.of(slug).publish([]);
    this.#automation.look(slug);
  }

  /** Told of every batch of orders after it is stored. */
  onStored(listener: (drafts: readonly Draft[]) => void): () => void {
    return this.#announcer.onStored(listener);
  }

  /** A table as this person sees it now; null where there is none. */
  async message(
    slug: string,
    person: Person | null,
    after: number | null = null,
  ): Promise<LiveMessage | null> {
    if (this.desk(slug) === undefined) return null;
    const told = after === null ? [] : this.#hubs.of(slug).toldSince(after, person);
    const view = await this.#hubs.view(slug, person);
    return { version: this.#parts.shown.version(slug), view, told };
  }

  /** Sends a table's message now and after everything that happens there, until it is stopped. */
  follow(
    slug: string,
    person: Person | null,
    after: number | null,
    send: Send,
    browser: string | null = null,
  ): (() => void) | null {
    if (this.desk(slug) === undefined) return null;
    const { names, presence } = this.#parts;
    if (person !== null) names.learn(person);
    const stop = this.#hubs.of(slug).follow(person, after, send);
    const leave =
      person?.role === 'player' ? presence.follow(slug, person.account, browser) : () => undefined;
    this.#automation.look(slug);
    return () => {
      stop();
      leave();
      // With the last follower the table may come to rest.
      this.#automation.look(slug);
    };
  }

  /** No new rounds from now on; resolves when those with wagers are over, or when the time is up. */
  async drain(graceMs: number): Promise<boolean> {
    this.#automation.drain();
    return drained(this.#parts.memory.desks, this.clock, graceMs, (done) => this.onStored(done));
  }

  /**
   * Resolves when nothing is under way: every order is answered, followers have been sent what happened, and
   * no table has a step to take now. A deadline, or a step that waits for its pace, is still to come.
   */
  async atRest(): Promise<void> {
    do {
      await new Promise((turn) => setImmediate(turn));
      await this.#queue.idle();
    } while (this.#automation.isBusy || this.#hubs.isBusy);
  }

  /** Everything that was submitted is answered; the store stays open. */
  async close(): Promise<void> {
    this.#automation.stop();
    this.#watch.stop();
    await this.#queue.idle();
  }
}
