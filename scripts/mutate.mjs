/**
 * `npm run mutate -- [PART…]`: breaks the money core in every small way there is, and counts how many of
 * the breaks a test notices. Parts run one after the other, each against the tests of its own package.
 * `MUTATED_SECONDS=0.5` tries each break at the table for so long only, and gives a lower bound.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Tests that play for minutes. What they notice a test that names it should notice too. */
const STORMS = 'table/test/shift/|/storm\\.test';
const DAYS = 'chips/(report|accounting|span)\\.test';

const TABLE = 'packages/table/src';
const tableFiles = readdirSync(TABLE, { recursive: true }).filter((file) => file.endsWith('.ts'));

/** Files of the table, against the tests at a table. */
const atTheTable = (files, without = `${STORMS}|${DAYS}`) => ({
  mutate: tableFiles.filter((file) => files.test(file)).map((file) => `${TABLE}/${file}`),
  projects: ['table'],
  without,
  inProcess: true,
});

const PARTS = {
  money: { mutate: ['packages/money/src/**/*.ts'], projects: ['money'] },
  jackpot: { mutate: ['packages/jackpot/src/**/*.ts'], projects: ['jackpot'] },
  // The documents are data: nearly all of it is read once, while modules load.
  'rulebook/documents': {
    mutate: ['packages/rulebook/src/documents/**/*.ts'],
    projects: ['rulebook'],
  },
  'rulebook/checks': {
    mutate: [
      'packages/rulebook/src/*.ts',
      'packages/rulebook/src/{check,house-rules,in-force,schema,sign}/**/*.ts',
    ],
    projects: ['rulebook'],
  },
  'rulebook/facts': {
    mutate: ['packages/rulebook/src/{catalogue,facts}/**/*.ts'],
    projects: ['rulebook'],
  },
  settle: {
    mutate: [
      'packages/games/src/**/settle*.ts',
      'packages/games/src/**/hands.ts',
      'packages/games/src/high-card-flush/{bonuses,envy,reading}.ts',
      'packages/games/src/contest/lines.ts',
      'packages/games/src/kernel/{cap,envy,lines,notices,settlement,stages}.ts',
      'packages/table/src/settle-round.ts',
    ],
    projects: ['games', 'table'],
    // Half of it also runs while the tests are collected, and would be tried against all of them.
    loadingApart: true,
  },
  'table/tell-and-view': atTheTable(
    /^(table\/(tell|view)|(cards|jackpots)\/view|people\/looking)\.ts$/,
  ),
  'table/corrections': atTheTable(/^(corrections|reconstruct)\//),
  'table/irregularities': atTheTable(/^irregularities\//),
  'table/rounds': atTheTable(/^(rounds|round-file)\/|^award-/),
  'table/jackpots': atTheTable(/^jackpots\/(?!view)/),
  'table/cards': atTheTable(/^(cards\/(?!view)|dealing\/)/),
  'table/people': atTheTable(/^(people\/(?!looking)|automation\/)/),
  'table/calls': atTheTable(/^calls\//),
  'table/events': atTheTable(/^(table\/(?!tell|view)|refusal)/),
  'table/chips': atTheTable(/^chips\//, STORMS),
  'table/shift': atTheTable(/^shift\//, 'manual-shoe'),
};

/** The least share of the breaks that tests must notice. */
const LEAST = { table: 0.93 };
const LEAST_ELSEWHERE = 0.9;
const leastOf = (part) => LEAST[part.split('/')[0]] ?? LEAST_ELSEWHERE;

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

const configOf = (name, mutate, { inProcess, ignoreStatic }) => ({
  ...(inProcess ? IN_PROCESS : IN_VITEST),
  mutate: [...mutate, '!**/index.ts'],
  // Message texts are not what is proved here.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  ignoreStatic,
  concurrency: 2,
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

const run = (title, mutate, { projects, without = '', inProcess = false, ignoreStatic }) => {
  const name = title.replace('/', '-');
  const file = `reports/mutation/${name}.config.json`;
  writeFileSync(file, JSON.stringify(configOf(name, mutate, { inProcess, ignoreStatic }), null, 2));
  const env = { ...process.env, MUTATED_PROJECTS: projects.join(','), MUTATED_WITHOUT: without };
  const { status } = spawnSync('node_modules/.bin/stryker', ['run', file], {
    stdio: 'inherit',
    env,
  });
  if (status !== 0) process.exit(status ?? 1);
  const { files } = JSON.parse(readFileSync(`reports/mutation/${name}.json`, 'utf8'));
  return Object.entries(files).flatMap(([path, { mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, path })),
  );
};

const rangeOf = ({ path, location: { start, end } }) =>
  `${path}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
const keyOf = (mutant) => `${rangeOf(mutant)} ${mutant.replacement}`;

/** All mutants of a part. Those that only run while modules load may take a second run, against all tests. */
const mutantsOf = (part, { mutate, loadingApart = false, ...how }) => {
  const first = run(part, mutate, { ...how, ignoreStatic: loadingApart });
  const loading = first.filter(
    ({ status, static: isStatic }) => status === 'Ignored' && isStatic === true,
  );
  if (loading.length === 0) return first;
  const keys = new Set(loading.map(keyOf));
  const second = run(`${part}-loading`, [...new Set(loading.map(rangeOf))], {
    ...how,
    ignoreStatic: false,
  });
  return [...first, ...second.filter((mutant) => keys.has(keyOf(mutant)))];
};

const countsOf = (mutants) => {
  const counts = { killed: 0, survived: 0 };
  for (const { status } of mutants) {
    if (status === 'Killed' || status === 'Timeout') counts.killed += 1;
    if (status === 'Survived' || status === 'NoCoverage') counts.survived += 1;
  }
  return counts;
};

const named = (name) => {
  const parts = Object.keys(PARTS).filter((part) => part === name || part.startsWith(`${name}/`));
  if (parts.length > 0) return parts;
  console.error(`there is no part "${name}"; parts are ${Object.keys(PARTS).join(', ')}`);
  return process.exit(2);
};
const names = process.argv.slice(2);
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

const print = (part, { killed, survived }) => {
  const all = killed + survived;
  if (killed < leastOf(part) * all) process.exitCode = 1;
  console.log(
    `${part.padEnd(21)} ${killed} of ${all} mutants killed, ${((100 * killed) / all).toFixed(1)} %`,
  );
};

const rows = groupsOf(wanted).flatMap((parts) => {
  if (parts.length === 1) return [[parts[0], countsOf(mutantsOf(parts[0], PARTS[parts[0]]))]];
  const mutate = parts.flatMap((part) => PARTS[part].mutate);
  const mutants = mutantsOf('table', { ...PARTS[parts[0]], mutate });
  return parts.map((part) => [
    part,
    countsOf(mutants.filter(({ path }) => PARTS[part].mutate.includes(path))),
  ]);
});
for (const [part, counts] of rows) print(part, counts);
