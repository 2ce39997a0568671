/** Runs Stryker over the sources of a part, and gives what became of each break. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { keyOf } from './journal.mjs';

const IN_VITEST = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // All tests of the part: to find the related ones again for every break takes longer than to run them.
  vitest: { configFile: 'vitest.mutate.config.ts', related: false },
};

const IN_PROCESS = {
  testRunner: 'in-process',
  plugins: ['./scripts/mutate/in-process-runner.mjs'],
  testRunnerNodeArgs: ['--max-semi-space-size=64'],
};

const configOf = (name, mutate, { inProcess, ignoreStatic, workers }) => ({
  ...(inProcess ? IN_PROCESS : IN_VITEST),
  mutate: [...mutate, '!**/index.ts'],
  // Message texts are not what is proved here.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  ignoreStatic,
  concurrency: workers,
  // A busy machine is no reason to call a break noticed.
  timeoutFactor: 4,
  timeoutMS: 180_000,
  dryRunTimeoutMinutes: 60,
  reporters: ['progress', 'json', 'html'],
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  htmlReporter: { fileName: `reports/mutation/${name}.html` },
  tempDirName: `.stryker-tmp/${name}`,
  ignorePatterns: [
    'docs',
    'reports',
    'dist',
    'packages/floor/{dist,public,src,test}',
    '.stryker-tmp',
  ],
});

/** What stands there in the source, on one line. */
const textAt = (source, { start, end }) => {
  const lines = source.split('\n');
  const at = ({ line, column }) =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, column - 1);
  return source.slice(at(start), at(end)).replaceAll(/\s+/g, ' ');
};

const run = (
  title,
  mutate,
  { projects, without = '', inProcess = false, ignoreStatic, workers = 2, env = {} },
) => {
  const name = title.replace('/', '-');
  const file = `reports/mutation/${name}.config.json`;
  const config = configOf(name, mutate, { inProcess, ignoreStatic, workers });
  writeFileSync(file, JSON.stringify(config, null, 2));
  const tests = { MUTATED_PROJECTS: projects.join(','), MUTATED_WITHOUT: without };
  const { status } = spawnSync('node_modules/.bin/stryker', ['run', file], {
    stdio: 'inherit',
    env: { ...process.env, ...tests, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
  const { files } = JSON.parse(readFileSync(`reports/mutation/${name}.json`, 'utf8'));
  return Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants.map((mutant) => ({
      ...mutant,
      path,
      key: keyOf(path, mutant.location, mutant.replacement),
      original: textAt(source, mutant.location),
    })),
  );
};

const rangeOf = ({ path, location: { start, end } }) =>
  `${path}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;

/** All mutants of a part. Those that only run while modules load may take a second run, against all tests. */
export const mutantsOf = (part, { mutate, loadingApart = false, ...how }) => {
  const first = run(part, mutate, { ...how, ignoreStatic: loadingApart });
  const loading = first.filter(
    ({ status, static: isStatic }) => status === 'Ignored' && isStatic === true,
  );
  if (loading.length === 0) return first;
  const keys = new Set(loading.map(({ key }) => key));
  const second = run(`${part}-loading`, [...new Set(loading.map(rangeOf))], {
    ...how,
    ignoreStatic: false,
  });
  return [...first, ...second.filter((mutant) => keys.has(mutant.key))];
};
