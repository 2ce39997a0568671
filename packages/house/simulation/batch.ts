import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome, Plan } from './outcome.js';
import { failureText, occurrencesOf, occurrencesText, outcomeLine, totalsText } from './report.js';

/** A seed that was played, and how long it took. */
interface Played {
  readonly outcome: Outcome;
  readonly seconds: number;
}

interface Kept {
  readonly hours: number;
  readonly played: Readonly<Record<string, Played>>;
}

export interface Batch {
  readonly plans: readonly Plan[];
  readonly jobs: number;
  /** Where what was played is kept, so that a batch can be resumed. */
  readonly file: string;
  readonly resume: boolean;
}

/** Over so many seeds everything happens that a simulation is about. */
const MANY = 20;

/** A process is let go after so many seeds: what libraries keep is gone with it. */
const SEEDS_EACH = 10;

/** Plays many seeds, each in a process of its own kind; what was played is kept after every seed. */
export const runBatch = async ({ plans, jobs, file, resume }: Batch): Promise<boolean> => {
  const hours = plans[0]?.hours ?? 0;
  const played: Record<string, Played> = resume ? { ...read(file, hours) } : {};
  const waiting = plans.filter(({ seed }) => played[seed] === undefined);
  const keep = (seed: number, one: Played): void => {
    played[seed] = one;
    console.log(outcomeLine(one.outcome, one.seconds));
    if (one.outcome.failure !== null) console.log(failureText(one.outcome));
    write(file, { hours, played });
  };
  await Promise.all(Array.from({ length: jobs }, () => work(waiting, keep)));
  const all = Object.values(played).map(({ outcome }) => outcome);
  console.log(`\n${totalsText(all, secondsOf(played))}\n\n${occurrencesText(all)}`);
  for (const { seed, digest } of all) console.log(`digest of seed ${seed}  ${digest}`);
  const never = occurrencesOf(all).filter(([, count]) => count === 0);
  const isMissing = all.length >= MANY && never.length > 0;
  if (isMissing)
    console.log(
      `over ${all.length} seeds it never happened that ${never.map(([what]) => what).join('; ')}`,
    );
  return !isMissing && all.every(({ failure }) => failure === null);
};

const secondsOf = (played: Readonly<Record<string, Played>>): number =>
  Object.values(played).reduce((sum, { seconds }) => sum + seconds, 0);

const work = async (waiting: Plan[], keep: (seed: number, one: Played) => void): Promise<void> => {
  while (waiting.length > 0) {
    const child = fork(process.argv[1] ?? '', ['--worker']);
    for (let count = 0; count < SEEDS_EACH; count += 1) {
      const plan = waiting.shift();
      if (plan === undefined) break;
      keep(plan.seed, await play(child, plan));
    }
    child.kill();
  }
};

const play = (child: ChildProcess, plan: Plan): Promise<Played> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`a worker ended: ${code}`));
    child.once('exit', ended);
    child.once('message', (played) => {
      child.off('exit', ended);
      resolve(played as Played);
    });
    child.send(plan);
  });

const read = (file: string, hours: number): Readonly<Record<string, Played>> => {
  if (!existsSync(file)) return {};
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  if (kept.hours !== hours) throw new Error(`${file} is of seeds of ${kept.hours} hours`);
  return kept.played;
};

/** All of it or nothing: a batch may be stopped at any moment. */
const write = (file: string, kept: Kept): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(kept));
  renameSync(`${file}.new`, file);
};
