import { err, present, type Result } from '@baize/result';
import type { Clock } from '../src/index.js';
import type { Commit, CommitError, Committed } from '../src/store/commit.js';
import type { Store } from '../src/store/store.js';
import type { Chance } from './chance.js';

/** What a fault says of itself, so that nobody takes it for a bug. */
const INJECTED = 'injected by the simulation';

export const isInjected = (error: unknown): boolean =>
  error instanceof Error && error.message.includes(INJECTED);

export interface FaultRates {
  /** Nothing is stored, and it throws. */
  readonly fails: number;
  /** Everything is stored, and it throws: the answer is lost. */
  readonly answerLost: number;
  readonly busy: number;
  readonly slow: number;
  readonly readFails: number;
  /** Of these commits, one begins a time in which none goes through. */
  readonly outage: number;
}

export const NO_FAULTS: FaultRates = {
  fails: 0,
  answerLost: 0,
  busy: 0,
  slow: 0,
  readFails: 0,
  outage: 0,
};

type Answers = readonly Result<Committed, CommitError>[];

/** The real store, behind a disk that fails now and then. It tells what is stored as soon as it is. */
export class FaultyStore {
  /** What the house is given for its store. */
  readonly port: Store;
  /** Operations so far: the simulation waits until they stand still. */
  operations = 0;
  /** When a fault was thrown last, on the monotonic clock. */
  lastFault = Number.NEGATIVE_INFINITY;
  faults = 0;
  /** Commits that are stored and not answered yet. */
  unanswered = 0;
  #rates = NO_FAULTS;
  #downUntil = Number.NEGATIVE_INFINITY;
  readonly #slow = new Set<() => void>();

  constructor(
    private readonly sound: Store,
    private readonly clock: Clock,
    private readonly chance: Chance,
    private readonly stored: (commits: readonly Commit[], answers: Answers) => void,
  ) {
    this.port = this.#behindFaults();
  }

  /** How often what fails from now on; how it was before. */
  setFaults(rates: FaultRates): FaultRates {
    const before = this.#rates;
    this.#rates = rates;
    return before;
  }

  async #commitAll(commits: readonly Commit[]): Promise<Answers> {
    this.operations += 1;
    const { fails, answerLost, busy, slow, outage } = this.#rates;
    const { chance, clock } = this;
    const isDown = clock.monotonic() < this.#downUntil;
    // What is tried again during an outage does not make it longer.
    if (chance.happens(outage) && !isDown) {
      this.#downUntil = clock.monotonic() + chance.between(500, 20_000);
    }
    if (clock.monotonic() < this.#downUntil || chance.happens(fails)) throw this.#fault('a commit');
    if (chance.happens(busy)) {
      return commits.map(() => err({ code: 'busy', message: INJECTED }));
    }
    const answers = await this.sound.commitAll(commits);
    this.stored(commits, answers);
    if (chance.happens(slow)) {
      this.unanswered += 1;
      await this.#pass(chance.between(10, 3_000));
      this.unanswered -= 1;
    }
    if (chance.happens(answerLost)) throw this.#fault('the answer to a commit');
    return answers;
  }

  #fault(what: string): Error {
    this.faults += 1;
    this.lastFault = this.clock.monotonic();
    return new Error(`${what} failed: ${INJECTED}`);
  }

  #pass(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#slow.add(resolve);
      this.clock.setTimer(ms, () => {
        this.#slow.delete(resolve);
        resolve();
      });
    });
  }

  /** No faults from now on, and nobody waits any longer: the simulation is over. */
  release(): void {
    this.#rates = NO_FAULTS;
    this.#downUntil = Number.NEGATIVE_INFINITY;
    for (const resolve of this.#slow) resolve();
  }

  #read<T>(work: () => T): T {
    this.operations += 1;
    if (this.chance.happens(this.#rates.readFails)) throw this.#fault('a read');
    return work();
  }

  /** Every reading of the store, whatever it is called; and the commits that may fail. */
  #behindFaults(): Store {
    const commitAll = (commits: readonly Commit[]): Promise<Answers> => this.#commitAll(commits);
    const commit = async (one: Commit): Promise<Result<Committed, CommitError>> =>
      present((await commitAll([one]))[0], 'the answer to a commit');
    const own = new Map<string | symbol, unknown>([
      ['commitAll', commitAll],
      ['commit', commit],
    ]);
    return new Proxy(this.sound, {
      get: (store, name): unknown => {
        const work: unknown = own.get(name) ?? Reflect.get(store, name);
        if (typeof work !== 'function' || own.has(name)) return work;
        return async (...asked: unknown[]): Promise<unknown> =>
          this.#read(() => Reflect.apply(work, store, asked));
      },
    });
  }
}
