/**
 * `node scripts/simulate-house/record.mjs COMMIT [REPORT]`: writes the seeds of a batch that were sound into
 * docs/simulated-house.csv, so that a batch goes on on another machine. A seed played again takes the place of
 * what was there.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FILE = 'docs/simulated-house.csv';
const HEADER = 'seed,commit,table_hours,rounds,processor_seconds,digest';

const [commit, report = 'reports/simulate-house.json'] = process.argv.slice(2);
if (commit === undefined) {
  console.error('which commit was played?');
  process.exit(2);
}

const known = existsSync(FILE) ? readFileSync(FILE, 'utf8').trim().split('\n').slice(1) : [];
const lines = new Map(known.map((line) => [Number(line.split(',')[0]), line]));
for (const { outcome, seconds } of Object.values(JSON.parse(readFileSync(report, 'utf8')).played)) {
  const { seed, failure, totals, digest } = outcome;
  if (failure !== null) continue;
  const { tableHours, rounds } = totals;
  const cells = [seed, commit, tableHours.toFixed(3), rounds, seconds.toFixed(1), digest];
  lines.set(seed, cells.join(','));
}
const sorted = [...lines].toSorted(([one], [other]) => one - other).map(([, line]) => line);
writeFileSync(FILE, `${[HEADER, ...sorted].join('\n')}\n`);

const sumOf = (column) => sorted.reduce((sum, line) => sum + Number(line.split(',')[column]), 0);
console.log(`${sorted.length} seeds, ${sumOf(2).toFixed(1)} table-hours, ${sumOf(3)} rounds`);
