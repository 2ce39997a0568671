/** What a part comes to, and the breaks in it that no test has noticed, each on a line to read. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readKept } from './kept.mjs';

const NOTICED = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

export const countsOf = (mutants) => ({
  killed: mutants.filter(({ status }) => NOTICED.has(status)).length,
  survived: mutants.filter(({ status }) => MISSED.has(status)).length,
});

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The commit that is checked out, with a + where files differ from it. */
const commitNow = () =>
  `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`;

const lineOf = ({ path, location: { start }, mutatorName, original, replacement, note }) =>
  `${path}:${start.line}:${start.column} ${mutatorName}${note}\n    - ${original}\n    + ${replacement.replaceAll(/\s+/g, ' ')}\n`;

/** Keeps them in `reports/mutation`, beside the commit whose tests were the last to try. */
export const keepResults = (part, mutants, seconds) => {
  const name = `reports/mutation/${part.replace('/', '-')}`;
  const cutShort = new Set(
    readKept().flatMap((entry) => (entry.cutShort === true ? [entry.key] : [])),
  );
  const missed = mutants.filter(({ status }) => MISSED.has(status));
  const noteOf = ({ key, status }) => {
    if (status === 'NoCoverage') return ', no test comes here';
    return cutShort.has(key) ? ', out of time' : '';
  };
  const survivors = missed.map((mutant) => lineOf({ ...mutant, note: noteOf(mutant) }));
  writeFileSync(`${name}.survivors.txt`, survivors.join(''));
  const outOfTime = missed.filter(({ key }) => cutShort.has(key)).length;
  const counts = { ...countsOf(mutants), outOfTime };
  const result = { part, commit: commitNow(), seconds, ...counts };
  writeFileSync(`${name}.result.json`, `${JSON.stringify(result, null, 2)}\n`);
  return counts;
};
