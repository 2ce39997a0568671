import { auditHouse } from '../src/index.js';
import type { Commit } from '../src/store/commit.js';
import type { Browser, Heard } from './browser.js';
import { Chance } from './chance.js';
import { Broken } from './checks/failure.js';
import { HiddenCards } from './checks/hidden-cards.js';
import { LaidAtTables } from './checks/kept.js';
import { type Compared, checkReplay } from './checks/replay.js';
import { Conversation } from './conversation.js';
import { type FaultRates, isInjected, NO_FAULTS } from './faulty-store.js';
import { Journal, textOf } from './journal.js';
import type { Occurrence } from './occurrences.js';
import { openWorld, type World } from './open-world.js';
import type { Outcome, Plan } from './outcome.js';
import type { DealerRota } from './people/rota.js';
import { type PlannedTable, planTables, setUp } from './set-up.js';
import { type Records, Stage } from './stage.js';
import { StoredEvents } from './stored-events.js';
import { drawTempo, type Tempo } from './tempo.js';
import { VirtualClock } from './virtual-clock.js';
import { WatchedTables } from './watched-tables.js';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const REPLAY_MS = HOUR / 4;
/** So long after a fault of the store a table may take to try again: its waits double up to this. */
const TROUBLE_MS = 150_000;
/** So long after a fault the house may not know what was stored: somebody tries again by then. */
const IN_DOUBT_MS = 90_000;

const FAULTS: FaultRates = {
  fails: 0.002,
  answerLost: 0.001,
  busy: 0.003,
  slow: 0.01,
  readFails: 0.0003,
  outage: 0.0002,
};

/** One seed, played through: the same one gives the same bytes. */
export class Simulation implements Records {
  readonly #clock = new VirtualClock(START);
  readonly #chance: Chance;
  readonly #tempo: Tempo;
  readonly #plans: readonly PlannedTable[];
  readonly #journal: Journal;
  readonly #tables: WatchedTables;
  readonly #stored: StoredEvents;
  readonly #conversation: Conversation;
  #world: World | null = null;
  #rota: DealerRota | null = null;
  #steps = 0;
  #passed = 0;
  #isOver = false;

  constructor(private readonly plan: Plan) {
    this.#chance = new Chance(`seed ${plan.seed}`);
    this.#tempo = drawTempo(this.#chance.fork('tempo'));
    this.#plans = planTables(this.#chance.fork('tables'), this.#tempo);
    this.#journal = new Journal(plan, this.#clock);
    const [hidden, laid] = [new HiddenCards(), new LaidAtTables()];
    this.#tables = new WatchedTables(this.#plans, hidden, this.#journal);
    this.#conversation = new Conversation(this.#journal, this.#tables, hidden, laid);
    const addressOf = (account: string): string | null => this.#conversation.addressOf(account);
    this.#stored = new StoredEvents(this.#journal, laid, addressOf, (slug, event, isWithheld) => {
      const desk = this.#world?.house.desk(slug);
      this.#tables.stored(slug, event, isWithheld, desk, this.#clock.monotonic());
    });
  }

  async run(): Promise<Outcome> {
    const world = await openWorld(this.#clock, this.#chance, {
      stored: (commits, answers) =>
        commits.forEach((commit, at) => {
          if (answers[at]?.ok === true) this.#take(commit);
        }),
      failed: (what, error) => {
        if (isInjected(error)) this.happened('the store fails');
        else this.#journal.fail({ kind: 'error', words: `${what}: ${textOf(error)}` });
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
    const people = this.#chance.fork('people');
    const stage = new Stage(world.app, this.#clock, people, this.#plans, this, this.#tempo);
    const count = this.#chance.between(...this.#tempo.people);
    this.#rota = await setUp(world, stage, this.#plans, count);
    const faulty = this.#chance.happens(0.5);
    world.store.setFaults(faulty ? FAULTS : NO_FAULTS);
    this.#setWallNowAndThen();
    const until = this.plan.hours * HOUR;
    let nextReplay = REPLAY_MS;
    const looks = this.#chance.fork('looks');
    while (!this.#hasFailed && this.#step(until)) {
      await this.#settle(world);
      if (this.#hasFailed) break;
      this.#check(world);
      if (this.#clock.monotonic() < nextReplay || !this.#isSettled(world)) continue;
      nextReplay = this.#clock.monotonic() + REPLAY_MS;
      await this.#replay(world, looks.happens(1 / 4) ? 'all' : 'some');
    }
    if (this.#hasFailed) return;
    world.store.release();
    await this.#settle(world);
    await this.#replay(world, 'all');
    const audited = await auditHouse(world.sound, null);
    if (!audited.ok) throw new Broken('audit', JSON.stringify(audited).slice(0, 2_000));
  }

  get #hasFailed(): boolean {
    return this.#journal.failure !== null;
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
    const { messages, requests } = this.#conversation;
    let quiet = 0;
    let last = store.operations + messages + requests;
    while (quiet < 3) {
      await new Promise((turn) => setImmediate(turn));
      const now = store.operations + this.#conversation.messages + this.#conversation.requests;
      quiet = now === last ? quiet + 1 : 0;
      last = now;
    }
  }

  #check(world: World): void {
    const now = this.#clock.monotonic();
    const passed = now - this.#passed;
    this.#passed = now;
    this.#tables.check(
      world.house,
      now,
      passed,
      this.#isTroubled,
      (slug) => this.#rota?.isAttended(slug) ?? false,
    );
    this.#stored.check(world.house, this.#isSettled(world));
  }

  /** The store fails, or did a moment ago. */
  get #isTroubled(): boolean {
    const store = this.#world?.store;
    return store !== undefined && this.#clock.monotonic() - store.lastFault < TROUBLE_MS;
  }

  /** What is stored and not answered yet, or in doubt after a fault, is in the log alone. */
  #isSettled({ store }: World): boolean {
    return store.unanswered === 0 && this.#clock.monotonic() - store.lastFault > IN_DOUBT_MS;
  }

  async #replay({ house, sound, store }: World, compared: Compared): Promise<void> {
    const faults = store.setFaults(NO_FAULTS);
    this.#stored.compare(await sound.balances());
    await checkReplay(house, sound, [...this.#conversation.people.values()], compared);
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

  #take(commit: Commit): void {
    if (!this.#isOver) this.#journal.guarded(() => this.#stored.take(commit));
  }

  act(who: string, what: string): void {
    this.#journal.act(who, what);
  }

  happened(what: Occurrence): void {
    this.#journal.happened(what);
  }

  answered(who: Browser, asked: string, heard: Heard): void {
    if (!this.#isOver) this.#conversation.answered(who, asked, heard, this.#isTroubled);
  }

  framed(who: Browser, role: string, table: string, data: string): void {
    if (!this.#isOver) this.#conversation.framed(who, role, table, data, this.#world);
  }

  following({ account }: Browser, table: string, change: 1 | -1): void {
    if (account === null || !account.startsWith('p')) return;
    this.#tables.following(account, table, change, this.#clock.monotonic());
  }

  broken(error: unknown): void {
    this.#journal.broken(error);
  }

  #outcome(): Outcome {
    const journal = this.#journal;
    const { rounds, attendedRounds, roundsOf, presentMs } = this.#tables;
    const { messages, requests, refusals } = this.#conversation;
    const { awards, withheld } = this.#stored;
    return {
      ...this.plan,
      digest: journal.digest(),
      failure: journal.failure,
      at: this.#clock.now(),
      acts: journal.lastActs,
      occurrences: journal.occurrences.counts,
      refusals,
      totals: {
        hours: this.#clock.monotonic() / HOUR,
        tableHours: presentMs / HOUR,
        rounds,
        attendedRounds,
        roundsOf: Object.fromEntries(roundsOf),
        awards,
        faults: this.#world?.store.faults ?? 0,
        steps: this.#steps,
        messages,
        requests,
        withheld,
      },
    };
  }
}
