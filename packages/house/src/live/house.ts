import { randomBytes, randomInt } from 'node:crypto';
import type { Refusal } from '@baize/games';
import type { MeterState } from '@baize/jackpot';
import { centsBelow } from '@baize/money';
import { ok, present, type Result } from '@baize/result';
import { canonicalText } from '@baize/rulebook';
import {
  type Callable,
  type CardsOffer,
  irregularitiesNow,
  type Looking,
  type PinnedRules,
  type World,
} from '@baize/table';
import type { Clock } from '../clock/clock.js';
import { steadyClock } from '../clock/steady-clock.js';
import { systemClock } from '../clock/system-clock.js';
import type { Proposal } from '../identity/proposals.js';
import type { RandomBytes } from '../identity/random.js';
import { preparePractice } from '../practice/best-move.js';
import { gamingDayNow } from '../reports/gaming-day.js';
import { sha256 } from '../store/chain.js';
import type { Store } from '../store/store.js';
import { Automation } from './automation/automation.js';
import { takeStep } from './automation/take-step.js';
import { hasPeople, type Mood, upcoming } from './automation/upcoming.js';
import { type Desk, roundInProgress, worldOf } from './desk.js';
import type { Draft } from './draft.js';
import { Hub, type Send } from './hub.js';
import type { LiveMessage, LiveView } from './live-view.js';
import { loadAll } from './load.js';
import { Memory } from './memory.js';
import { Names } from './names.js';
import { OrderQueue, type TaskAnswer } from './order-queue.js';
import type { Answer, KeptOrder, Order } from './orders.js';
import { hasDevice, lookingOf, type Person } from './people.js';
import type { Planning } from './plan/context.js';
import { type ProposalDecision, planDecision, planOrder } from './plan/order-plan.js';
import { SeedVault } from './plan/seed-vault.js';
import { voidStalled } from './plan/void-stalled.js';
import { welcome } from './plan/wallet-plan.js';
import { forgetLaid, keepOrder } from './presence/keep-order.js';
import { LaidChips } from './presence/laid-chips.js';
import { Notices } from './presence/notices.js';
import type { OwnView } from './presence/own-view.js';
import { Presence } from './presence/presence.js';
import { isToVoid, type WaitingView, waitingOf } from './presence/waiting.js';
import { Watch } from './presence/watch.js';
import { cardsOffersTo } from './readings/cards-offers.js';
import { chipsOf } from './streams/account-stream.js';
import type { FloorState } from './streams/floor-stream.js';
import { viewDesk } from './views.js';

export interface HouseOptions {
  readonly store: Store;
  /** The machine's own unless told. The house takes its time from it, and never lets it go back. */
  readonly clock?: Clock;
  /** How fast automatic dealers deal: 1 for people, 0 for as fast as it goes. */
  readonly pace?: number;
  /** Seeds and ids are drawn from it; cryptographic unless told. */
  readonly random?: RandomBytes;
  /** For practice players; cryptographic unless told. */
  readonly chance?: (below: number) => number;
  /** The name of somebody of the staff, whom this process has not met yet. */
  readonly nameOfStaff?: (account: string) => Promise<string | null>;
  /** Told of what failed where nobody waits for an answer. */
  readonly failed?: (what: string, error: unknown) => void;
  /** Called when a table has stalled, and when it goes on again. */
  readonly stalled?: (slug: string, waiting: WaitingView) => void;
}

/** The tables, live, for many people at once. Everything it does is stored before anybody hears of it. */
export class House {
  readonly #memory = new Memory();
  /** What is stored, and may be shown: the memory may be ahead of it for a moment. */
  readonly #shown = {
    desks: new Map<string, Desk>(),
    versions: new Map<string, number>(),
    meters: new Map<string, MeterState>(),
  };
  readonly #hubs = new Map<string, Hub>();
  readonly #names: Names;
  readonly #queue: OrderQueue;
  readonly #vault: SeedVault;
  readonly #automation: Automation;
  readonly #presence: Presence;
  readonly #laid = new LaidChips();
  readonly #notices: Notices;
  readonly #watch: Watch;
  /** When the last thing happened at each table, since this process began. */
  readonly #last = new Map<string, string>();
  readonly #start: string;
  readonly #storedListeners = new Set<(drafts: readonly Draft[]) => void>();
  readonly clock: Clock;

  private constructor(private readonly options: Required<HouseOptions>) {
    const { store, clock, pace, failed } = options;
    this.clock = clock;
    this.#names = new Names(store, options.nameOfStaff);
    this.#vault = new SeedVault(store, options.random);
    this.#start = clock.now();
    this.#notices = new Notices(store);
    this.#presence = new Presence(clock, (slug) => this.#presenceChanged(slug));
    this.#memory.isAway = (slug, account) => !this.#presence.isHere(slug, account);
    this.#queue = new OrderQueue(
      store,
      this.#memory,
      clock,
      options.random,
      (drafts) => this.#trying('telling what is stored', () => this.#stored(drafts)),
      () => this.#trying('telling what was read anew', () => this.#reloaded()),
    );
    this.#automation = new Automation(
      {
        desk: (slug) => this.#memory.desk(slug),
        slugs: () => this.#memory.desks.keys(),
        upcoming: (slug, mood) => this.#upcoming(slug, mood),
        isLively: (slug) => this.#isLively(slug),
        step: (slug, mood) => this.#step(slug, mood),
      },
      clock,
      pace,
      (slug, error) => failed(`a step of table ${slug}`, error),
    );
    this.#watch = new Watch(clock, {
      slugs: () => this.#memory.desks.keys(),
      waiting: (slug) => this.waiting(slug),
      isToVoid: (slug, waiting) => {
        const desk = this.#memory.desk(slug);
        return desk !== undefined && isToVoid(desk, waiting, this.now());
      },
      voidRound: (slug, waiting) => this.#voidStalled(slug, waiting),
      changed: (slug, waiting) => {
        options.stalled(slug, waiting);
        this.#hub(slug).publish([]);
      },
    });
  }

  /** Takes up everything where it was left, rounds in the middle of a hand among it. */
  static async open(options: HouseOptions): Promise<House> {
    const [last] = await options.store.readAll({
      after: (await options.store.lastPosition()) - 1,
      limit: 1,
    });
    const house = new House({
      pace: 1,
      random: (bytes) => randomBytes(bytes),
      chance: (below) => randomInt(below),
      failed: () => undefined,
      stalled: () => undefined,
      nameOfStaff: async () => null,
      ...options,
      clock: steadyClock(options.clock ?? systemClock, last?.at),
    });
    await loadAll(options.store, house.#memory);
    house.#show(house.#memory.desks.keys(), house.#memory.meters.keys());
    for (const desk of house.#memory.desks.values()) await house.#names.learnAt(desk);
    house.#automation.lookEverywhere();
    return house;
  }

  /** An instant in UTC; it never goes back. */
  readonly now = (): string => this.clock.now();

  get store(): Store {
    return this.options.store;
  }

  get floor(): FloorState {
    return this.#memory.floor;
  }

  get counts(): Readonly<OrderQueue['counts']> {
    return this.#queue.counts;
  }

  slugs(): readonly string[] {
    return [...this.#shown.desks.keys()];
  }

  /** A table as it is stored. */
  desk(slug: string): Desk | undefined {
    return this.#shown.desks.get(slug);
  }

  meter(slug: string): MeterState {
    return this.#shown.meters.get(slug) ?? { phase: 'unopened' };
  }

  rules(digest: string): PinnedRules | undefined {
    return this.#memory.rules(digest);
  }

  nameOf(account: string): string {
    return this.#names.of(account);
  }

  followers(slug: string): number {
    return this.#hubs.get(slug)?.followers ?? 0;
  }

  /** What an order brings about, stored; or why it may not be. A key gets the same answer for ever. */
  async submit(person: Person, order: Order, key: string | null): Promise<Result<Answer, Refusal>> {
    this.#names.learn(person);
    if (order.to === 'table') {
      if (person.role === 'player') this.#presence.acted(order.table, person.account);
      const { order: ordered } = order;
      if (ordered.type === 'LayChips' || ordered.type === 'SetPlaceLaid') {
        return this.#keep(person, order.table, ordered);
      }
    }
    return this.#answered(person, order, key, (draft) =>
      planOrder({ ...this.#at(draft), person, second: null }, order),
    );
  }

  /** Somebody's first play money; nothing when they have had it. */
  async welcome(person: Person): Promise<void> {
    this.#names.learn(person);
    if (await this.store.hasObligation(`welcome/${person.account}`)) return;
    await this.#queue.submit({
      key: null,
      plan: async (draft) => {
        if (!(await this.store.hasObligation(`welcome/${person.account}`))) {
          welcome({ ...this.#at(draft), person, second: null });
        }
        return ok({});
      },
    });
  }

  #at(draft: Draft): Omit<Planning, 'person' | 'second'> {
    return { draft, vault: this.#vault, store: this.store };
  }

  /** A second person decides on what was proposed. */
  async decideProposal(
    person: Person,
    id: string,
    decision: ProposalDecision,
    key: string | null,
  ): Promise<Result<Answer, Refusal>> {
    this.#names.learn(person);
    return this.#answered(person, { proposal: id, ...decision }, key, (draft) =>
      planDecision({ ...this.#at(draft), person }, id, decision),
    );
  }

  /** What waits for a second person, or did lately, the newest first. */
  proposals(): readonly (readonly [string, Proposal])[] {
    return [...this.#memory.proposals].toReversed();
  }

  async #answered(
    person: Person,
    what: unknown,
    key: string | null,
    plan: (draft: Draft) => Promise<Result<TaskAnswer, Refusal>>,
  ): Promise<Result<Answer, Refusal>> {
    const digest = sha256(canonicalText(what));
    const answered = await this.#queue.submit({
      key: key === null ? null : { name: `${person.account}/${key}`, digest },
      plan,
    });
    return answered.ok ? ok(answered.value ?? { versions: {} }) : answered;
  }

  #upcoming(slug: string, mood: Mood): ReturnType<typeof upcoming> {
    const desk = this.#memory.desk(slug);
    if (desk === undefined) return null;
    const world = worldOf(
      desk,
      (jackpot) => this.#memory.meter(jackpot),
      this.gamingDay(),
      (account) => !this.#presence.isHere(slug, account),
    );
    return upcoming(desk, world, this.now(), mood, (account) =>
      this.#presence.awaySince(slug, account),
    );
  }

  #isLively(slug: string): boolean {
    const desk = this.#memory.desk(slug);
    if (desk === undefined) return false;
    const isAway = (account: string): boolean => !this.#presence.isHere(slug, account);
    return this.followers(slug) > 0 || hasPeople(desk, isAway);
  }

  /** Somebody came to a table or is gone: others see it, and a step may be due. */
  #presenceChanged(slug: string): void {
    if (this.desk(slug) === undefined) return;
    this.#hub(slug).publish([]);
    this.#automation.look(slug);
  }

  /** What a player lays on the spots is kept at hand; nothing is stored. */
  #keep(person: Person, slug: string, order: KeptOrder): Result<Answer, Refusal> {
    const kept = keepOrder(this.#laid, this.desk(slug), person, slug, order);
    if (!kept.ok) return kept;
    this.#hub(slug).publish([]);
    return ok({ versions: {} });
  }

  /** For whom a table waits; null where there is none. */
  waiting(slug: string): WaitingView | null {
    const desk = this.desk(slug);
    if (desk === undefined) return null;
    return waitingOf(
      desk,
      this.#shownWorld(slug, desk),
      this.now(),
      this.#automation.moodOf(slug),
      this.#last.get(slug) ?? this.#start,
    );
  }

  /** How many tables wait longer than they should. */
  get stalledTables(): number {
    return this.#watch.stalled;
  }

  /** Since when a player is away from a table, as an instant; null while they are there. */
  awaySince(slug: string, account: string): string | null {
    const since = hasDevice(account) ? this.#presence.awaySince(slug, account) : null;
    return since === null ? null : new Date(since).toISOString();
  }

  #shownWorld(slug: string, desk: Desk): World {
    return worldOf(
      desk,
      (jackpot) => this.meter(jackpot),
      this.gamingDay(),
      (account) => !this.#presence.isHere(slug, account),
    );
  }

  /** A round that nobody has freed in time is void by the policy of the house; everything goes back. */
  async #voidStalled(slug: string, waiting: WaitingView): Promise<void> {
    try {
      const done = await this.#queue.submit({
        key: null,
        plan: async (draft) => {
          const voided = voidStalled(draft, slug, waiting);
          return voided.ok ? ok({}) : voided;
        },
      });
      if (!done.ok) this.options.failed(`voiding the round of ${slug}`, done.error);
    } catch (error) {
      this.options.failed(`voiding the round of ${slug}`, error);
    }
  }

  async #step(slug: string, mood: Mood): Promise<boolean> {
    const { chance, failed } = this.options;
    const done = await this.#queue.submit({
      key: null,
      plan: async (draft) => {
        const awaySince = (table: string, account: string): number | null =>
          this.#presence.awaySince(table, account);
        const noted = (error: unknown): null => {
          failed(`a practice player of table ${slug}`, error);
          return null;
        };
        const stepping = {
          ...this.#at(draft),
          chance,
          mood,
          awaySince,
          laid: this.#laid,
          failed: noted,
        };
        const taken = await takeStep(stepping, slug);
        if (!taken.ok) return taken;
        return ok(draft.isEmpty ? null : {});
      },
    });
    if (!done.ok) throw new Error(`${done.error.code}: ${done.error.message}`);
    return done.value !== null;
  }

  /** What is stored stays stored, whoever fails to hear of it. */
  #trying(what: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.options.failed(what, error);
    }
  }

  #show(desks: Iterable<string>, meters: Iterable<string>): void {
    for (const slug of desks) {
      const desk = this.#memory.desk(slug);
      if (desk === undefined) this.#shown.desks.delete(slug);
      else this.#shown.desks.set(slug, desk);
      if (desk !== undefined && desk.settings.practice > 0) preparePractice(desk.rules.inForce);
      this.#shown.versions.set(slug, this.#memory.version(`table/${slug}`));
    }
    for (const slug of meters) this.#shown.meters.set(slug, this.#memory.meter(slug));
  }

  /** What is stored is shown, told to who follows, and may call for a next step. */
  #stored(drafts: readonly Draft[]): void {
    const touched = new Set<string>();
    const meters = new Set<string>();
    for (const draft of drafts) {
      const { desks, meters: moved, told } = draft.changed;
      for (const slug of [...desks.keys(), ...told.keys()]) touched.add(slug);
      for (const slug of moved.keys()) meters.add(slug);
      for (const person of draft.opened) this.#names.learn(person);
    }
    for (const [slug, { settings }] of this.#memory.desks) {
      if (Object.values(settings.jackpots).some((jackpot) => meters.has(jackpot)))
        touched.add(slug);
    }
    this.#show(touched, meters);
    this.#notices.take(drafts);
    for (const slug of touched) {
      this.#last.set(slug, this.now());
      const told = drafts.flatMap((draft) => draft.changed.told.get(slug) ?? []);
      for (const { event } of told) forgetLaid(this.#laid, slug, event);
      this.#hub(slug).publish(told);
      this.#automation.look(slug);
    }
    this.#tellNoticed(drafts);
    for (const listener of this.#storedListeners) {
      this.#trying('a listener to what is stored', () => listener(drafts));
    }
  }

  /** Who was told something, or dismissed it, sees it at every table that they follow. */
  #tellNoticed(drafts: readonly Draft[]): void {
    const noticed = drafts
      .flatMap(({ accountEvents }) => accountEvents)
      .filter(({ event }) => event.type === 'NoticeGiven' || event.type === 'NoticeDismissed');
    for (const { account } of noticed) {
      for (const [slug, hub] of this.#hubs) {
        if (this.#presence.follows(slug, account)) hub.publish([]);
      }
    }
  }

  /** Another process wrote on our streams: what it left is shown, without the story of it. */
  #reloaded(): void {
    const touched = [...this.#memory.desks]
      .filter(([slug, desk]) => desk !== this.#shown.desks.get(slug))
      .map(([slug]) => slug);
    this.#show(touched, this.#memory.meters.keys());
    for (const slug of touched) {
      this.#hub(slug).publish([]);
      this.#automation.look(slug);
    }
  }

  /** Told of every batch of orders after it is stored. */
  onStored(listener: (drafts: readonly Draft[]) => void): () => void {
    this.#storedListeners.add(listener);
    return () => this.#storedListeners.delete(listener);
  }

  #hub(slug: string): Hub {
    const hub =
      this.#hubs.get(slug) ??
      new Hub({
        looking: (person) => this.#lookingAt(slug, person),
        kindOf: (person) => this.#kindOf(slug, person),
        view: (person) => this.#view(slug, person),
        version: () => this.#shown.versions.get(slug) ?? 0,
        failed: (error) => this.options.failed(`the live stream of ${slug}`, error),
      });
    this.#hubs.set(slug, hub);
    return hub;
  }

  /** Who plays at a table has a view of the own; all others share what their office sees. */
  #kindOf(slug: string, person: Person | null): string {
    const looking = lookingOf(person);
    if (looking.kind !== 'player') return looking.kind;
    const { player } = looking;
    return this.#playsAt(slug, player) || this.#notices.has(player)
      ? `player/${player}`
      : 'spectator';
  }

  #lookingAt(slug: string, person: Person | null): Looking {
    const looking = lookingOf(person);
    return looking.kind === 'player' && !this.#playsAt(slug, looking.player)
      ? { kind: 'spectator' }
      : looking;
  }

  #playsAt(slug: string, player: string): boolean {
    const table = this.desk(slug)?.table;
    if (table === undefined) return false;
    const seats = table.phase === 'open' ? Object.values(table.seats) : [];
    const hands = table.phase === 'open' ? (table.round?.game.hands ?? []) : [];
    return [...seats, ...hands, ...(table.settled?.game.hands ?? [])].some(
      (one) => one.player === player,
    );
  }

  async #view(slug: string, person: Person | null): Promise<LiveView> {
    const desk = this.desk(slug);
    if (desk === undefined) throw new Error(`there is no table ${slug}`);
    const looking = this.#lookingAt(slug, person);
    const chips =
      looking.kind === 'player'
        ? centsBelow(await this.store.balance(chipsOf(looking.player)))
        : null;
    return viewDesk({
      desk,
      world: this.#shownWorld(slug, desk),
      looking,
      at: this.now(),
      nameOf: (account) => this.nameOf(account),
      awaySince: (account) => this.awaySince(slug, account),
      chipsCents: chips,
      own: person?.role === 'player' ? await this.#ownView(slug, desk, person.account) : null,
      waiting: present(this.waiting(slug), 'a table that is shown'),
    });
  }

  async #ownView(slug: string, desk: Desk, player: string): Promise<OwnView | null> {
    const notices = await this.#notices.of(player);
    if (!this.#playsAt(slug, player) && notices.length === 0) return null;
    const round = roundInProgress(desk);
    return {
      laid: round === null ? [] : this.#laid.of(slug, round.number, player),
      placeLaid: this.#laid.isPlaced(slug, player),
      notices,
    };
  }

  /** A table as somebody sees it now; null where there is none. */
  async message(
    slug: string,
    person: Person | null,
    after: number | null = null,
  ): Promise<LiveMessage | null> {
    if (this.desk(slug) === undefined) return null;
    const told = after === null ? [] : this.#hub(slug).toldSince(after, person);
    const view = await this.#view(slug, person);
    return { version: this.#shown.versions.get(slug) ?? 0, view, told };
  }

  /** Sends a table's message now and after everything that happens there, until it is stopped. */
  follow(
    slug: string,
    person: Person | null,
    after: number | null,
    send: Send,
  ): (() => void) | null {
    if (this.desk(slug) === undefined) return null;
    if (person !== null) this.#names.learn(person);
    const stop = this.#hub(slug).follow(person, after, send);
    const leave =
      person?.role === 'player' ? this.#presence.follow(slug, person.account) : () => undefined;
    this.#automation.look(slug);
    return () => {
      stop();
      leave();
      // With the last follower the table may come to rest.
      this.#automation.look(slug);
    };
  }

  /** The gaming day that it is now: approvals count by it. */
  gamingDay(): string {
    return gamingDayNow(this.now(), this.#memory.floor.gamingDay);
  }

  /** What may be called at a table now, with what the book says would happen; null where there is none. */
  irregularities(slug: string): readonly Callable[] | null {
    const desk = this.desk(slug);
    if (desk === undefined) return null;
    const world = worldOf(desk, (jackpot) => this.meter(jackpot), this.gamingDay());
    const now = irregularitiesNow(world, this.now());
    // Where the house shuffles, it knows the card itself.
    return desk.settings.cards === 'typed'
      ? now
      : now.map((one) => ({ ...one, fill: one.fill.filter((field) => field !== 'card') }));
  }

  /** What somebody may do with the cards of a table now; null where there is no such table. */
  cardsOffers(slug: string, person: Person): readonly CardsOffer[] | null {
    const desk = this.desk(slug);
    if (desk === undefined) return null;
    const world = worldOf(desk, (jackpot) => this.meter(jackpot), this.gamingDay());
    return cardsOffersTo(person, desk, world, this.now());
  }

  /** No new rounds from now on; resolves when those with wagers are over, or when the time is up. */
  async drain(graceMs: number): Promise<boolean> {
    this.#automation.drain();
    const inProgress = (): boolean =>
      [...this.#memory.desks.values()].some(
        (desk) =>
          desk.settings.dealing === 'automatic' &&
          (roundInProgress(desk)?.game.hands.length ?? 0) > 0,
      );
    if (!inProgress() || graceMs <= 0) return !inProgress();
    await new Promise<void>((resolve) => {
      const done = (): void => {
        timer.cancel();
        stop();
        resolve();
      };
      const timer = this.clock.setTimer(graceMs, done);
      const stop = this.onStored(() => {
        if (!inProgress()) done();
      });
    });
    return !inProgress();
  }

  /**
   * Resolves when nothing is under way: every order is answered, followers have been sent what happened, and
   * no table has a step to take now. A deadline, or a step that waits for its pace, is still to come.
   */
  async atRest(): Promise<void> {
    const isBusy = (): boolean =>
      this.#automation.isBusy || [...this.#hubs.values()].some((hub) => hub.isBusy);
    do {
      await new Promise((turn) => setImmediate(turn));
      await this.#queue.idle();
    } while (isBusy());
  }

  /** Everything that was submitted is answered; the store stays open. */
  async close(): Promise<void> {
    this.#automation.stop();
    this.#watch.stop();
    await this.#queue.idle();
  }
}
