/**
 * `npm run mutate -- [PART…]`: breaks the money core in every small way there is, and counts how many of
 * the breaks a test notices. Parts run one after the other, each against the tests of its own package.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const PARTS = {
  money: { mutate: ['packages/money/src/**/*.ts'], projects: ['money'] },
  jackpot: { mutate: ['packages/jackpot/src/**/*.ts'], projects: ['jackpot'] },
  rulebook: { mutate: ['packages/rulebook/src/**/*.ts'], projects: ['rulebook'] },
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
  },
};

const configOf = (part, { mutate, projects }) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutate.config.ts' },
  mutate: [...mutate, '!**/index.ts'],
  // Message texts are not what is proved here.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['progress', 'json', 'html'],
  jsonReporter: { fileName: `reports/mutation/${part}.json` },
  htmlReporter: { fileName: `reports/mutation/${part}.html` },
  tempDirName: `.stryker-tmp/${part}`,
  ignorePatterns: ['docs', 'reports', 'dist', 'packages/floor'],
  thresholds: { high: 95, low: 90, break: 90 },
  _projects: projects,
});

const countsOf = (part) => {
  const { files } = JSON.parse(readFileSync(`reports/mutation/${part}.json`, 'utf8'));
  const counts = { killed: 0, survived: 0 };
  for (const { mutants } of Object.values(files)) {
    for (const { status } of mutants) {
      if (status === 'Killed' || status === 'Timeout') counts.killed += 1;
      if (status === 'Survived' || status === 'NoCoverage') counts.survived += 1;
    }
  }
  return counts;
};

const wanted = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(PARTS);
mkdirSync('reports/mutation', { recursive: true });
const rows = [];
for (const part of wanted) {
  const settings = PARTS[part];
  if (settings === undefined) {
    console.error(`there is no part "${part}"; parts are ${Object.keys(PARTS).join(', ')}`);
    process.exit(2);
  }
  const { _projects: projects, ...config } = configOf(part, settings);
  const file = `reports/mutation/${part}.config.json`;
  writeFileSync(file, JSON.stringify(config, null, 2));
  const env = { ...process.env, MUTATED_PROJECTS: projects.join(',') };
  const { status } = spawnSync('node_modules/.bin/stryker', ['run', file], {
    stdio: 'inherit',
    env,
  });
  if (status !== 0) process.exitCode = 1;
  rows.push([part, countsOf(part)]);
}
for (const [part, { killed, survived }] of rows) {
  const all = killed + survived;
  console.log(
    `${part.padEnd(10)} ${killed} of ${all} mutants killed, ${((100 * killed) / all).toFixed(1)} %`,
  );
}
