import { err, type Result } from '@baize/result';
import type {
  Clock,
  Commit,
  CommitError,
  Committed,
  Projection,
  Reader,
  Store,
} from '../src/index.js';
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
export class FaultyStore implements Store {
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
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly chance: Chance,
    private readonly stored: (commits: readonly Commit[], answers: Answers) => void,
  ) {}

  /** How often what fails from now on; how it was before. */
  setFaults(rates: FaultRates): FaultRates {
    const before = this.#rates;
    this.#rates = rates;
    return before;
  }

  async commit(commit: Commit): Promise<Result<Committed, CommitError>> {
    const [answer] = await this.commitAll([commit]);
    if (answer === undefined) throw new Error('each commit has an answer');
    return answer;
  }

  async commitAll(commits: readonly Commit[]): Promise<Answers> {
    this.operations += 1;
    const { fails, answerLost, busy, slow, outage } = this.#rates;
    const { chance, clock } = this;
    if (chance.happens(outage)) {
      this.#downUntil = clock.monotonic() + chance.between(500, 20_000);
    }
    if (clock.monotonic() < this.#downUntil || chance.happens(fails)) throw this.#fault('a commit');
    if (chance.happens(busy)) {
      return commits.map(() => err({ code: 'busy', message: INJECTED }));
    }
    const answers = await this.store.commitAll(commits);
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

  #read<T>(work: () => Promise<T>): Promise<T> {
    this.operations += 1;
    if (this.chance.happens(this.#rates.readFails)) return Promise.reject(this.#fault('a read'));
    return work();
  }

  reading<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    return this.#read(() => this.store.reading(work));
  }

  readStream(...asked: Parameters<Reader['readStream']>) {
    return this.#read(() => this.store.readStream(...asked));
  }

  readStreamBack(...asked: Parameters<Reader['readStreamBack']>) {
    return this.#read(() => this.store.readStreamBack(...asked));
  }

  readAll(...asked: Parameters<Reader['readAll']>) {
    return this.#read(() => this.store.readAll(...asked));
  }

  lastPosition() {
    return this.#read(() => this.store.lastPosition());
  }

  head(stream: string) {
    return this.#read(() => this.store.head(stream));
  }

  heads() {
    return this.#read(() => this.store.heads());
  }

  answerTo(key: string) {
    return this.#read(() => this.store.answerTo(key));
  }

  answersTo(keys: readonly string[]) {
    return this.#read(() => this.store.answersTo(keys));
  }

  hasObligation(obligation: string) {
    return this.#read(() => this.store.hasObligation(obligation));
  }

  secret(name: string) {
    return this.#read(() => this.store.secret(name));
  }

  balance(...asked: Parameters<Reader['balance']>) {
    return this.#read(() => this.store.balance(...asked));
  }

  balances() {
    return this.#read(() => this.store.balances());
  }

  ledger(...asked: Parameters<Reader['ledger']>) {
    return this.#read(() => this.store.ledger(...asked));
  }

  ledgerBack(...asked: Parameters<Reader['ledgerBack']>) {
    return this.#read(() => this.store.ledgerBack(...asked));
  }

  snapshot(...asked: Parameters<Reader['snapshot']>) {
    return this.#read(() => this.store.snapshot(...asked));
  }

  projection(name: string) {
    return this.#read(() => this.store.projection(name));
  }

  putProjection(name: string, projection: Projection): Promise<void> {
    return this.store.putProjection(name, projection);
  }

  close(): Promise<void> {
    return this.store.close();
  }
}
