import type { Account } from '@baize/money';
import { err, ok, type Result } from '@baize/result';
import { byPolicy, bySoftware, canonicalText } from '@baize/rulebook';
import type { SteadyClock } from '../clock/steady-clock.js';
import type { RandomBytes } from '../identity/random.js';
import type { Refusal } from '../refusal.js';
import { sha256 } from '../store/chain.js';
import type { CommitError } from '../store/commit.js';
import type { Store } from '../store/store.js';
import { BalancesAtHand } from './balances-at-hand.js';
import { Draft } from './draft.js';
import { reload } from './load.js';
import type { Memory } from './memory.js';
import type { Answer } from './orders.js';
import type { Person } from './people.js';

/** Something to be worked out and stored; it may be worked out again when another order was quicker. */
export interface Task {
  /** The sender's key, which gets the same answer for ever; null for the house's own steps. */
  readonly key: { readonly name: string; readonly digest: string } | null;
  /** `ok(null)` when there is nothing to do. */
  plan(draft: Draft): Promise<Result<TaskAnswer | null, Refusal>>;
}

/** What the sender learns beside the versions. */
export type TaskAnswer = Omit<Answer, 'versions'>;

interface Waiting {
  readonly task: Task;
  readonly answer: (answered: Result<Answer | null, Refusal>) => void;
  readonly fail: (error: unknown) => void;
  tries: number;
  /** Stored by itself: something in its company could not be. */
  alone: boolean;
}

interface Drafted {
  readonly waiting: Waiting;
  readonly draft: Draft;
  readonly answer: Answer;
}

type Stored = Awaited<ReturnType<Store['commitAll']>>;

interface Kept {
  readonly digest: string;
  readonly answer: Answer;
}

const MOST_AT_ONCE = 64;
const MOST_TRIES = 8;

/**
 * Works orders out one after another and stores as many at once as are waiting: one wait for the disk
 * serves them all. Each stands or falls by itself. What is stored is told before anybody is answered.
 */
export class OrderQueue {
  readonly #waiting: Waiting[] = [];
  /** Streams of which what is at hand may be ahead of the store, or behind it. */
  readonly #stale = new Set<string>();
  readonly #balances: BalancesAtHand;
  #running: Promise<void> | null = null;
  readonly counts = { stored: 0, refused: 0, conflicts: 0, batches: 0, storeSeconds: 0 };

  constructor(
    private readonly store: Store,
    private readonly memory: Memory,
    private readonly clock: SteadyClock,
    private readonly random: RandomBytes,
    private readonly stored: (drafts: readonly Draft[]) => void,
    /** Another process was quicker, and what is at hand was read anew. */
    private readonly reloaded: (streams: readonly string[]) => void,
  ) {
    this.#balances = new BalancesAtHand(store);
  }

  submit(task: Task): Promise<Result<Answer | null, Refusal>> {
    const answered = new Promise<Result<Answer | null, Refusal>>((answer, fail) => {
      this.#waiting.push({ task, answer, fail, tries: 0, alone: false });
    });
    this.#running ??= this.#run();
    return answered;
  }

  /** When everything that was submitted is answered. */
  async idle(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }

  async #run(): Promise<void> {
    try {
      // Whatever comes in with the same turn of the loop goes to the disk together.
      await new Promise((resolve) => setImmediate(resolve));
      while (this.#waiting.length > 0) {
        const drafted: Drafted[] = [];
        const pending = new Map<Account, number>();
        for (const waiting of await this.#fresh(this.#next())) {
          // The same key came a moment before: it has its answer when that is stored.
          if (drafted.some((one) => isSameKey(one.waiting, waiting))) {
            this.#waiting.push(waiting);
            continue;
          }
          try {
            const one = await this.#work(waiting, pending);
            if (one !== null) drafted.push(one);
          } catch (error) {
            waiting.fail(error);
          }
        }
        const results = drafted.length === 0 ? null : await this.#store(drafted);
        if (results !== null) await this.#answer(drafted, results);
      }
    } finally {
      this.#running = null;
    }
  }

  #next(): readonly Waiting[] {
    const alone = this.#waiting.findIndex((one) => one.alone);
    const together = alone < 0 ? MOST_AT_ONCE : Math.min(MOST_AT_ONCE, alone);
    return this.#waiting.splice(0, Math.max(1, together));
  }

  /** Those of a batch that are to be worked out, on what the store has. */
  async #fresh(batch: readonly Waiting[]): Promise<readonly Waiting[]> {
    try {
      await this.#readAnew();
      return await this.#unanswered(batch);
    } catch (error) {
      if (batch.length === 1) batch[0]?.fail(error);
      else this.#singly(batch);
      return [];
    }
  }

  /** Those whose keys are new; the others get their first answer again. */
  async #unanswered(batch: readonly Waiting[]): Promise<readonly Waiting[]> {
    const keys = batch.flatMap(({ task }) => (task.key === null ? [] : [task.key.name]));
    const answers = keys.length === 0 ? new Map() : await this.store.answersTo(keys);
    return batch.filter(({ task: { key }, answer }) => {
      const first = key === null ? undefined : (answers.get(key.name) as Kept | undefined);
      if (key === null || first === undefined) return true;
      answer(again(first, key.digest));
      return false;
    });
  }

  /** Works one order out on everything that was worked out before it. */
  async #work(waiting: Waiting, pending: Map<Account, number>): Promise<Drafted | null> {
    const draft = new Draft(this.memory, this.clock.now(), this.random);
    const planned = await waiting.task.plan(draft);
    const { movements } = draft;
    const refused = planned.ok ? await this.#short(movements, pending) : planned;
    if (!refused.ok) {
      this.counts.refused += 1;
      waiting.answer(refused);
      return null;
    }
    if (!planned.ok || planned.value === null || draft.isEmpty) {
      waiting.answer(ok(null));
      return null;
    }
    for (const [account, moved] of movements) {
      pending.set(account, (pending.get(account) ?? 0) + moved);
    }
    this.memory.adopt(draft);
    return { waiting, draft, answer: { ...planned.value, versions: versionsOf(draft) } };
  }

  /** A player cannot stake what they do not have: asked here, so that it is a refusal like any other. */
  async #short(
    movements: ReadonlyMap<Account, number>,
    pending: ReadonlyMap<Account, number>,
  ): Promise<Result<true, Refusal>> {
    for (const [account, moved] of movements) {
      if (moved >= 0 || !/^(?:player|wallet)\//.test(account)) continue;
      const least = -moved - (pending.get(account) ?? 0);
      if (!(await this.#balances.holds(account, least))) return err(tooLittle(account));
    }
    return ok(true);
  }

  /** Null when nothing of it was stored: a bug of ours in one of them stops all. */
  async #store(drafted: readonly Drafted[]): Promise<Stored | null> {
    const started = this.clock.monotonic();
    try {
      const results = await this.store.commitAll(
        drafted.map(({ waiting, draft, answer }) => {
          const { key } = waiting.task;
          return draft.commit(
            key === null ? null : { key: key.name, answer: { digest: key.digest, answer } },
          );
        }),
      );
      this.counts.batches += 1;
      this.counts.storeSeconds += (this.clock.monotonic() - started) / 1000;
      return results;
    } catch (error) {
      this.#doubt(drafted);
      if (drafted.length === 1) {
        drafted[0]?.waiting.fail(error);
        return null;
      }
      this.#singly(drafted.map(({ waiting }) => waiting));
      return null;
    }
  }

  /** Each goes by itself, and only the one that cannot be stored or read fails. */
  #singly(batch: readonly Waiting[]): void {
    for (const waiting of batch) waiting.alone = true;
    this.#waiting.unshift(...batch);
  }

  /** What is stored is never worked out again, whatever fails from here on. */
  async #answer(drafted: readonly Drafted[], results: Stored): Promise<void> {
    const failed = drafted.flatMap((one, at) => {
      const result = results[at];
      return result?.ok === false ? [{ ...one, error: result.error }] : [];
    });
    const good = drafted.filter((_, at) => results[at]?.ok === true);
    this.#doubt(failed);
    // What cannot be read anew now stays in doubt, and is before the next orders.
    await this.#readAnew().catch(() => undefined);
    this.counts.stored += good.length;
    for (const { draft } of good) this.#balances.move(draft.movements);
    this.stored(good.map(({ draft }) => draft));
    for (const { waiting, answer } of good) waiting.answer(ok(answer));
    for (const { waiting, error } of failed) this.#failed(waiting, error);
  }

  #doubt(drafted: readonly Pick<Drafted, 'draft'>[]): void {
    for (const stream of drafted.flatMap(({ draft }) => draft.streams)) this.#stale.add(stream);
  }

  /** Before anything else is worked out on it. */
  async #readAnew(): Promise<void> {
    if (this.#stale.size === 0) return;
    await reload(this.store, this.memory, this.#stale);
    const streams = [...this.#stale];
    this.#stale.clear();
    this.reloaded(streams);
  }

  /** Another process was quicker: the order is worked out again on what it left. */
  #failed(waiting: Waiting, error: CommitError): void {
    this.counts.conflicts += 1;
    switch (error.code) {
      case 'duplicate-key':
        waiting.answer(again(error.answer as Kept, waiting.task.key?.digest ?? ''));
        return;
      case 'overdrawn':
        waiting.answer(err(tooLittle(error.account)));
        return;
      case 'unbalanced-postings':
        waiting.fail(new Error(error.message));
        return;
      case 'instant-passed':
        this.clock.notBefore(error.at);
        this.#again(waiting, error);
        return;
      case 'version-conflict':
      case 'obligation-taken':
      case 'busy':
        this.#again(waiting, error);
    }
  }

  #again(waiting: Waiting, error: CommitError): void {
    waiting.tries += 1;
    if (waiting.tries < MOST_TRIES) this.#waiting.push(waiting);
    else waiting.answer(err(busy(error)));
  }
}

/** The key of an order is its sender's, and stands for this order alone. */
export const keyFor = (person: Person, order: unknown, key: string | null): Task['key'] =>
  key === null ? null : { name: `${person.account}/${key}`, digest: sha256(canonicalText(order)) };

/** What the sender of an order learns, also where there was nothing to do. */
export const answerTo = (answered: Result<Answer | null, Refusal>): Result<Answer, Refusal> =>
  answered.ok ? ok(answered.value ?? { versions: {} }) : answered;

const isSameKey = (one: Waiting, other: Waiting): boolean =>
  one.task.key !== null && one.task.key.name === other.task.key?.name;

const versionsOf = (draft: Draft): Answer['versions'] =>
  Object.fromEntries(
    draft.streams
      .filter((stream) => /^(?:table|house)\//.test(stream))
      .map((stream) => [stream, draft.version(stream)]),
  );

/** The same key gets the same answer, as long as it comes with the same order. */
const again = ({ digest, answer }: Kept, now: string): Result<Answer, Refusal> =>
  digest === now
    ? ok(answer)
    : err({
        code: 'key-used-before',
        message: 'this key came with another order before: use a new one',
        cite: bySoftware('store'),
      });

const tooLittle = (account: Account): Refusal =>
  account.startsWith('wallet/')
    ? {
        code: 'wallet-too-small',
        message: 'there is not so much in the wallet',
        cite: byPolicy('chips'),
      }
    : { code: 'not-enough-chips', message: 'there are not so many chips', cite: byPolicy('chips') };

const busy = ({ code, message }: CommitError): Refusal =>
  code === 'obligation-taken'
    ? { code: 'done-before', message, cite: bySoftware('store') }
    : { code: 'house-busy', message: 'the house is busy: try again', cite: bySoftware('store') };
