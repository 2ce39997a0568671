import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { blocksOf, mergeTallies, NO_ROUNDS, type Tally } from '@baize/odds';
import type { BlockRange, SimulateOrder, ThreadOrder } from './order.js';
import { timedProgress } from './timed-progress.js';

export interface Simulated {
  /** Fewer rounds than were asked for, when somebody stopped it. */
  readonly tally: Tally;
  readonly seconds: number;
}

/** Blocks sent to a thread at once: a twentieth of a second or so of the fast path, a second of the core. */
const BLOCKS_AT_ONCE = { fast: 32, core: 1 } as const;

/**
 * Plays all blocks on threads, each taking the next ones when it is free, so that the terminal stays awake.
 * Ctrl-C ends the threads: blocks that are whole count, the others never were.
 */
export const runSimulation = async (order: SimulateOrder): Promise<Simulated> => {
  const start = performance.now();
  const progress = timedProgress('Simulating', order.rounds, 'rounds');
  const blocks = blocksOf(order.rounds);
  const threads = Math.min(order.threads, blocks);
  const atOnce = Math.min(BLOCKS_AT_ONCE[order.through], Math.ceil(blocks / threads));
  let next = 0;
  let tally = NO_ROUNDS;
  const more = (): BlockRange | null => {
    const first = next;
    const count = Math.min(atOnce, blocks - first);
    next += count;
    return count > 0 ? { first, count } : null;
  };
  const workers: Worker[] = [];
  const stopped = stoppedByHand();
  try {
    const all = Array.from({ length: threads }, () => {
      const worker = startThread(order);
      workers.push(worker);
      return playAll(worker, more, (part) => {
        tally = mergeTallies(tally, part);
        progress.tell(tally.rounds);
      });
    });
    await Promise.race([Promise.all(all), stopped.promise]);
  } finally {
    stopped.forget();
    progress.end();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return { tally, seconds: (performance.now() - start) / 1000 };
};

const startThread = ({ seed, players, through, rounds, table }: SimulateOrder): Worker => {
  const workerData: ThreadOrder = { seed, players, through, rounds, house: table.house };
  return new Worker(new URL('./thread.js', import.meta.url), { workerData });
};

/** Hands a thread its blocks, until there are no more. */
const playAll = (
  worker: Worker,
  more: () => BlockRange | null,
  take: (tally: Tally) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const send = (): void => {
      const range = more();
      if (range === null) resolve();
      else worker.postMessage(range);
    };
    worker.on('error', reject);
    worker.on('message', (tally: Tally) => {
      take(tally);
      send();
    });
    send();
  });

/** Ctrl-C once stops in good order; twice ends the command as ever. */
const stoppedByHand = (): { readonly promise: Promise<void>; readonly forget: () => void } => {
  let stop = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    stop = resolve;
  });
  process.once('SIGINT', stop);
  return { promise, forget: () => process.off('SIGINT', stop) };
};
