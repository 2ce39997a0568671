import { createHash, type Hash } from 'node:crypto';
import type { Clock } from '../src/index.js';
import { Broken, type Failure } from './checks/failure.js';
import { type Occurrence, Occurrences } from './occurrences.js';
import type { Plan } from './outcome.js';

const LAST_ACTS = 40;

/** What happened in a simulation, to the byte, and the first thing that went wrong. */
export class Journal {
  readonly #digest: Hash = createHash('sha256');
  readonly #acts: string[] = [];
  readonly occurrences = new Occurrences();
  #failure: Failure | null = null;

  constructor(
    private readonly plan: Pick<Plan, 'ignored' | 'trace'>,
    private readonly clock: Clock,
  ) {}

  get failure(): Failure | null {
    return this.#failure;
  }

  get lastActs(): readonly string[] {
    return this.#acts.slice(-LAST_ACTS);
  }

  /** Of everything that was written; once, at the end. */
  digest(): string {
    return this.#digest.digest('hex');
  }

  write(line: string): void {
    this.#digest.update(`${line}\n`);
  }

  act(who: string, what: string): void {
    this.note(`${this.clock.now()} ${who} ${what}`);
  }

  note(act: string): void {
    this.#acts.push(act);
    if (this.#acts.length > 4 * LAST_ACTS) this.#acts.splice(0, this.#acts.length - LAST_ACTS);
    const { trace } = this.plan;
    if (trace !== null && act.includes(trace)) console.log(act);
  }

  happened(what: Occurrence): void {
    this.occurrences.happened(what);
  }

  fail(failure: Failure): void {
    if (this.plan.ignored.includes(failure.kind)) return;
    this.#failure ??= failure;
  }

  broken(error: unknown): void {
    this.fail(
      error instanceof Broken
        ? { kind: error.kind, words: error.message }
        : { kind: 'error', words: textOf(error) },
    );
  }

  guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.broken(error);
    }
  }
}

export const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
