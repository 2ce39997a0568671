/**
 * `npm run simulate-house -- --sabotages`: puts each known bug back, one at a time, plays the seeds of the
 * quick run until one finds it, and writes what it took into docs/reliability.md.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { SABOTAGES } from './sabotages.mjs';

const PAGE = 'docs/reliability.md';
const [BEGINS, ENDS] = ['<!-- sabotages -->', '<!-- /sabotages -->'];
const SEEDS = [1, 2, 3, 4];
/** As long as the quick run plays each seed; then longer, where it finds nothing. */
const HOURS = [0.25, 2];

/** What one seed says: how it failed, after how many simulated minutes. */
const played = (name, seed, hours) => {
  const started = performance.now();
  const args = ['run', '--silent', 'simulate-house', '--', '--sabotage', name];
  const run = spawnSync('npm', [...args, '--seed', String(seed), '--hours', String(hours)], {
    encoding: 'utf8',
  });
  const line = /^seed \d+ +(?:FAILED: (\S+)|sound)/m.exec(run.stdout ?? '');
  if (line === null) throw new Error(`${name}, seed ${seed}: ${run.stderr || run.stdout}`);
  const [, simulated = ''] = /^simulated hours +([\d.]+)/m.exec(run.stdout) ?? [];
  return { kind: line[1] ?? null, simulated, seconds: (performance.now() - started) / 1000 };
};

const search = (name) => {
  let seconds = 0;
  for (const hours of HOURS) {
    for (const seed of SEEDS) {
      const one = played(name, seed, hours);
      seconds += one.seconds;
      if (one.kind !== null) return { name, seed, hours, ...one, seconds };
    }
  }
  return { name, seed: null, seconds };
};

const row = ({ name, seed, hours, kind, simulated, seconds }) =>
  seed === null
    ? `| \`${name}\` | not found | ${SEEDS.length} seeds of ${HOURS.at(-1)} h | | ${seconds.toFixed(0)} |`
    : `| \`${name}\` | ${hours === HOURS[0] ? 'yes' : 'no'} | ${seed} | ${kind}, after ${simulated} h | ${seconds.toFixed(0)} |`;

export const findSabotages = (only) => {
  const rows = [];
  for (const name of only ?? Object.keys(SABOTAGES)) {
    const found = row(search(name));
    console.log(found);
    rows.push(found);
  }
  const table = [
    '| bug | in the quick run | seed | found as | seconds |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
  const page = readFileSync(PAGE, 'utf8');
  const [before = '', rest = ''] = page.split(BEGINS);
  const [, after = ''] = rest.split(ENDS);
  writeFileSync(PAGE, `${before}${BEGINS}\n\n${table}\n\n${ENDS}${after}`);
};
