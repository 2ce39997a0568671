/**
 * `npm run simulate-house -- --sabotages`: puts each known bug back, one at a time, plays the seeds of the
 * quick run until one finds it, then longer where none does, and writes what it took into docs/reliability.md.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { bundleSimulation } from './bundle.mjs';
import { SABOTAGES } from './sabotages.mjs';

const PAGE = 'docs/reliability.md';
const [BEGINS, ENDS] = ['<!-- sabotages -->', '<!-- /sabotages -->'];

/** The seeds of the quick run, and how long it plays each of them: as the tests do. */
const quick = () => {
  const source = readFileSync('packages/house/simulation/quick-run.ts', 'utf8');
  const [, seeds] = /QUICK_SEEDS = \[([\d, ]+)\]/.exec(source) ?? [];
  const [, hours] = /QUICK_HOURS = ([\d.]+)/.exec(source) ?? [];
  if (seeds === undefined || hours === undefined)
    throw new Error('the quick run is not to be read');
  return { seeds: seeds.split(', ').map(Number), hours: Number(hours) };
};

/** Where the quick run finds nothing: these, for so long. */
const LONGER = { seeds: [1, 2, 4, 5], hours: 2 };

/** What one seed says: how it failed, after how many simulated minutes, by the processor's time. */
const played = (script, name, seed, hours) => {
  const args = ['--sabotage', name, '--seed', String(seed), '--hours', String(hours)];
  const run = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  const line = /^seed \d+ +(?:FAILED: (\S+)|sound)/m.exec(run.stdout ?? '');
  if (line === null) throw new Error(`${name}, seed ${seed}: ${run.stderr || run.stdout}`);
  const [, simulated = ''] = /^simulated hours +([\d.]+)/m.exec(run.stdout) ?? [];
  const [, seconds = ''] = /^seconds of the processor +([\d.]+)/m.exec(run.stdout) ?? [];
  const minutes = Math.max(1, Math.round(60 * Number(simulated)));
  return { kind: line[1] ?? null, minutes, seconds: Number(seconds) };
};

const search = async (name) => {
  const script = await bundleSimulation(name);
  let seconds = 0;
  for (const { seeds, hours } of [quick(), LONGER]) {
    for (const seed of seeds) {
      const one = played(script, name, seed, hours);
      seconds += one.seconds;
      if (one.kind !== null)
        return { ...one, name, seed, isQuick: hours !== LONGER.hours, seconds };
    }
  }
  return { name, seed: null, seconds };
};

const row = ({ name, seed, isQuick, kind, minutes, seconds }) =>
  seed === null
    ? `| \`${name}\` | not found | ${LONGER.seeds.length} seeds of ${LONGER.hours} h | | ${seconds} |`
    : `| \`${name}\` | ${isQuick ? 'yes' : 'no'} | ${seed} | ${kind}, after ${minutes} min | ${seconds} |`;

const TABLE_HEAD = [
  '| bug | in the quick run | seed | found as | seconds |',
  '| --- | --- | --- | --- | --- |',
];

/** The rows that the page has by now, by the name of their bug. */
const rowsIn = (table) =>
  new Map(
    table.split('\n').flatMap((line) => {
      const [, name] = /^\| `([\w-]+)` \|/.exec(line) ?? [];
      return name === undefined ? [] : [[name, line]];
    }),
  );

export const findSabotages = async (names) => {
  for (const name of names) {
    const found = row(await search(name));
    console.log(found);
    // After each one: a long run may be stopped.
    const [before = '', rest = ''] = readFileSync(PAGE, 'utf8').split(BEGINS);
    const [table = '', after = ''] = rest.split(ENDS);
    const rows = rowsIn(table).set(name, found);
    const kept = Object.keys(SABOTAGES).flatMap((one) => rows.get(one) ?? []);
    const page = [BEGINS, '', ...TABLE_HEAD, ...kept, '', ENDS].join('\n');
    writeFileSync(PAGE, `${before}${page}${after}`);
  }
};
