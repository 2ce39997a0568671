import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { runBatch } from './batch.js';
import { KINDS, type Kind } from './checks/failure.js';
import type { Plan } from './outcome.js';
import { failureText, occurrencesText, outcomeLine, totalsText } from './report.js';
import { Simulation } from './simulation.js';

const USAGE = `npm run simulate-house -- --seed N | --seeds A..B
  --hours H        how long each seed is played, 4 unless told
  --resume         leaves out the seeds that were played before
  --state FILE     where they are kept, reports/simulate-house.json unless told
  --jobs N         how many seeds at once, one for each core unless told
  --sabotage NAME  with one known bug put back
  --sabotages      each of them in turn; docs/reliability.md says what found it
  --ignore KIND,…  failures that do not count
  --trace TEXT     prints every act that has this text in it`;

const options = {
  seed: { type: 'string' },
  seeds: { type: 'string' },
  hours: { type: 'string', default: '4' },
  resume: { type: 'boolean', default: false },
  state: { type: 'string', default: 'reports/simulate-house.json' },
  jobs: { type: 'string', default: String(availableParallelism()) },
  sabotage: { type: 'string' },
  ignore: { type: 'string', default: '' },
  trace: { type: 'string' },
  worker: { type: 'boolean', default: false },
} as const;

const stop = (message: string): never => {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(2);
};

const wholeNumber = (text: string, what: string): number =>
  /^\d{1,9}$/.test(text) ? Number(text) : stop(`${what} is a whole number, not "${text}"`);

const kindOf = (text: string): Kind =>
  KINDS.find((kind) => kind === text) ?? stop(`there is no kind of failure "${text}"`);

/** By the processor's time: others may use this machine too. */
const timed = async (plan: Plan) => {
  const before = process.cpuUsage();
  const outcome = await new Simulation(plan).run();
  const { user, system } = process.cpuUsage(before);
  return { outcome, seconds: (user + system) / 1_000_000 };
};

const work = (): void => {
  process.on('message', (plan) => {
    void timed(plan as Plan).then((played) => process.send?.(played));
  });
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options });
  if (values.worker) {
    work();
    return;
  }
  const hours = Number(values.hours);
  if (!(hours > 0)) stop(`--hours is a number above 0, not "${values.hours}"`);
  const plan = {
    hours,
    sabotage: values.sabotage ?? null,
    ignored: values.ignore === '' ? [] : values.ignore.split(',').map(kindOf),
    trace: values.trace ?? null,
  };
  if (values.seeds !== undefined) {
    const [first = '', last = ''] = values.seeds.split('..');
    const [from, to] = [wholeNumber(first, '--seeds'), wholeNumber(last, '--seeds')];
    const plans = Array.from({ length: to - from + 1 }, (_, at) => ({ ...plan, seed: from + at }));
    const jobs = Math.max(1, wholeNumber(values.jobs, '--jobs'));
    const { state: file, resume } = values;
    process.exitCode = (await runBatch({ plans, jobs, file, resume })) ? 0 : 1;
    return;
  }
  if (values.seed === undefined) stop('say which seed');
  const seed = wholeNumber(values.seed ?? '', '--seed');
  const { outcome, seconds } = await timed({ ...plan, seed });
  console.log(outcomeLine(outcome, seconds));
  console.log(`\n${totalsText([outcome], seconds)}\n\n${occurrencesText([outcome])}\n`);
  console.log(`digest                           ${outcome.digest}`);
  for (const [name, count] of outcome.refusals) console.log(`refused ${count} times: ${name}`);
  if (outcome.failure !== null) console.log(`\n${failureText(outcome)}`);
  process.exitCode = outcome.failure === null ? 0 : 1;
};

await main();
