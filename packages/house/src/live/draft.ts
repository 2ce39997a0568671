import { randomBytes } from 'node:crypto';
import type { MeterEvent, MeterState } from '@baize/jackpot';
import type { Account, Posting } from '@baize/money';
import { assert, present } from '@baize/result';
import {
  evolveBooked,
  type Happened,
  type PinnedRules,
  type Stamp,
  type TableEvent,
  type World,
} from '@baize/table';
import { evolveProposal, type Proposal, type ProposalEvent } from '../identity/proposals.js';
import type { RandomBytes } from '../identity/random.js';
import { STAFF_ROLL, type StaffRollEvent } from '../identity/staff-roll.js';
import { gamingDayNow } from '../reports/gaming-day.js';
import type { Append, Commit, PeopleChange, Secret } from '../store/commit.js';
import type { NewEvent } from '../store/events.js';
import { SHAPES, schemaOf } from '../store/upcast.js';
import { type Desk, foldedBooks, jackpotsOf, roundInProgress, worldOf } from './desk.js';
import { obligationsOf } from './obligations.js';
import { runningRoundAfter } from './running-round.js';
import { type AccountEvent, accountPostings } from './streams/account-stream.js';
import { evolveFloor, type FloorEvent, type FloorState } from './streams/floor-stream.js';
import { evolveRounds, type RoundsEvent } from './streams/rounds-stream.js';
import type { RulesPinned } from './streams/rules-stream.js';

/** The house as it stands, before a draft. */
export interface HouseState {
  readonly floor: FloorState;
  desk(slug: string): Desk | undefined;
  meter(slug: string): MeterState;
  rules(digest: string): PinnedRules | undefined;
  version(stream: string): number;
  proposal(id: string): Proposal | undefined;
  /** Whether a player is away from a table. */
  isAway(slug: string, account: string): boolean;
}

/** An event of a table with the world it happened in, so that each viewer can be told of it. */
export interface Telling {
  readonly before: World;
  readonly event: TableEvent;
}

/** Shapes of the states that are kept as snapshots: a change of a state's shape is a new number. */
export const SNAPSHOT_SCHEMA = 4;

/**
 * What one order brings about, while it is being worked out: nothing of it is seen until it is stored.
 * It answers with the states as the order leaves them.
 */
export class Draft implements HouseState {
  readonly #events = new Map<string, NewEvent[]>();
  /** Where the streams stood that it adds to. */
  readonly #expected = new Map<string, number>();
  readonly #desks = new Map<string, Desk>();
  readonly #meters = new Map<string, MeterState>();
  readonly #rules = new Map<string, PinnedRules>();
  readonly #proposals = new Map<string, Proposal>();
  readonly #secrets: Secret[] = [];
  readonly #people: PeopleChange[] = [];
  /** Streams that it depends on, beside those it was worked out from. */
  readonly #decidedOn = new Map<string, number>();
  readonly #obligations: string[] = [];
  readonly #told = new Map<string, Telling[]>();
  readonly #opened: { readonly account: string; readonly name: string }[] = [];
  readonly #accountEvents: { readonly account: string; readonly event: AccountEvent }[] = [];
  #floor: FloorState;

  constructor(
    private readonly base: HouseState,
    readonly at: string,
    /** Seeds and ids that it needs are drawn from here. */
    readonly random: RandomBytes = randomBytes,
  ) {
    this.#floor = base.floor;
  }

  /** What it adds to the accounts of people. */
  get accountEvents(): readonly { readonly account: string; readonly event: AccountEvent }[] {
    return this.#accountEvents;
  }

  /** Accounts that it opens, by name. */
  get opened(): readonly { readonly account: string; readonly name: string }[] {
    return this.#opened;
  }

  get floor(): FloorState {
    return this.#floor;
  }

  desk(slug: string): Desk | undefined {
    return this.#desks.get(slug) ?? this.base.desk(slug);
  }

  isAway(slug: string, account: string): boolean {
    return this.base.isAway(slug, account);
  }

  meter(slug: string): MeterState {
    return this.#meters.get(slug) ?? this.base.meter(slug);
  }

  rules(digest: string): PinnedRules | undefined {
    return this.#rules.get(digest) ?? this.base.rules(digest);
  }

  /** The version of a stream with what this draft adds to it. */
  version(stream: string): number {
    const expected = this.#expected.get(stream) ?? this.base.version(stream);
    return expected + (this.#events.get(stream)?.length ?? 0);
  }

  proposal(id: string): Proposal | undefined {
    return this.#proposals.get(id) ?? this.base.proposal(id);
  }

  deskNamed(slug: string): Desk {
    return present(this.desk(slug), `the table ${slug}`);
  }

  world(slug: string): World {
    const day = gamingDayNow(this.at, this.#floor.gamingDay);
    return worldOf(
      this.deskNamed(slug),
      (jackpot) => this.meter(jackpot),
      day,
      (account) => this.isAway(slug, account),
    );
  }

  setDesk(slug: string, desk: Desk): void {
    this.#desks.set(slug, desk);
  }

  /** What a table decided, on its own stream and on those of its jackpots. */
  happen(slug: string, happened: readonly Happened[]): void {
    const each = happened.flatMap((one) =>
      one.events.map((event) => ({ ...one, events: [event] }) as Happened),
    );
    for (const one of each) {
      const [event] = one.events as readonly [TableEvent | MeterEvent];
      const desk = this.deskNamed(slug);
      const before = this.world(slug);
      const { world: after, postings } = evolveBooked(before, one);
      this.append(one.stream, event, postings);
      const round = roundInProgress(desk)?.round ?? null;
      this.#obligations.push(...obligationsOf(one.stream, round, event));
      for (const [wager, jackpot] of jackpotsOf(desk)) {
        const meter = after.meters[wager];
        if (meter !== undefined && meter !== before.meters[wager]) this.#meters.set(jackpot, meter);
      }
      this.setDesk(slug, {
        ...desk,
        table: after.table,
        books: foldedBooks(slug, after.books),
        runningRound: runningRoundAfter(desk.runningRound, event, this.version(`table/${slug}`)),
      });
      if ('jackpot' in one) this.#telling(slug);
      else this.#telling(slug).push({ before, event: event as TableEvent });
    }
  }

  #telling(slug: string): Telling[] {
    const told = this.#told.get(slug) ?? [];
    this.#told.set(slug, told);
    return told;
  }

  ofRounds(slug: string, event: RoundsEvent): void {
    const desk = this.deskNamed(slug);
    this.append(`rounds/${slug}`, event, []);
    const entry = this.version(`rounds/${slug}`);
    this.setDesk(slug, { ...desk, rounds: evolveRounds(desk.rounds, event, entry) });
    this.#telling(slug);
  }

  ofFloor(event: FloorEvent): void {
    this.append('house/floor', event, []);
    this.#floor = evolveFloor(this.#floor, event);
  }

  ofAccount(account: string, event: AccountEvent): void {
    if (event.type === 'AccountOpened') this.#opened.push({ account, name: event.name });
    this.#accountEvents.push({ account, event });
    this.append(`account/${account}`, event, accountPostings(account, event));
  }

  /** The account of a guest goes, if nothing has happened to it since this version of its stream. */
  forget(account: string, version: number, event: AccountEvent): void {
    this.#decidedOn.set(`account/${account}`, version);
    this.ofAccount(account, event);
    this.remember({ type: 'Forget', account });
  }

  ofProposal(id: string, event: ProposalEvent): void {
    this.#proposals.set(id, evolveProposal(this.proposal(id) ?? null, event));
    this.append(`proposal/${id}`, event, []);
  }

  /** What was decided depends on the roll of staff as it was at this version. */
  decidedOnRoll(version: number): void {
    this.#decidedOn.set(STAFF_ROLL, version);
  }

  /** An event of the roll, with what it changes in the tables of people. */
  ofStaff(version: number, event: StaffRollEvent, changes: readonly PeopleChange[]): void {
    this.decidedOnRoll(version);
    this.#expected.set(STAFF_ROLL, version);
    this.append(STAFF_ROLL, event, []);
    this.#people.push(...changes);
  }

  /** House rules are kept once, under their digest. */
  pin(rules: PinnedRules, { at, by, as }: Stamp): void {
    this.#rules.set(rules.digest, rules);
    const stream = `rules/${rules.digest}`;
    if (this.version(stream) > 0) return;
    const { digest, electionsDigest, house } = rules;
    const pinned: RulesPinned = {
      type: 'RulesPinned',
      at,
      by,
      as,
      rules: digest,
      elections: electionsDigest,
      house,
    };
    this.append(stream, pinned, []);
  }

  append(stream: string, event: { readonly type: string }, postings: readonly Posting[]): void {
    if (!this.#expected.has(stream)) this.#expected.set(stream, this.base.version(stream));
    const events = this.#events.get(stream) ?? [];
    const schema = schemaOf(SHAPES, stream, event.type);
    events.push({ type: event.type, schema, data: event, postings });
    this.#events.set(stream, events);
  }

  /** Something to remember for a while beside the events. */
  remember(change: PeopleChange): void {
    this.#people.push(change);
  }

  keepSecret(secret: Secret): void {
    this.#secrets.push(secret);
  }

  once(obligation: string): void {
    this.#obligations.push(obligation);
  }

  get isEmpty(): boolean {
    return this.#events.size === 0;
  }

  /** The events it adds to streams of one kind. */
  eventsOf<E>(prefix: string): readonly E[] {
    return [...this.#events]
      .filter(([stream]) => stream.startsWith(prefix))
      .flatMap(([, events]) => events.map(({ data }) => data as E));
  }

  get streams(): readonly string[] {
    return [...this.#events.keys()];
  }

  /** What each account would receive in all. */
  get movements(): ReadonlyMap<Account, number> {
    const moved = new Map<Account, number>();
    for (const { postings } of [...this.#events.values()].flat()) {
      for (const { account, micros } of postings.flatMap(({ entries }) => entries)) {
        moved.set(account, (moved.get(account) ?? 0) + micros);
      }
    }
    return moved;
  }

  get changed(): {
    readonly desks: ReadonlyMap<string, Desk>;
    readonly meters: ReadonlyMap<string, MeterState>;
    readonly rules: ReadonlyMap<string, PinnedRules>;
    readonly proposals: ReadonlyMap<string, Proposal>;
    readonly told: ReadonlyMap<string, readonly Telling[]>;
  } {
    return {
      desks: this.#desks,
      meters: this.#meters,
      rules: this.#rules,
      proposals: this.#proposals,
      told: this.#told,
    };
  }

  /** Streams of accounts are decided on balances alone, and take whatever version there is. */
  commit(answered: Commit['answered']): Commit {
    assert(!this.isEmpty, 'an order that changes nothing is not stored');
    const appends = [...this.#events].map(
      ([stream, events]): Append => ({
        stream,
        expected: stream.startsWith('account/') ? null : (this.#expected.get(stream) ?? 0),
        events,
      }),
    );
    return {
      at: this.at,
      appends,
      answered,
      obligations: this.#obligations,
      secrets: this.#secrets,
      people: this.#people,
      decidedOn: [...this.#decidedOn].map(([stream, version]) => ({ stream, version })),
      snapshots: this.#snapshots(),
      mayOverdraw,
    };
  }

  /** A table is kept whole when a round is over, and a jackpot now and then. */
  #snapshots(): Commit['snapshots'] {
    const ended = [...this.#desks].filter(
      ([slug, { runningRound }]) =>
        runningRound === null &&
        (this.#events.get(`rounds/${slug}`) ?? []).some(({ type }) => type === 'RoundFiled'),
    );
    const meters = [...this.#meters].filter(
      ([slug]) =>
        this.version(`jackpot/${slug}`) % METER_SNAPSHOT_EVERY <
        (this.#events.get(`jackpot/${slug}`)?.length ?? 0),
    );
    return [
      ...ended.flatMap(([slug, { table, rounds }]) => [
        { stream: `table/${slug}`, schema: SNAPSHOT_SCHEMA, state: table },
        { stream: `rounds/${slug}`, schema: SNAPSHOT_SCHEMA, state: rounds },
      ]),
      ...meters.map(([slug, state]) => ({
        stream: `jackpot/${slug}`,
        schema: SNAPSHOT_SCHEMA,
        state,
      })),
    ];
  }
}

const METER_SNAPSHOT_EVERY = 200;

/** The house is the world outside; a tray may owe the cage until its next fill. */
const mayOverdraw = (account: Account): boolean => /^(?:house|seed|tray)\//.test(account);
