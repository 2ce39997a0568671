/**
 * `npm run mutate -- [PART…]`: breaks the money core in every small way there is, and counts how many of
 * the breaks a test notices. Parts run one after the other, each against the tests of its own package.
 *
 * At the table, what became of each break is kept in `reports/mutation`:
 * - `--seconds S` tries each break for so long only. One that ran out of time counts as not noticed.
 * - `--workers N` has so many breaks tried side by side, 2 unless told.
 * - `--resume` goes on with a run that was stopped, and tries what it had not reached.
 * - `--again` tries once more what survived: after new tests, or for longer.
 * A source that has changed since is tried anew.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { JOURNAL, keepJournal, noteTimeouts } from './mutate/kept.mjs';
import { leastOf, PARTS } from './mutate/parts.mjs';
import { countsOf, keepResults } from './mutate/results.mjs';
import { mutantsOf } from './mutate/stryker.mjs';

const {
  positionals: names,
  values: { seconds = '', workers = '2', resume, again },
} = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    workers: { type: 'string' },
    resume: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});

const named = (name) => {
  const parts = Object.keys(PARTS).filter((part) => part === name || part.startsWith(`${name}/`));
  if (parts.length > 0) return parts;
  console.error(`there is no part "${name}"; parts are ${Object.keys(PARTS).join(', ')}`);
  return process.exit(2);
};
const wanted = names.length > 0 ? names.flatMap(named) : Object.keys(PARTS);
mkdirSync('reports/mutation', { recursive: true });

/** Parts that are tried by the same tests within one process share a run: the tests are probed once for all. */
const groupsOf = (parts) => {
  const groups = new Map();
  for (const part of parts) {
    const { inProcess, without } = PARTS[part];
    const key = inProcess ? without : part;
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  return [...groups.values()];
};

const print = (part, { killed, survived, outOfTime = 0 }) => {
  const all = killed + survived;
  const late = outOfTime === 0 ? '' : `; ${outOfTime} ran out of time`;
  console.log(
    `${part.padEnd(21)} ${killed} of ${all} mutants killed, ${((100 * killed) / all).toFixed(1)} %${late}`,
  );
};

/** What is asked of `table` or `rulebook` is asked of its parts together, as far as they ran. */
const judge = (whole, rows) => {
  const sum = (what) => rows.reduce((total, [, counts]) => total + (counts[what] ?? 0), 0);
  const counts = { killed: sum('killed'), survived: sum('survived'), outOfTime: sum('outOfTime') };
  if (rows.length > 1) print(`${whole}, together`, counts);
  if (counts.killed < leastOf(whole) * (counts.killed + counts.survived)) process.exitCode = 1;
};

/** Parts of the table, whose results are kept. */
const keptRows = (parts) => {
  const mutate = parts.flatMap((part) => PARTS[part].mutate);
  keepJournal(mutate, { anew: !resume && !again });
  const env = {
    MUTATED_JOURNAL: JOURNAL,
    MUTATED_AGAIN: again ? 'yes' : '',
    MUTATED_SECONDS: seconds,
  };
  const [first] = parts;
  const title = parts.length === 1 ? first : 'table';
  const mutants = mutantsOf(title, { ...PARTS[first], mutate, env, workers: Number(workers) });
  noteTimeouts(mutants);
  return parts.map((part) => {
    const own = mutants.filter(({ path }) => PARTS[part].mutate.includes(path));
    return [part, keepResults(part, own, seconds)];
  });
};

const rows = groupsOf(wanted).flatMap((parts) => {
  const [first] = parts;
  return PARTS[first].inProcess
    ? keptRows(parts)
    : [[first, countsOf(mutantsOf(first, { ...PARTS[first], workers: Number(workers) }))]];
});
for (const [part, counts] of rows) print(part, counts);
const wholeOf = (part) => part.split('/')[0];
for (const whole of new Set(rows.map(([part]) => wholeOf(part)))) {
  judge(
    whole,
    rows.filter(([part]) => wholeOf(part) === whole),
  );
}
