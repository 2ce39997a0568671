import { createHash, type Hash } from 'node:crypto';
import type { MeterEvent } from '@baize/jackpot';
import type { TableEvent } from '@baize/table';
import { auditHouse, type Commit } from '../src/index.js';
import { HOUSE_POLICY, type Person } from '../src/live/people.js';
import type { RoundsEvent } from '../src/live/streams/rounds-stream.js';
import type { Browser, Heard } from './browser.js';
import { Chance } from './chance.js';
import { Company } from './checks/company.js';
import { Broken, type Failure, type Kind } from './checks/failure.js';
import { Ghosts } from './checks/ghosts.js';
import { HiddenCards } from './checks/hidden-cards.js';
import { checkCalled, checkIdle, checkSettled, LaidAtTables } from './checks/kept.js';
import { Liveness } from './checks/liveness.js';
import { checkMeter, Ledger, PaidAwards } from './checks/money.js';
import { checkReplay } from './checks/replay.js';
import { checkTold } from './checks/told.js';
import { Withholding } from './checks/withholding.js';
import { type FaultRates, isInjected, NO_FAULTS } from './faulty-store.js';
import { type Occurrence, Occurrences } from './occurrences.js';
import { openWorld, type World } from './open-world.js';
import type { DealerRota } from './people/rota.js';
import { type PlannedTable, planTables, setUp } from './set-up.js';
import { type Records, Stage } from './stage.js';
import { VirtualClock } from './virtual-clock.js';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LAST_ACTS = 40;
/** So long after a fault of the store a table may take to try again: its waits double up to this. */
const TROUBLE_MS = 150_000;
/** So long after a fault the house may not know what was stored: somebody tries again by then. */
const IN_DOUBT_MS = 90_000;

export interface Plan {
  readonly seed: number;
  readonly hours: number;
  /** Kinds of failures that are not counted, to see what else there is. */
  readonly ignored: readonly Kind[];
  /** A known bug that is put back. */
  readonly sabotage: string | null;
  /** Prints every act that has this text in it. */
  readonly trace: string | null;
}

export interface Totals {
  readonly hours: number;
  /** Summed over tables: hours with somebody of the players there. */
  readonly tableHours: number;
  readonly rounds: number;
  readonly attendedRounds: number;
  /** By rulebook. */
  readonly roundsOf: Readonly<Record<string, number>>;
  readonly awards: number;
  readonly faults: number;
  readonly steps: number;
  readonly messages: number;
  readonly requests: number;
  /** Rounds that ended because somebody withheld a seed. */
  readonly withheld: number;
}

export interface Outcome extends Plan {
  readonly digest: string;
  readonly totals: Totals;
  readonly failure: Failure | null;
  /** When it failed, by the house's clock, and what was done before. */
  readonly at: string;
  readonly acts: readonly string[];
  /** How often each thing happened that a simulation is about. */
  readonly occurrences: readonly (readonly [Occurrence, number])[];
  /** How often each refusal was given. */
  readonly refusals: readonly (readonly [string, number])[];
}

const FAULTS: FaultRates = {
  fails: 0.002,
  answerLost: 0.001,
  busy: 0.003,
  slow: 0.01,
  readFails: 0.0003,
  outage: 0.0002,
};

interface TableRecord {
  readonly plan: PlannedTable;
  readonly liveness: Liveness;
  readonly ghosts: Ghosts;
  readonly company: Company;
  /** By account: open streams. */
  readonly followers: Map<string, number>;
  presentMs: number;
}

/** One seed, played through: the same one gives the same bytes. */
export class Simulation implements Records {
  readonly #clock = new VirtualClock(START);
  readonly #chance: Chance;
  readonly #tables: ReadonlyMap<string, TableRecord>;
  readonly #plans: readonly PlannedTable[];
  readonly #hidden = new HiddenCards();
  readonly #paid = new PaidAwards();
  readonly #ledger = new Ledger();
  readonly #digest: Hash = createHash('sha256');
  readonly #acts: string[] = [];
  readonly #refusals = new Map<string, number>();
  readonly #occurrences = new Occurrences();
  readonly #laid = new LaidAtTables();
  /** Tables where cards were put right. */
  readonly #corrected = new Set<string>();
  readonly #roundsOf = new Map<string, number>();
  readonly #meters = new Set<string>();
  readonly #people = new Map<string, Person>();
  readonly #withholding = new Withholding();
  /** By account: where its orders come from. */
  readonly #addresses = new Map<string, string>();
  #world: World | null = null;
  #rota: DealerRota | null = null;
  #failure: Failure | null = null;
  #hasMoved = false;
  #rounds = 0;
  #attendedRounds = 0;
  #awards = 0;
  #steps = 0;
  #messages = 0;
  #requests = 0;
  #passed = 0;
  #isOver = false;

  constructor(private readonly plan: Plan) {
    this.#chance = new Chance(`seed ${plan.seed}`);
    this.#plans = planTables(this.#chance.fork('tables'));
    this.#tables = new Map(
      this.#plans.map((one) => [
        one.slug,
        {
          plan: one,
          liveness: new Liveness(one.slug),
          ghosts: new Ghosts(one.slug),
          company: new Company(one.slug, one.practice),
          followers: new Map<string, number>(),
          presentMs: 0,
        },
      ]),
    );
  }

  async run(): Promise<Outcome> {
    const world = await openWorld(this.#clock, this.#chance, {
      stored: (commits, answers) =>
        commits.forEach((commit, at) => {
          if (answers[at]?.ok === true) this.#guarded(() => this.#stored(commit));
        }),
      failed: (what, error) => {
        if (isInjected(error)) this.happened('the store fails');
        else this.#fail({ kind: 'error', words: `${what}: ${textOf(error)}` });
      },
    });
    this.#world = world;
    try {
      await this.#play(world);
    } catch (error) {
      this.broken(error);
    } finally {
      this.#isOver = true;
      await world.close();
    }
    return this.#outcome();
  }

  async #play(world: World): Promise<void> {
    const stage = new Stage(world.app, this.#clock, this.#chance.fork('people'), this.#plans, this);
    this.#rota = await setUp(world, stage, this.#plans, this.#chance.between(10, 20));
    const faulty = this.#chance.happens(0.5);
    world.store.setFaults(faulty ? FAULTS : NO_FAULTS);
    this.#setWallNowAndThen();
    const until = this.plan.hours * HOUR;
    let nextReplay = HOUR / 4;
    while (this.#failure === null && this.#step(until)) {
      await this.#settle(world);
      if (this.#failure !== null) break;
      this.#check(world);
      if (this.#clock.monotonic() < nextReplay || !this.#isSettled(world)) continue;
      nextReplay = this.#clock.monotonic() + HOUR / 4;
      await this.#replay(world);
    }
    if (this.#failure !== null) return;
    world.store.release();
    await this.#settle(world);
    await this.#replay(world);
    const audited = await auditHouse(world.sound, null);
    if (!audited.ok) throw new Broken('audit', JSON.stringify(audited).slice(0, 2_000));
  }

  /** Mostly one thing at a time; now and then several at once, so that they meet in the house. */
  #step(until: number): boolean {
    const together = this.#chance.happens(0.1) ? 3 : 1;
    const soon = this.#clock.nextAt;
    if (!this.#clock.step(until)) return false;
    this.#steps += 1;
    for (let more = 1; more < together; more += 1) {
      const next = this.#clock.nextAt;
      if (next === null || soon === null || next > Math.min(until, soon + 30)) break;
      this.#clock.step(until);
    }
    return true;
  }

  /** Until everything that can happen now has happened. */
  async #settle({ store }: World): Promise<void> {
    let quiet = 0;
    let last = -1;
    while (quiet < 3) {
      await new Promise((turn) => setImmediate(turn));
      const now = store.operations + this.#messages + this.#requests;
      quiet = now === last ? quiet + 1 : 0;
      last = now;
    }
  }

  #check(world: World): void {
    const { house, store } = world;
    const now = this.#clock.monotonic();
    const passed = now - this.#passed;
    this.#passed = now;
    const isTroubled = now - store.lastFault < TROUBLE_MS;
    for (const [slug, record] of this.#tables) {
      const desk = house.desk(slug);
      if (desk === undefined) continue;
      this.#hidden.moved(desk);
      const followers = new Set(record.followers.keys());
      if (followers.size > 0) {
        record.ghosts.followed(now);
        record.presentMs += passed;
      }
      const isDealt = this.#rota?.isAttended(slug) ?? false;
      this.#guarded(() => checkIdle(house, slug));
      this.#guarded(() => record.liveness.pass(desk, { followers, isDealt, isTroubled }, passed));
    }
    this.#ledger.check();
    for (const slug of this.#corrected) {
      if (this.#isSettled(world)) {
        this.#corrected.delete(slug);
        checkSettled(house, slug);
      }
    }
    if (!this.#hasMoved || !this.#isSettled(world)) return;
    this.#hasMoved = false;
    for (const jackpot of this.#meters) checkMeter(house, jackpot, this.#ledger, this.#paid);
  }

  /** What is stored and not answered yet, or in doubt after a fault, is in the log alone. */
  #isSettled({ store }: World): boolean {
    return store.unanswered === 0 && this.#clock.monotonic() - store.lastFault > IN_DOUBT_MS;
  }

  async #replay({ house, sound, store }: World): Promise<void> {
    const faults = store.setFaults(NO_FAULTS);
    this.#ledger.compare(await sound.balances());
    const viewers = [null, ...this.#people.values()];
    await checkReplay(house, sound, viewers);
    store.setFaults(faults);
  }

  /** The machine's clock is set ahead, and back again: the house must not mind. */
  #setWallNowAndThen(): void {
    const chance = this.#chance.fork('wall');
    const next = (): void => {
      this.#clock.setTimer(chance.between(MINUTE, 30 * MINUTE), () => {
        this.#clock.setWall(chance.between(-12 * MINUTE, 4 * MINUTE));
        this.happened('the clock is set');
        next();
      });
    };
    this.#clock.setTimer(2 * MINUTE, () => {
      this.#clock.setWall(-12 * MINUTE);
      next();
    });
  }

  #stored(commit: Commit): void {
    if (this.#isOver) return;
    this.#hasMoved = true;
    for (const { stream, events } of commit.appends) {
      const [kind, slug = ''] = [stream.slice(0, stream.indexOf('/')), stream.split('/')[1]];
      for (const { type, data, postings } of events) {
        this.#digest.update(
          `${commit.at} ${stream} ${JSON.stringify(data)} ${JSON.stringify(postings)}\n`,
        );
        const inner = (data as { readonly event?: { readonly type?: string } }).event?.type;
        this.#note(`${commit.at} ${stream} ${type}${inner === undefined ? '' : ` ${inner}`}`);
        for (const posting of postings) this.#ledger.take(posting);
        this.#occurrences.stored(type, data);
        if (kind === 'jackpot') this.#atJackpot(data as MeterEvent);
        if (kind === 'rounds') this.#atRounds(data as RoundsEvent);
        if (kind !== 'table') continue;
        const event = data as TableEvent;
        checkCalled(event);
        this.#laid.stored(slug, event, commit);
        if (event.type === 'CardsCorrected') this.#corrected.add(slug);
        this.#atTable(slug, event, isWithheld(commit, slug));
      }
    }
    checkTold(commit);
    if (this.#acts.length > 4 * LAST_ACTS) this.#acts.splice(0, this.#acts.length - LAST_ACTS);
  }

  #atJackpot(event: MeterEvent): void {
    if ('jackpot' in event) this.#meters.add(event.jackpot);
    if (event.type === 'WinnersKeyed') this.#awards += event.winners.length;
    this.#paid.take(event);
  }

  #atRounds(event: RoundsEvent): void {
    if (event.type !== 'SeedsWithheld') return;
    const accounts = event.withheld.map(({ player }) => player);
    const addressOf = (account: string): string | null => this.#addresses.get(account) ?? null;
    this.#withholding.ended(event.at, event.round, accounts, addressOf);
  }

  #atTable(slug: string, event: TableEvent, isWithheld: boolean): void {
    const record = this.#tables.get(slug);
    const desk = this.#world?.house.desk(slug);
    if (record === undefined) return;
    if (event.type === 'RoundVoided' && event.by === HOUSE_POLICY && !isWithheld) {
      throw new Broken('stall', `the house voids a round of ${slug} to get on`);
    }
    if (event.type === 'RoundStarted' && record.plan.dealing === 'automatic') {
      record.ghosts.roundStarted(this.#clock.monotonic(), record.followers.size);
      if (desk !== undefined) record.company.roundStarted(desk, new Set(record.followers.keys()));
    }
    if (event.type !== 'RoundEnded') return;
    this.#rounds += 1;
    const { rulebook, dealing } = record.plan;
    this.#roundsOf.set(rulebook, (this.#roundsOf.get(rulebook) ?? 0) + 1);
    if (dealing === 'attended') this.#attendedRounds += 1;
    else if (desk !== undefined) record.ghosts.roundEnded(desk, new Set(record.followers.keys()));
  }

  act(who: string, what: string): void {
    this.#note(`${this.#clock.now()} ${who} ${what}`);
  }

  happened(what: Occurrence): void {
    this.#occurrences.happened(what);
  }

  #note(act: string): void {
    this.#acts.push(act);
    const { trace } = this.plan;
    if (trace !== null && act.includes(trace)) console.log(act);
  }

  answered(who: Browser, asked: string, heard: Heard): void {
    if (this.#isOver) return;
    this.#requests += 1;
    const { status, text, body } = heard;
    this.#digest.update(`${who.name} ${asked} ${status} ${text}\n`);
    if (!asked.startsWith('GET')) this.act(who.name, `${asked.slice(0, 160)} -> ${status}`);
    if (status >= 400) {
      const code = codeOf(body);
      const type = /"type":"(\w+)"/.exec(asked)?.[1] ?? '';
      const name = `${status} ${type} ${String(code)}`;
      this.#refusals.set(name, (this.#refusals.get(name) ?? 0) + 1);
    }
    const store = this.#world?.store;
    const excused = store !== undefined && this.#clock.monotonic() - store.lastFault < TROUBLE_MS;
    if (status < 300 && asked.includes('"SetPractice"')) {
      const slug = /tables\/([^/]+)\//.exec(asked)?.[1] ?? '';
      this.#tables.get(slug)?.company.asked(who.account ?? '');
    }
    const laid = /tables\/([^/]+)\/orders (\{"type":"LayChips".*\})/.exec(asked);
    if (status < 300 && laid !== null) {
      const { seat, stakes } = JSON.parse(laid[2] ?? '{}') as { seat: number; stakes: object };
      this.#laid.laid(laid[1] ?? '', seat, Object.keys(stakes).length > 0);
    }
    if (codeOf(body) === 'not-in-the-tray' && !asked.includes('-pit/')) {
      this.#fail({ kind: 'shut-out', words: `${who.name}: ${asked} was answered ${text}` });
    }
    if (status >= 500 && !excused) {
      this.#fail({ kind: 'error', words: `${who.name}: ${asked} was answered ${status} ${text}` });
    }
    const account = who.account;
    if (account !== null) this.#addresses.set(account, who.address);
    if (account !== null && !this.#people.has(account) && account.startsWith('p')) {
      this.#people.set(account, { account, name: who.name, role: 'player' });
    }
  }

  framed(who: Browser, role: string, table: string, data: string): void {
    if (this.#isOver) return;
    this.#messages += 1;
    this.#digest.update(`${who.name} ${table} ${data}\n`);
    const desk = this.#world?.house.desk(table);
    if (desk === undefined) return;
    this.#guarded(() => {
      this.#hidden.moved(desk);
      this.#hidden.check(table, { account: who.account, isStaff: role !== 'player' }, data);
    });
  }

  following(who: Browser, table: string, change: 1 | -1): void {
    const record = this.#tables.get(table);
    const account = who.account;
    if (record === undefined || account === null || !account.startsWith('p')) return;
    const count = (record.followers.get(account) ?? 0) + change;
    if (count > 0) record.followers.set(account, count);
    else record.followers.delete(account);
    if (change > 0) record.ghosts.came(account);
    record.ghosts.followed(this.#clock.monotonic());
  }

  broken(error: unknown): void {
    this.#fail(
      error instanceof Broken
        ? { kind: error.kind, words: error.message }
        : { kind: 'error', words: textOf(error) },
    );
  }

  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.broken(error);
    }
  }

  #fail(failure: Failure): void {
    if (this.plan.ignored.includes(failure.kind)) return;
    this.#failure ??= failure;
  }

  #outcome(): Outcome {
    const { plan } = this;
    const tableMs = [...this.#tables.values()].reduce((sum, { presentMs }) => sum + presentMs, 0);
    return {
      ...plan,
      digest: this.#digest.digest('hex'),
      failure: this.#failure,
      at: this.#clock.now(),
      acts: this.#acts.slice(-LAST_ACTS),
      occurrences: this.#occurrences.counts,
      refusals: [...this.#refusals].sort(([one], [other]) => (one < other ? -1 : 1)),
      totals: {
        hours: this.#clock.monotonic() / HOUR,
        tableHours: tableMs / HOUR,
        rounds: this.#rounds,
        attendedRounds: this.#attendedRounds,
        roundsOf: Object.fromEntries(this.#roundsOf),
        awards: this.#awards,
        faults: this.#world?.store.faults ?? 0,
        steps: this.#steps,
        messages: this.#messages,
        requests: this.#requests,
        withheld: this.#withholding.rounds,
      },
    };
  }
}

/** The round was ended for a seed that was withheld: that is no stall. */
const isWithheld = ({ appends }: Commit, slug: string): boolean =>
  appends.some(
    ({ stream, events }) =>
      stream === `rounds/${slug}` && events.some(({ type }) => type === 'SeedsWithheld'),
  );

const codeOf = (body: unknown): unknown => (body as { readonly code?: unknown } | null)?.code;

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
