import { createRequire } from 'node:module';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { blocksOf } from '@baize/odds';
import { timedProgress } from '../../render/progress.js';
import type { Terminal } from '../../terminal.js';
import type {
  BlockRange,
  GameSimulation,
  RoundsPlayed,
  SimulateOrder,
  ThreadOrder,
} from './game.js';

interface Simulated {
  /** Covers fewer rounds if it was stopped; null if no block was complete. */
  readonly tally: RoundsPlayed | null;
  readonly seconds: number;
}

/** Plays all blocks on threads. After Ctrl-C only complete blocks count. */
export const runSimulation = async (
  order: SimulateOrder,
  { add, atOnce, blockRounds }: GameSimulation,
  terminal: Terminal,
): Promise<Simulated> => {
  const start = performance.now();
  const progress = timedProgress(terminal, 'Simulating', order.rounds, 'rounds');
  const blocks = blocksOf(order.rounds, blockRounds);
  const threads = Math.min(order.threads, blocks);
  const many = Math.min(atOnce[order.through], Math.ceil(blocks / threads));
  let next = 0;
  const more = (): BlockRange | null => {
    const first = next;
    const count = Math.min(many, blocks - first);
    next += count;
    return count > 0 ? { first, count } : null;
  };
  const sum = new InOrder(add);
  const workers: Worker[] = [];
  const stopped = stoppedByHand();
  try {
    const all = Array.from({ length: threads }, () => {
      const worker = startThread(order);
      workers.push(worker);
      return playAll(worker, more, (range, part) => {
        sum.take(range, part);
        progress.tell(sum.rounds);
      });
    });
    await Promise.race([Promise.all(all), stopped.promise]);
  } finally {
    stopped.forget();
    progress.end();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return { tally: sum.total(), seconds: (performance.now() - start) / 1000 };
};

/** Adds the parts in the order of their blocks, so that rounding does not depend on the threads. */
class InOrder {
  rounds = 0;
  private sum: RoundsPlayed | null = null;
  private next = 0;
  private readonly waiting = new Map<
    number,
    { readonly count: number; readonly part: RoundsPlayed }
  >();

  constructor(private readonly add: (one: RoundsPlayed, other: RoundsPlayed) => RoundsPlayed) {}

  take({ first, count }: BlockRange, part: RoundsPlayed): void {
    this.rounds += part.rounds;
    this.waiting.set(first, { count, part });
    for (;;) {
      const ready = this.waiting.get(this.next);
      if (ready === undefined) return;
      this.waiting.delete(this.next);
      this.join(ready.part);
      this.next += ready.count;
    }
  }

  /** Includes parts that were waiting for their turn when the simulation was stopped. */
  total(): RoundsPlayed | null {
    for (const [, { part }] of [...this.waiting].toSorted(([one], [other]) => one - other)) {
      this.join(part);
    }
    this.waiting.clear();
    return this.sum;
  }

  private join(part: RoundsPlayed): void {
    this.sum = this.sum === null ? part : this.add(this.sum, part);
  }
}

const startThread = ({ seed, players, through, rounds, table }: SimulateOrder): Worker => {
  const workerData: ThreadOrder = { seed, players, through, rounds, house: table.house };
  return new Worker(threadScript(), { workerData });
};

/** Resolved by package name: sources and bundle both use the built script. */
const threadScript = (): string =>
  createRequire(import.meta.url).resolve('@baize/cli/simulate-thread');

const playAll = (
  worker: Worker,
  more: () => BlockRange | null,
  take: (range: BlockRange, tally: RoundsPlayed) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    let range = more();
    const send = (): void => {
      if (range === null) resolve();
      else worker.postMessage(range);
    };
    worker.on('error', reject);
    worker.on('message', (tally: RoundsPlayed) => {
      if (range !== null) take(range, tally);
      range = more();
      send();
    });
    send();
  });

/** The first Ctrl-C stops cleanly; the second ends the process. */
const stoppedByHand = (): { readonly promise: Promise<void>; readonly forget: () => void } => {
  let stop = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    stop = resolve;
  });
  process.once('SIGINT', stop);
  return { promise, forget: () => process.off('SIGINT', stop) };
};
